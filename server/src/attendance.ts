/** The staff at the tables of a house: it decides where it is asked, and advises where that is allowed. */

import type { GameRecord } from '@derby/kernel';
import type { Deed, ServerRefusal } from '@derby/protocol';
import type { Logger } from 'pino';
import { ATTEMPTS, type Desk, type Desks, isLost, Stopped } from './desks.ts';
import type { RulesShelf } from './rules-shelf.ts';
import type { Seated } from './store/matches.ts';
import { ThreadLost, type Threads } from './threads.ts';

interface Setting {
  readonly desks: Desks;
  readonly rules: RulesShelf;
  readonly staff: Threads;
  /** In milliseconds: what one consultation may take. */
  readonly limit: number;
  readonly log: Logger;
  act(id: string, deed: Deed, at: number): Promise<ServerRefusal | undefined>;
}

export class Attendance {
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Decides where a seat of the staff is asked. */
  async attend(desk: Desk): Promise<void> {
    const { desks, act, log } = this.#setting;
    const { match } = desk;
    const { asked, at, result } = desk.stand;
    const rank = match.seats.find(({ seat }) => seat === asked)?.rank;
    if (asked === undefined || result || !rank || desk.isStaffAsked || desk.isLost || desks.isClosing) return;
    desk.isStaffAsked = true;
    try {
      const { value } = await desks.ask<GameRecord>(match.id, { op: 'whole' });
      const { choice } = (await this.#consult(match, value, rank, false)) as { choice?: string };
      desk.isStaffAsked = false;
      if (choice !== undefined && !desk.isLost && !(await act(match.id, { kind: 'take', seat: asked, choice }, at)))
        return;
      // Whoever else did something meanwhile has left the staff to decide anew.
      if (desk.stand.at !== at) await this.attend(desk);
    } catch (fault) {
      desk.isStaffAsked = false;
      if (isLost(fault) || fault instanceof Stopped || desks.isClosing) return;
      log.error({ match: match.id, rank, fault }, 'the staff has not answered');
      await desks.blamed(match.id, fault, desk);
    }
  }

  /** What a player of this rank would choose here, and why. */
  async hint(id: string, rank: string): Promise<unknown> {
    const { desk, value } = await this.#setting.desks.ask<GameRecord>(id, { op: 'whole' });
    await desk.saved;
    return this.#consult(desk.match, value, rank, true);
  }

  /** A thread that another consultation has broken is not to blame on this one: it is asked again. */
  async #consult(match: Seated, record: GameRecord, rank: string, why: boolean): Promise<unknown> {
    const { staff, rules, limit, desks } = this.#setting;
    const file = await rules.fileOf(match.rules);
    for (let attempt = 1; ; attempt++) {
      try {
        return await staff.pick().ask({ op: 'consult', rules: file, record, rank, why }, limit);
      } catch (fault) {
        if (!(fault instanceof ThreadLost) || attempt === ATTEMPTS || desks.isClosing) throw fault;
      }
    }
  }
}
