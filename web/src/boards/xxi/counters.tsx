/**
 * The pieces: wooden blocks for what is moved on land, enamel plates for what is at sea, brass for orders. What has one colour is one
 * shape: the browser goes through each shape of some hundred counters at every choice.
 */
import {
  type ConvoyId,
  type CounterId,
  convoyValue,
  DEVASTATION_ICON,
  type DevastationId,
  kindOf,
  letterOf,
  type ResourceId,
  resourceKind,
} from '@derby/xxi/data/counters';
import { memo } from '../../parts/memo.ts';
import { Lettering, printed } from '../kit/printed.tsx';
import { placed } from '../kit/shapes.ts';
import { ARMY, EXPRESS, FLAME, GUN, KindSign, SEVEN, SHIP, TWENTY_ONE } from './icons.tsx';

const Block = ({ class: kind, width = 40, height = 40 }: { class: string; width?: number; height?: number }) => (
  <>
    <rect class="shade" x={-width / 2 + 1} y={-height / 2 + 3} width={width} height={height} rx="6" />
    <rect class={`block ${kind}`} x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
  </>
);

const SEVEN_HULL = placed(SEVEN, 0, -3.5, 1.08);
const TWENTY_ONE_HULL = placed(TWENTY_ONE, 0, -3.5, 1.08);
/** A boat and its name. */
const boatShape = (id: CounterId): string => {
  const [hull, type] = kindOf(id) === 'seven' ? [SEVEN_HULL, 'VII'] : [TWENTY_ONE_HULL, 'XXI'];
  return hull + printed(`${type} · ${id.split('-')[1]}`, 0, 17, 15.5);
};

/** The ship, and the water under it. */
const CONVOY_SHIP = `${placed(SHIP, -6, 4, 0.86)}M-26 14q3-2.5 6 0t6 0 6 0 6 0 6 0 6 0`;
const RIVETS = [-14, 14].flatMap((x) => [-14, 14].map((y) => placed('M0-1.8a1.8 1.8 0 1 0 .01 0z', x, y))).join('');

const Resource = ({ id }: { readonly id: ResourceId }) => (
  <>
    <Block class="wood" />
    <KindSign kind={resourceKind(id)} x={0} y={0} size={1.15} />
    <Lettering class={`on-${resourceKind(id)}`} text={letterOf(id)} y={6.5} size={17} />
  </>
);

interface BoatProps {
  readonly id: CounterId;
  readonly depleted: boolean;
}

const Boat = ({ id, depleted }: BoatProps) => (
  <>
    <Block class={depleted ? 'enamel hurt' : 'enamel'} width={58} height={38} />
    <path class="wave" d="M-24 5q3-3 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0" />
    <path class="hull-line" d={boatShape(id)} />
    {depleted && <path class="wound" d="M-28 18L28-18M-28-18L-14-9" />}
  </>
);

const Convoy = ({ id }: { readonly id: ConvoyId }) => (
  <>
    <Block class="sea-blue" width={52} height={38} />
    <path class="ship" d={CONVOY_SHIP + printed(String(convoyValue(id)), 16, 8, 24)} />
  </>
);

const Army = () => (
  <>
    <Block class="army-green" />
    <path class="on-green-shape" d={placed(ARMY, 0, -2)} />
  </>
);

const Command = () => (
  <>
    <Block class="brass" />
    <path class="rivet" d={RIVETS} />
    <Lettering class="order" text="IBG" y={5.5} size={15} />
  </>
);

const Devastation = ({ id }: { readonly id: DevastationId }) => (
  <>
    <Block class="fire-red" />
    <path class="cross" d="M-19-19L19 19M19-19L-19 19" />
    <path class="flame" d={FLAME} />
    <KindSign kind={DEVASTATION_ICON[id] ?? 'hull'} x={0} y={5} size={0.52} />
  </>
);

const Sign = ({ class: kind, shape }: { class: string; shape: string }) => (
  <>
    <Block class={kind} />
    <path class={`on-${kind}-shape`} d={shape} />
  </>
);

function face(id: CounterId, depleted: boolean) {
  switch (kindOf(id)) {
    case 'convoy':
      return <Convoy id={id as ConvoyId} />;
    case 'army':
      return <Army />;
    case 'command':
      return <Command />;
    case 'devastation':
      return <Devastation id={id as DevastationId} />;
    case 'flak':
      return <Sign class="steel" shape={GUN} />;
    case 'priority':
      return <Sign class="steel" shape={EXPRESS} />;
    case 'seven':
    case 'twenty-one':
      return <Boat id={id} depleted={depleted} />;
    default:
      return <Resource id={id as ResourceId} />;
  }
}

/** The face of a counter, drawn around its middle: forty high, boats and convoys wider. */
export const Face = memo(({ id, depleted = false }: { readonly id: CounterId; readonly depleted?: boolean }) =>
  face(id, depleted),
);
