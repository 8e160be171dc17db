/** The desk of a game that is being played: tools, hint, menu and, in the end, the result. */
import type { AnyText } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { useHint } from '../advice/use-hint.ts';
import type { BoardModule } from '../boards/board.ts';
import { Desk } from './desk.tsx';
import type { DeskState } from './desk-state.ts';
import { Ending } from './ending.tsx';
import { Menu } from './menu.tsx';
import { Tools } from './tools.tsx';

interface PlayDeskProps {
  readonly desk: DeskState;
  readonly text: AnyText;
  readonly module: BoardModule;
}

export function PlayDesk({ desk, text, module }: PlayDeskProps) {
  const menu = useSignal(false);
  const hint = useHint(desk.session);
  const outcome = desk.session.outcome.value;
  return (
    <>
      <Desk
        desk={desk}
        text={text}
        module={module}
        above={outcome && <Ending desk={desk} text={text} outcome={outcome} />}
        below={
          <Tools
            desk={desk}
            askHint={outcome ? undefined : hint.ask}
            thinking={hint.thinking}
            openMenu={() => (menu.value = true)}
          />
        }
      />
      {menu.value && <Menu desk={desk} close={() => (menu.value = false)} />}
    </>
  );
}
