/** What the campaign writes into the journal: set-up, orders, passages, missions, refit and the end. */
import type { Log } from '../log.ts';
import type { Chronicle } from './chronicle.ts';
import type { Noted } from './noted.ts';

function putToSea(c: Chronicle, { boat, area }: Extract<Log, { what: 'boat-sails' }>): void {
  const crew = c.crew(boat);
  const page = c.page(boat);
  c.clock.sail(boat);
  if (page.sailed) c.tell(boat, { what: 'entered', area });
  else {
    page.sailed = true;
    c.tell(boat, { what: 'put-to-sea', from: crew.area, area });
    c.tellFlotilla({ what: 'sent-out', boat, area }, boat);
  }
  crew.area = area;
}

function comeIn(c: Chronicle, { boat, area }: Extract<Log, { what: 'boat-comes-in' }>): void {
  c.clock.sail(boat);
  c.tell(boat, { what: 'in-port', area, sunk: c.page(boat).sunk });
  c.tellFlotilla({ what: 'came-home', boat, area }, boat);
  c.crew(boat).area = area;
  c.closePage(boat);
}

function resupply(c: Chronicle, { boat }: Extract<Log, { what: 'boat-resupplied' }>): void {
  const page = c.page(boat);
  if (page.number === 1 || page.notes.some(({ note }) => note.what === 'resupplied')) return;
  c.tell(boat, { what: 'resupplied', area: c.crew(boat).area });
}

export const AT_SEA = {
  // Set-up
  'campaign-begins': (c, { campaign, length }) => c.beginCampaign(campaign, length),
  'boat-bought': (c, { boat, level }) => {
    c.crew(boat).level = level;
    c.tellFlotilla({ what: 'joined', boat, level });
  },
  'boat-given-up': (c, { boat }) => c.tellFlotilla({ what: 'given-up', boat }),
  'boat-berthed': (c, { boat, area }) => {
    Object.assign(c.crew(boat), { area, condition: 'okay' });
  },
  // Turn and Strategic Segment
  'turn-begins': (c, { turn }) => c.clock.beginTurn(turn),
  'option-bought': (c, { option }) => {
    if (option === 'rest') c.tellFlotilla({ what: 'leave' });
    if (option === 'radio-call') c.tell(c.active, { what: 'radio-call' });
  },
  'area-marked': (c, { option, area }) => {
    if (option === 'intel' || option === 'air-search' || option === 'supply')
      c.tellFlotilla({ what: 'watched', by: option, area });
  },
  'mission-given': (c, { boat, mission }) => c.tell(boat, { what: 'mission-given', mission }),
  'torpedo-exchanged': (c, { boat, torpedo }) => c.tell(boat, { what: 'torpedo-taken', torpedo }),
  'mines-loaded': (c, { boat, mines }) => c.tell(boat, { what: 'mines-taken', mines }),
  'snorkel-fitted': (c, { boat }) => c.tell(boat, { what: 'snorkel' }),
  'stress-changes': (c, { boat, stress }) => c.strain(boat, stress),
  // Operations Segment and missions
  'boat-sails': putToSea,
  'boat-stays': (c, { boat, area }) => {
    c.clock.sail(boat);
    c.tell(boat, { what: 'patrolled', area });
  },
  'boat-comes-in': comeIn,
  'boat-stops-unfit': (c, { boat, area }) => c.tell(boat, { what: 'stopped', area }),
  'event-drawn': (c, { boat, event }) => {
    c.clock.meet(boat);
    c.tell(boat, { what: 'event', event });
  },
  'warning-lifted': (c, { area }) => c.tellFlotilla({ what: 'warning-lifted', area }),
  'torpedo-spent': (c, { boat }) => {
    c.tell(boat, { what: 'lone-merchant-sunk' });
    c.score(boat, 0);
  },
  'box-entered': (c, { boat, mission, area }) => {
    c.clock.sail(boat);
    c.tell(boat, { what: 'mission-begun', mission, area });
  },
  'mission-broken-off': (c, { boat }) => c.tell(boat, { what: 'mission-broken-off' }),
  'mission-missed': (c, { boat, mission }) => c.tell(boat, { what: 'mission-missed', mission }),
  'mines-laid': (c, { boat, mines }) => {
    c.clock.meet(boat);
    c.tell(boat, { what: 'mines-laid', mines });
  },
  'harbour-found': (c, { boat, cards }) => {
    c.clock.meet(boat);
    c.tell(boat, { what: 'anchorage', vessels: c.picture.anchor(cards) });
  },
  'raid-die': (c, { boat, hit }) => {
    c.clock.meet(boat);
    c.tell(boat, { what: 'raid', hit });
  },
  'mission-done': (c, { boat, mission }) => c.tell(boat, { what: 'mission-done', mission }),
  // Refit Segment and outcome
  'crew-promoted': (c, { boat, level }) => {
    c.crew(boat).level = level;
    c.tellLast(boat, { what: 'promoted', boat, level });
    c.tellFlotilla({ what: 'promoted', boat, level });
  },
  'boat-goes-home': (c, { boat }) => c.tellFlotilla({ what: 'paid-off', boat }),
  praised: (c) => {
    c.clock.refit();
    c.tellFlotilla({ what: 'praised' });
  },
  'sea-empty': (c) => c.tellFlotilla({ what: 'sea-empty' }),
  'boat-resupplied': resupply,
  'mission-given-up': (c, { boat, mission }) => c.tell(boat, { what: 'mission-dropped', mission }),
  'campaign-ends': (c, { grade, losses }) => {
    c.clock.refit();
    c.tellFlotilla({ what: 'judged', grade, losses, sunk: c.sunk });
  },
  conceded: (c) => c.tellFlotilla({ what: 'conceded' }),
} satisfies Partial<Noted>;
