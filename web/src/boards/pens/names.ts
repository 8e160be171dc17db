/** The names of the map, short enough for it, in both languages. */
import type { Language } from '@derby/kernel';
import type { PlaceId } from '@derby/pens/data/map';
import type { Power } from '@derby/pens/data/powers';
import type { Buyable } from '@derby/pens/state';

type Both = readonly [en: string, fr: string];

const PLACES: Readonly<Record<PlaceId, Both>> = {
  NEU: ['Northeast', 'Nord-Est'],
  SEU: ['Southeast', 'Sud-Est'],
  MID: ['Midwest', 'Midwest'],
  CAN: ['Eastern Canada', 'Est du Canada'],
  NSC: ['Nova Scotia', 'Nlle-Écosse'],
  NFL: ['Newfoundland', 'Terre-Neuve'],
  GRL: ['Greenland', 'Groenland'],
  ICE: ['Iceland', 'Islande'],
  BMD: ['Bermuda', 'Bermudes'],
  WIN: ['West Indies', 'Antilles'],
  AZO: ['Azores', 'Açores'],
  WAF: ['West Africa', 'Afrique occ.'],
  SCO: ['Scotland', 'Écosse'],
  NIR: ['N. Ireland', 'Irl. du N.'],
  NEN: ['N. England', 'Angl. du N.'],
  SEN: ['S. England', 'Angl. du S.'],
  NNO: ['N. Norway', 'Norvège N.'],
  SNO: ['S. Norway', 'Norvège S.'],
  DEN: ['Denmark', 'Danemark'],
  NWG: ['NW Germany', 'Allem. N.-O.'],
  RUH: ['Ruhr', 'Ruhr'],
  BLN: ['Brandenburg', 'Brandebourg'],
  SGE: ['S. Germany', 'Allem. du Sud'],
  POL: ['Poland', 'Pologne'],
  LOW: ['Low Countries', 'Pays-Bas'],
  NFR: ['N. France', 'France du N.'],
  BRI: ['Brittany', 'Bretagne'],
  AQU: ['Aquitaine', 'Aquitaine'],
  SFR: ['S. France', 'France du S.'],
  NIT: ['N. Italy', 'Italie du N.'],
  SIT: ['S. Italy', 'Italie du S.'],
  TUN: ['Tunisia', 'Tunisie'],
  ALG: ['Algeria', 'Algérie'],
  MOR: ['Morocco', 'Maroc'],
  GIB: ['Gibraltar', 'Gibraltar'],
  EIR: ['Eire', 'Irlande'],
  POR: ['Portugal', 'Portugal'],
  SPA: ['Spain', 'Espagne'],
  SWE: ['Sweden', 'Suède'],
  SWI: ['Switzerland', 'Suisse'],
  S01: ['New York Bight', 'Baie de New York'],
  S02: ['Cape Hatteras', 'Cap Hatteras'],
  S03: ['Gulf of Mexico', 'Golfe du Mexique'],
  S04: ['Caribbean', 'Caraïbes'],
  S05: ['St Lawrence', 'St-Laurent'],
  S06: ['Grand Banks', 'Grands Bancs'],
  S07: ['Sargasso Sea', 'Sargasses'],
  S08: ['Labrador Sea', 'Mer du Labrador'],
  S09: ['Denmark Strait', 'Dét. du Danemark'],
  S10: ['Mid-Atlantic Gap', 'Trou de l’Atlantique'],
  S11: ['Central Atlantic', 'Atlantique central'],
  S12: ['Azores Sea', 'Mer des Açores'],
  S13: ['Faeroes Gap', 'Passage des Féroé'],
  S14: ['NW Approaches', 'Approches N.-O.'],
  S15: ['W Approaches', 'Appr. occid.'],
  S16: ['Irish Sea', 'Mer d’Irlande'],
  S17: ['Channel', 'Manche'],
  S18: ['Bay of Biscay', 'Gascogne'],
  S19: ['Iberian Sea', 'Mer Ibérique'],
  S20: ['Gulf of Cadiz', 'Golfe de Cadix'],
  S21: ['Canary Sea', 'Mer des Canaries'],
  S22: ['Freetown Sea', 'Mer de Freetown'],
  S23: ['Alboran Sea', 'Mer d’Alboran'],
  S24: ['Gulf of Lions', 'Golfe du Lion'],
  S25: ['Tyrrhenian Sea', 'Mer Tyrrhénienne'],
  S26: ['S. North Sea', 'Mer du Nord S.'],
  S27: ['N. North Sea', 'Mer du Nord N.'],
  S28: ['Norwegian Sea', 'Mer de Norvège'],
  S29: ['German Bight', 'Baie allemande'],
  S30: ['Baltic', 'Baltique'],
};

const POWERS: Readonly<Record<Power, Both>> = {
  GER: ['Germany', 'Allemagne'],
  UK: ['United Kingdom', 'Royaume-Uni'],
  ITA: ['Italy', 'Italie'],
  USA: ['United States', 'États-Unis'],
  FRA: ['France', 'France'],
  VIC: ['Vichy', 'Vichy'],
};

const TYPES: Readonly<Record<Buyable, Both>> = {
  infantry: ['Infantry', 'Infanterie'],
  artillery: ['Artillery', 'Artillerie'],
  armour: ['Armour', 'Blindés'],
  submarine: ['Submarine', 'Sous-marin'],
  uboat: ['U-boat', 'U-Boot'],
  typeXXI: ['Type XXI', 'Type XXI'],
  destroyer: ['Destroyer', 'Destroyer'],
  cruiser: ['Cruiser', 'Croiseur'],
  battleship: ['Battleship', 'Cuirassé'],
  transport: ['Transport', 'Transport'],
  fighter: ['Fighter', 'Chasseur'],
  bomber: ['Bomber', 'Bombardier'],
  heavyBomber: ['Heavy bomber', 'Bomb. lourd'],
  pen: ['U-boat pen', 'Bunker'],
};

export interface Names {
  readonly place: (id: PlaceId) => string;
  readonly power: (id: Power) => string;
  readonly type: (id: Buyable) => string;
}

const namesIn = (at: 0 | 1): Names => ({
  place: (id) => PLACES[id][at],
  power: (id) => POWERS[id][at],
  type: (id) => TYPES[id][at],
});

export const NAMES: Readonly<Record<Language, Names>> = { en: namesIn(0), fr: namesIn(1) };
