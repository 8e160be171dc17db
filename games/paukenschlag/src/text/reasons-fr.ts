/** Pourquoi un choix est conseillé, en français. */
import { capital, capitalised, percent as figure, type PlanText, type ReasonText } from '@derby/kernel';
import { counted, decimal, ofWords } from '@derby/kernel/french';
import { MILCH_COW, type SubId } from '../data/submarines.ts';
import type { Harm, Want } from '../reasons.ts';
import type { Drumbeat, Mode, OrderKind } from '../state.ts';
import { order } from './choices-fr.ts';
import { destination, SHORE_NAMES } from './names-fr.ts';
import { area, courseTo, marker, naval, plane, ship, sub } from './units-fr.ts';

const percent = (share: number): string => figure(share, 'moins de ', 'plus de ');
const average = (n: number): string => (Number.isInteger(n) ? String(n) : decimal(n));
const areas = (n: number): string => counted(n, 'zone');
const squares = (n: number): string => counted(n, 'case');
const tons = (thousands: number): string => `${average(Math.round(thousands * 10) / 10)} milliers de tonnes`;
const harm = ({ sunk, harmed }: Harm): string =>
  harmed > sunk ? `${percent(sunk)} de le couler, ${percent(harmed)} de l’atteindre` : `${percent(sunk)} de le couler`;
const fighters = (n: number): string =>
  n === 0 ? 'aucun chasseur en CAP sur place' : `${counted(n, 'chasseur')} en CAP sur place`;
const boats = (n: number): string =>
  n === 0
    ? 'aucun sous-marin connu'
    : Number.isInteger(n)
      ? counted(n, 'sous-marin')
      : `${average(n)} sous-marin${n >= 2 ? 's' : ''} d’après des repérages anciens`;

const spotted = (id: SubId): string => (id === MILCH_COW ? 'Repérée' : 'Repéré');

const WANTS: Readonly<Record<Want, string>> = {
  torpedoes: 'il n’a plus de torpilles',
  fuel: 'son carburant suffit tout juste au retour, et il lui reste peu de torpilles',
  repairs: 'il est gravement avarié',
  supply: 'elle n’a plus de carburant pour les autres',
};
const MODES: Readonly<Record<Mode, string>> = {
  torpedo: 'avec des torpilles il chasse comme les autres, et le Z.511 peut opérer avec lui',
  frogman: 'ses nageurs ont deux attaques contre des ports, trois marqueurs sur quatre étant bons',
};
const ORDERS: Readonly<Record<OrderKind, string>> = {
  grids:
    'une partie compte plus de cent contacts ; par ordre permanent, ils sont joués comme le conseiller les jouerait.',
  detect: 'l’ennemi le plus proche est presque toujours le bon à chercher.',
  commit: 'une réponse qui ne change presque jamais n’a pas à être demandée à chaque contact.',
  intercept: 'les chasseurs en CAP n’ont rien de mieux à faire que d’intercepter.',
  cap: 'un chasseur qui n’est pas en CAP ne protège rien.',
  bases: 'les avions reviennent là où l’on en aura besoin au tour suivant.',
  huffDuff: 'un relèvement ne coûte rien, et ce qui est trouvé doit être attaqué.',
  patrols: 'les patrouilles bien placées hier le sont encore aujourd’hui.',
  refuel: 'le carburant vaut plus dans un bateau que dans la Vache laitière.',
};

const sentences: ReasonText<Drumbeat> = {
  'not-advised': () => 'le conseiller ferait autre chose ici.',
  routine: () => 'affaire courante : peu de chose en dépend.',
  'standing-order': ({ kind, value }) => `${order(kind, value)} : ${ORDERS[kind]}`,
  'begins-surfaced': () =>
    'en surface, un bateau parcourt deux zones et peut continuer en 5.6 ; personne ne peut l’atteindre avant.',
  entry: ({ area: from, prey, away }) =>
    prey
      ? `depuis ${area(from)}, la meilleure proie proche est à ${areas(away)}, en ${area(prey)}.`
      : 'aucun convoi n’est en mer.',
  mode: ({ mode }) => `${MODES[mode]}.`,
  'canadians-now': () => 'ils protègent dès leur arrivée ; attendre ne rapporte rien.',

  'same-base': ({ base }) => `depuis ${SHORE_NAMES[base]}, l’unité couvre les mêmes eaux.`,
  cap: ({ area: over }) => `en CAP, il rencontre tout ce qui vient sur ${area(over)} ; sinon, il ne rencontre rien.`,
  patrol: ({ area: over, submarines, tons: guarded, others }) =>
    `${area(over)} : ${boats(submarines)} sur place ou à côté, des convois valant ${tons(guarded)}, ${others === 0 ? 'aucune autre patrouille' : counted(others, 'patrouille')} pour l’instant.`,
  'air-hunt': ({ plane: id, sub: boat, find, harm: done }) =>
    `${plane(id)} trouve ${sub(boat)} avec ${percent(find)} ; son attaque a alors ${harm(done)}.`,
  'air-sweep': ({ plane: id, area: over, find, sightings }) =>
    `si un sous-marin est en surface en ${area(over)}, ${plane(id)} le trouve avec ${percent(find)} ; connu sur place : ${boats(sightings)}.`,
  'raid-shore': ({ place, through, shot, levels, cap }) =>
    `${SHORE_NAMES[place]} : ${percent(through)} de passer la DCA${shot > 0 ? ` (${percent(shot)} d’être abattu)` : ''}, puis ${average(levels)} niveau${levels >= 2 ? 'x' : ''} de dommages en moyenne ; ${fighters(cap)}.`,
  'raid-convoy': ({ unit, find, hits, cap }) =>
    `${naval(unit)} : trouvé avec ${percent(find)}, puis ${average(hits)} coup${hits >= 2 ? 's' : ''} au but en moyenne ; ${fighters(cap)}.`,
  doubled: ({ support }) => `${sub(support)} se trouve dans la même zone : les bombes comptent double.`,
  'frogmen-chance': ({ port, chance, tons: worth }) =>
    `${port ? `${SHORE_NAMES[port]} : ` : ''}les nageurs réussissent avec ${percent(chance)} ; un navire au port vaut ${tons(worth)} en moyenne.`,
  'escort-draws': () => 'les intercepteurs doivent s’en prendre à l’escorte avant le bombardier.',
  dogfight: ({ first, second, aborts, shot }) =>
    `${plane(first)} abat ${plane(second)} avec ${percent(shot)} et le repousse avec ${percent(aborts)}.`,
  'no-flight-left': () => 'aucune unité aérienne restante n’a rien d’utile à faire.',

  ground: ({ area: there, tons: prey, threat, others, away }) =>
    `${area(there)}${away > 0 ? `, à ${areas(away)}` : ''} : une proie de ${tons(prey)} (trois navires par convoi, la moitié s’il est escorté), une force ASM de ${threat} libre dans la zone, ${others === 0 ? 'aucun autre bateau' : counted(others, 'autre bateau', 'autres bateaux')} sur place.`,
  'torpedo-chance': ({ sub: boat, target, any, hits }) =>
    `une salve ${ofWords(sub(boat))} contre ${naval(target)} touche avec ${percent(any)}, ${average(hits)} navire${hits >= 2 ? 's' : ''} en moyenne.`,
  stalk: ({ area: there, tons: prey, away }) =>
    `la meilleure proie est en ${area(there)} et vaut ${tons(prey)} ; ${away === 0 ? 'ce mouvement l’atteint' : `${areas(away)} à parcourir après ce mouvement`}.`,
  creeps: () => 'en plongée il ne parcourt qu’une zone, mais sans carburant.',
  'heads-home': ({ want, to, leaves, away }) =>
    `${WANTS[want]} ; ${leaves ? `il quitte la carte par ${area(to)}` : `Ponta Delgada, en ${area(to)}, permet une remise en état`}${away > 0 ? `, à ${areas(away)}` : ''}.`,
  refit: ({ torpedoes, fuel }) =>
    `il lui reste ${counted(torpedoes, 'case')} de torpilles et ${counted(fuel, 'case')} de carburant ; la remise en état rend deux cases de torpilles et fait le plein.`,
  'to-the-cow': ({ area: there, fuel }) =>
    `${fuel === 0 ? 'il n’a plus de carburant' : `plus que ${counted(fuel, 'case')} de carburant`}, et la Vache laitière est en ${area(there)}.`,
  'cow-station': ({ area: there }) => `${area(there)} est libre d’ennemis et à portée des bateaux.`,
  'frogmen-coast': ({ area: there, away }) =>
    `ses nageurs attaquent en ${area(there)}${away > 0 ? `, à ${areas(away)} de sa destination` : ''} ; il doit y entrer de l’extérieur.`,
  waits: ({ watched }) =>
    watched ? 'rien ne mérite une attaque, et la zone est surveillée.' : 'rien à portée ne vaut le carburant.',
  'nobody-left-to-move': () => 'plus personne n’a rien à gagner à se déplacer.',

  'gains-ground': ({ to, left, armed, beside }) =>
    `${left === 0 ? `il atteint ${destination(to)}` : `encore ${areas(left)} avant ${destination(to)}`} ; armés sur place : ${boats(armed)} ; à côté : ${boats(beside)}.`,
  'lies-still': ({ next, armed, beside }) =>
    `sa prochaine étape est ${area(next)} ; armés sur place : ${boats(armed)} ; à côté : ${boats(beside)}. Il est plus sûr ici.`,
  'in-port': () => 'il est à destination et marquera à la fin du tour.',
  'escort-wanted': ({ convoy, ship: id }) =>
    `${naval(convoy)} n’a pas d’escorte : ${ship(id)} retire 1 à chaque dé de torpilles et cherche qui a tiré.`,
  'hunting-ship': ({ area: there, submarines, away, tons: guarded }) =>
    `${area(there)}${away > 0 ? `, à ${areas(away)}` : ''} : ${boats(submarines)}, et des convois valant ${tons(guarded)}.`,
  'ship-against': ({ ship: id, sub: boat, surfaced, submerged, harm: done }) =>
    `dans la même case, ${ship(id)} repère ${sub(boat)} avec ${percent(surfaced)} en surface, ${percent(submerged)} en plongée ; ses grenades ont alors ${harm(done)}.`,
  'task-force': ({ away }) =>
    away === 0
      ? 'il peut bombarder les Açores ce tour-ci.'
      : `les Açores, qu’il doit bombarder, sont à ${areas(away)}.`,
  shelling: ({ place, levels, damage }) =>
    `${SHORE_NAMES[place]} (dommages ${damage}) : ${average(levels)} niveau${levels >= 2 ? 'x' : ''} de dommages en moyenne.`,
  'ship-hit': ({ ship: id, tons: worth, sunk }) =>
    `${ship(id)} vaut ${counted(worth, 'millier')} de tonnes et coule avec ${percent(sunk)}.`,

  'commit-all': () => 'plus de navires sur la grille, c’est plus de veilleurs et plus de grenades.',
  'commit-nobody': () => 'un bateau qui se joint perd son propre mouvement et partage le danger.',
  'by-order': () => 'les ordres permanents jouent une grille comme le conseiller le ferait.',
  'by-hand': () =>
    'les ordres permanents sont simples ; à la main, un bateau peut attendre son heure, et les escorteurs aller à sa rencontre ou se retourner contre lui.',
  course: ({ course, squares: left }) => `vers ${courseTo(course)}, le bord est à ${squares(left)}.`,
  bearing: ({ plane: id, sub: boat, find, harm: done }) =>
    `${plane(id)} trouve ${sub(boat)} avec ${percent(find)} ; son attaque a alors ${harm(done)}.`,
  bombs: ({ harm: done }) => `l’attaque a ${harm(done)}.`,
  'closes-in': ({ quarry, before, after }) =>
    after === 0
      ? `il atteint ${naval(quarry)}.`
      : `${naval(quarry)} : à ${squares(before)} maintenant, à ${squares(after)} ensuite.`,
  evades: ({ squares: left, detected }) =>
    `${detected ? 'il est Repéré et devrait filer' : 'il n’y a rien à chasser ici'} ; le bord le plus proche est à ${squares(left)}.`,
  'dives-beside-escort': () => 'en plongée près d’une escorte, il est plus difficile à repérer.',
  'follows-course': () => 'aucun sous-marin n’est Repéré : le convoi est tenu à sa route.',
  'runs-from': ({ sub: boat, squares: away }) =>
    `${capital(sub(boat))} est ${spotted(boat)} à ${squares(away)} : le convoi peut fuir.`,
  'escorts-part': ({ sub: boat, squares: away }) =>
    `${capital(sub(boat))} est ${spotted(boat)} à ${squares(away)} : les escorteurs peuvent aller le chercher.`,
  'escorts-meet': ({ sub: boat, squares: away }) =>
    `${capital(sub(boat))} est à ${squares(away)} : un escorteur qui le rencontre d’abord le tient loin du convoi.`,
  detection: ({ lookout, target, chance }) => `${naval(lookout)} repère ${naval(target)} avec ${percent(chance)}.`,
  'seen-after': ({ chance }) => `après la salve, les escorteurs trouvent le bateau avec ${percent(chance)}.`,
  'gun-on-ship': ({ target, chance }) => `le canon coule un navire ${ofWords(naval(target))} avec ${percent(chance)}.`,
  gunfire: ({ sub: boat, harm: done }) => `le tir au canon contre ${sub(boat)} a ${harm(done)}.`,
  'depth-charges': ({ sub: boat, strength, harm: done }) =>
    `des grenades de force ${strength} contre ${sub(boat)} ont ${harm(done)}.`,
  'no-shot': () => 'rien ici ne vaut la peine de se montrer.',
  'return-fire': ({ ship: id, chance }) => `le canon coule ${ship(id)} avec ${percent(chance)}.`,

  'leave-out': ({ marker: id }) => `${marker(id)} : c’est celui que l’autre camp aimerait le plus voir tiré.`,
};

export const reasons = capitalised(sentences);

export const plans: PlanText<Drumbeat> = {
  drumbeat: 'Opération « Roulement de tambour » : attaquer ce qui est à portée.',
  stalking: 'Opération « Traque » : vers des proies plus lointaines.',
  'lying-in-wait': 'Opération « Affût » : épargner le carburant jusqu’à ce qu’il vienne quelque chose.',
  homeward: 'Opération « Retour » : vers la base, ou vers le chantier, tant que le carburant suffit.',
  refuelling: 'Opération « Ravitaillement » : vers la Vache laitière, puis de nouveau en chasse.',
  'supply-station': 'Opération « Vache laitière » : du carburant pour les autres, loin de tout ennemi.',
  frogmen: 'Opération « Nageurs » : contre les navires au port.',
  arrival: 'Opération « Renforts » : tout le front est couvert, chaque bateau sur le chemin d’une proie.',
  'convoy-run': 'Opération « Passage » : vers son port, par où il y a le moins de sous-marins.',
  escort: 'Opération « Escorte » : aucun convoi ne navigue seul.',
  'convoy-defence': 'Opération « Défense du convoi » : trouver le sous-marin et le chasser.',
  'hunting-group': 'Opération « Groupe de chasse » : là où des sous-marins ont été vus et où passent les convois.',
  'shore-raid': 'Opération « Bombardement » : canonner les bases des Açores.',
  'air-watch': 'Opération « Veille aérienne » : des patrouilles au-dessus des convois et des contacts signalés.',
  'air-hunt': 'Opération « Chasse aérienne » : sus aux sous-marins tant qu’ils sont en surface.',
  'air-raid': 'Opération « Raid » : des bombes sur les ports, les bases et les navires.',
  'air-cover': 'Opération « Couverture » : des chasseurs contre tout ce qui passe.',
};
