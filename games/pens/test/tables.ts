/** The tables of chapter 18, made from the data: the rulebook prints them, and a test holds it to them. */
import type { PrintedTable } from '@derby/kernel/testing';
import { SEA_ZONES, SPECIAL_LINKS, TERRITORIES, TROOP_PORTS, TROOP_ROUTES } from '../src/data/map.ts';
import { PEN, ROOM_BY_DAMAGE } from '../src/data/pens.ts';
import { POWERS, TURN_ORDER } from '../src/data/powers.ts';
import { ROUNDS } from '../src/data/rounds.ts';
import { SETUP } from '../src/data/setup.ts';
import { UNITS } from '../src/data/units.ts';
import { TERRITORY_IDS, ZONE_IDS } from '../src/geography.ts';
import type { Buyable } from '../src/state.ts';
import * as en from '../src/text/en.ts';
import * as fr from '../src/text/fr.ts';

export const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const WORDS = {
  en: {
    yes: 'yes',
    round: (number: number) => ROUNDS[number - 1]?.name ?? '',
    type: (id: Buyable) => {
      const name = id === 'pen' ? 'pen' : UNITS[id].name.replace('Type XXI U-boat', 'Type XXI');
      return /^(Italian|Type|U-)/.test(name) ? name : name.toLowerCase();
    },
    power: en.power,
    place: en.placeName,
    nobody: { NEUTRAL: 'neutral', IMPASSABLE: 'impassable' },
    submarines: { closed: 'none pass', free: 'all pass', key: 'as ships' },
    keyless: 'ships pass freely',
    rounds: [
      'Rounds',
      'Round',
      '',
      'German levy',
      'Italian levy',
      'British imports',
      'US modifier',
      'UK ships',
      'USA ships',
      'Hunt bonus',
      'Aircraft hunt alone',
      'Free pen',
    ],
    powers: ['Powers', 'Power', '', 'IPC at the start'],
    territories: [
      'Territories',
      'Territory',
      '',
      'Income',
      'Factory',
      'At the start',
      'Neighbours on land',
      'Sea zones',
    ],
    zones: ['Sea zones and convoy values', 'Zone', '', 'UK', 'USA', 'Neighbouring zones', 'Coasts'],
    links: ['Barrages and straits', 'Between', 'Ships need', 'Submarines'],
    routes: ['Troop convoys', 'Route', 'From', 'Zones', 'To'],
    room: ['Room in a pen', 'Damage', 'Boats'],
    forces: ['Set-up', 'Power', 'Place', '', 'Units'],
  },
  fr: {
    yes: 'oui',
    round: fr.round,
    type: fr.type,
    power: fr.power,
    place: fr.placeName,
    nobody: { NEUTRAL: 'neutre', IMPASSABLE: 'infranchissable' },
    submarines: { closed: 'aucun ne passe', free: 'tous passent', key: 'comme les navires' },
    keyless: 'passage libre des navires',
    rounds: [
      'Tours de jeu',
      'Tour de jeu',
      '',
      'Prélèvement allemand',
      'Prélèvement italien',
      'Importations britanniques',
      'Correction des États-Unis',
      'Expéditions UK',
      'Expéditions USA',
      'Bonus de chasse',
      'Chasse aérienne seule',
      'Bunker gratuit',
    ],
    powers: ['Puissances', 'Puissance', '', 'IPC au départ'],
    territories: [
      'Territoires',
      'Territoire',
      '',
      'Revenu',
      'Usine',
      'Au départ',
      'Voisins sur terre',
      'Zones maritimes',
    ],
    zones: ['Zones maritimes et valeurs de convoi', 'Zone', '', 'UK', 'USA', 'Zones voisines', 'Côtes'],
    links: ['Barrages et détroits', 'Entre', 'Il faut aux navires', 'Submersibles'],
    routes: ['Convois de troupes', 'Route', 'De', 'Zones', 'Vers'],
    room: ['Place dans un bunker', 'Dégâts', 'Bateaux'],
    forces: ['Mise en place', 'Puissance', 'Lieu', '', 'Unités'],
  },
} as const;

const signed = (figure: number): string => (figure < 0 ? `−${-figure}` : figure > 0 ? `+${figure}` : '0');
const figure = (number: number): number | string => (number === 0 ? '–' : number);
const listed = (ids: readonly string[]): string => (ids.length > 0 ? ids.join(' ') : '–');

function table([caption, ...head]: readonly string[], rows: PrintedTable['rows']): PrintedTable {
  return { caption: caption ?? '', head, rows };
}

/** Everything that chapter 18 prints, in its order. */
export function tablesIn(language: Language): readonly PrintedTable[] {
  const say = WORDS[language];
  const yes = (is: boolean): string => (is ? say.yes : '–');
  return [
    table(
      say.rounds,
      ROUNDS.map((one, index) => [
        index + 1,
        say.round(index + 1),
        one.germanLevy,
        one.italianLevy,
        one.ukImports,
        signed(one.usModifier),
        figure(one.ship.UK),
        figure(one.ship.USA),
        figure(one.huntBonus),
        yes(one.airHuntsAlone),
        yes(one.freePen),
      ]),
    ),
    table(
      say.powers,
      TURN_ORDER.map((id) => [id, say.power(id), POWERS[id].treasury]),
    ),
    table(
      say.territories,
      TERRITORY_IDS.map((id) => {
        const { income, factory, start, land, sea } = TERRITORIES[id];
        const owner = start === 'NEUTRAL' || start === 'IMPASSABLE' ? say.nobody[start] : start;
        return [id, say.place(id), figure(income), figure(factory), owner, listed(land), listed(sea)];
      }),
    ),
    table(
      say.zones,
      ZONE_IDS.map((id) => {
        const { convoy, sea, land } = SEA_ZONES[id];
        return [id, say.place(id), figure(convoy.UK), figure(convoy.USA), listed(sea), listed(land)];
      }),
    ),
    table(
      say.links,
      SPECIAL_LINKS.map(({ between, key, submarines }) => [
        between.join('–'),
        key ?? say.keyless,
        say.submarines[submarines],
      ]),
    ),
    table(
      say.routes,
      Object.entries(TROOP_ROUTES).map(([id, { zones, destinations }]) => [
        id,
        listed(TROOP_PORTS),
        listed(zones),
        listed(destinations),
      ]),
    ),
    table(
      say.room,
      ROOM_BY_DAMAGE.map((room, damage) => [damage, room]),
    ),
    table(
      say.forces,
      SETUP.map(({ power, at, units }) => [
        power,
        at,
        say.place(at),
        Object.entries(units)
          .map(([type, count]) => `${count} × ${say.type(type as Buyable)}`)
          .join(', '),
      ]),
    ),
  ];
}

/** The rows of HOST-4.1, in any order. */
export const unitRows = (language: Language): string[][] => {
  const say = WORDS[language];
  const rows = (Object.keys(UNITS) as (keyof typeof UNITS)[]).map((id) => {
    const { cost, attack, defence, move, buyers, from } = UNITS[id];
    return [say.type(id), cost, attack, defence, move, buyers.join(' '), from].map(String);
  });
  return [...rows, [say.type('pen'), String(PEN.cost), '–', '1', '–', 'GER', '1']];
};
