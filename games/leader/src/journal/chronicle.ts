/** The log of a campaign, made into pages of notes: one page for the flotilla, one for each patrol of each boat. */
import type { LogEntry } from '@derby/kernel';
import { type BoatId, card, type Level } from '../data/boats.ts';
import type { AreaId, CampaignId, Length } from '../data/campaigns.ts';
import type { Log } from '../log.ts';
import type { Leader, Side } from '../state.ts';
import { Clock } from './clock.ts';
import { NOTED } from './noted.ts';
import type { Note, Page, PatrolPage, Tally } from './notes.ts';
import { Picture } from './picture.ts';

type Condition = 'okay' | 'shaken' | 'unfit';

interface Crew {
  level: Level;
  condition: Condition;
  area: AreaId | null;
}

const NOTHING: Tally = { ships: 0, tons: 0 };

/** All that the log has told so far, and nothing that it has not. */
export class Chronicle {
  readonly pages: Page[] = [];
  readonly picture = new Picture();
  clock = new Clock('battle-begins', 'medium');
  /** The boat whose contact is being played, and whether the enemy has taken alarm. */
  active: BoatId | undefined;
  alarmed = false;
  /** Convoy cards drawn in this search. */
  drawn = 0;
  /** What a boat was doing when it was last attacked. */
  readonly caught = new Map<BoatId, Side>();
  readonly #crews = new Map<BoatId, Crew>();
  readonly #open = new Map<BoatId, PatrolPage>();
  #flotilla: Page | undefined;
  #sunk: Tally = NOTHING;

  constructor(log: readonly LogEntry<Leader>[]) {
    for (const { rule, entry } of log) {
      if (rule.startsWith('UL-17.')) this.clock.refit();
      note(this, entry);
    }
  }

  beginCampaign(campaign: CampaignId, length: Length): void {
    this.clock = new Clock(campaign, length);
    this.#flotilla = { kind: 'flotilla', campaign, notes: [] };
    this.#sunk = NOTHING;
    this.#open.clear();
    this.pages.push(this.#flotilla);
    this.tellFlotilla({ what: 'campaign', campaign });
  }

  crew(boat: BoatId): Crew {
    const crew: Crew = this.#crews.get(boat) ?? { level: 'trained', condition: 'okay', area: null };
    this.#crews.set(boat, crew);
    return crew;
  }

  /** A crew's condition changes with its Stress; only a change is worth a note. */
  strain(boat: BoatId, stress: number): void {
    const crew = this.crew(boat);
    const { okayMax, unfitMin } = card(boat, crew.level);
    const condition = stress <= okayMax ? 'okay' : stress < unfitMin ? 'shaken' : 'unfit';
    if (condition === crew.condition) return;
    crew.condition = condition;
    this.tell(boat, { what: 'crew', condition, stress });
  }

  /** A note of the flotilla; `at` takes the time of a boat. */
  tellFlotilla(note: Note, at?: BoatId): void {
    this.#flotilla?.notes.push({ ...this.clock.at(at), note });
  }

  tell(boat: BoatId | undefined, note: Note): void {
    if (boat !== undefined) this.#write(this.page(boat), boat, note);
  }

  /** A note on the page that is open, or on that of the patrol just made. */
  tellLast(boat: BoatId, note: Note): void {
    const last = this.#patrols(boat).at(-1);
    if (last) this.#write(last, boat, note);
  }

  #write(page: PatrolPage, boat: BoatId, note: Note): void {
    const time = this.clock.at(boat);
    const last = page.notes.at(-1);
    const both = last?.minute === time.minute ? merged(last.note, note) : undefined;
    if (both) page.notes.pop();
    page.notes.push({ ...time, note: both ?? note });
  }

  /** Everyone in the battle sees it. */
  tellAll(note: Note): void {
    for (const boat of this.picture.boats) this.tell(boat, note);
  }

  page(boat: BoatId): PatrolPage {
    const open = this.#open.get(boat);
    if (open) return open;
    const number = this.#patrols(boat).length + 1;
    const page: PatrolPage = { kind: 'patrol', boat, number, notes: [], sailed: false, sunk: NOTHING };
    this.#open.set(boat, page);
    this.pages.push(page);
    return page;
  }

  #patrols(boat: BoatId): PatrolPage[] {
    return this.pages.filter((page) => page.kind === 'patrol').filter((page) => page.boat === boat);
  }

  /** The boat is in port or lost: what follows belongs to another page. */
  closePage(boat: BoatId): void {
    this.#open.delete(boat);
  }

  score(boat: BoatId, tons: number): void {
    const page = this.page(boat);
    page.sunk = plus(page.sunk, tons);
    this.#sunk = plus(this.#sunk, tons);
  }

  get sunk(): Tally {
    return this.#sunk;
  }
}

/** Within a minute the last of several moves says where the boat stands, and ships are made out together. */
function merged(before: Note, now: Note): Note | undefined {
  if (before.what === 'moved' && now.what === 'moved') return now;
  if (before.what === 'made-out' && now.what === 'made-out')
    return { what: 'made-out', ships: [...before.ships, ...now.ships] };
  return undefined;
}

const plus = ({ ships, tons }: Tally, more: number): Tally => ({ ships: ships + 1, tons: tons + more });

function note<W extends Log['what']>(chronicle: Chronicle, entry: Extract<Log, { what: W }>): void {
  (NOTED[entry.what] as (chronicle: Chronicle, entry: Log) => void)(chronicle, entry);
}

/** The pages of a log: of those of boats only the ones that have left port. The flotilla hears of its boats out of turn. */
export function chronicle(log: readonly LogEntry<Leader>[]): Page[] {
  const { pages } = new Chronicle(log);
  const read = pages.filter((page) => page.kind === 'flotilla' || page.sailed);
  for (const { kind, notes } of read) if (kind === 'flotilla') notes.sort((a, b) => a.minute - b.minute);
  return read;
}
