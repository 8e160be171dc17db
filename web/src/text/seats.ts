/** The words of the seats, in both languages. They come with the parts that need them: a solitaire player never loads them. */
const en = {
  title: 'Who sits where',
  person: 'At this screen',
  staff: 'The staff',
  rank: 'Rank of the staff',
  seated: (seat: string, who: string) => `${seat}: ${who.toLowerCase()}`,
  share: 'You share this screen. Between your turns a curtain falls, so that each sees only what is his to see.',
  curtain: 'Curtain between turns',
  curtainHelp: 'Nothing is hidden in this game, so you can do without.',
  watch: 'Nobody sits at this screen: you look on while the staff plays.',
  handOver: 'Hand the screen to',
  whileClosed: 'Nobody else should look.',
  open: (seat: string) => `${seat}: open the curtain`,
  back: (seat: string) => `${seat}: take the last choice back`,
  noCurtain: 'No more curtains',
  noCurtainHelp: 'Nothing is hidden in this game. Under “More” at the table the curtain can be hung again.',
  waiting: (seat: string, rank: string) => `${seat}: the staff decides. Rank: ${rank}.`,
  meanwhile: (n: number) => `Since your last choice: ${n} ${n === 1 ? 'line' : 'lines'} in the log`,
  tempo: 'The staff’s pace',
  tempi: { halt: 'Halt', pace: 'One by one', fast: 'Faster' },
  failed: 'The staff does not answer.',
  retry: 'Ask again',
  takeSeat: (seat: string) => `${seat}: decide yourself`,
};

type SeatText = typeof en;

const fr: SeatText = {
  title: 'Qui joue quel camp',
  person: 'Devant cet écran',
  staff: 'L’état-major',
  rank: 'Rang de l’état-major',
  seated: (seat, who) => `${seat} : ${who.toLowerCase()}`,
  share:
    'Vous partagez cet écran. Entre vos tours un rideau tombe, pour que chacun ne voie que ce qu’il lui revient de voir.',
  curtain: 'Rideau entre les tours',
  curtainHelp: 'Rien n’est caché dans ce jeu : vous pouvez vous en passer.',
  watch: 'Personne ne joue devant cet écran : vous regardez jouer l’état-major.',
  handOver: 'Passez l’écran à',
  whileClosed: 'Que personne d’autre ne regarde.',
  open: (seat) => `${seat} : ouvrir le rideau`,
  back: (seat) => `${seat} : reprendre le dernier choix`,
  noCurtain: 'Plus de rideau',
  noCurtainHelp: 'Rien n’est caché dans ce jeu. Sous « Plus », à la table, on peut remettre le rideau.',
  waiting: (seat, rank) => `${seat} : l’état-major décide. Rang : ${rank}.`,
  meanwhile: (n) => `Depuis votre dernier choix : ${n} ${n > 1 ? 'lignes' : 'ligne'} au journal`,
  tempo: 'Le rythme de l’état-major',
  tempi: { halt: 'Pause', pace: 'Un à un', fast: 'Plus vite' },
  failed: 'L’état-major ne répond pas.',
  retry: 'Redemander',
  takeSeat: (seat) => `${seat} : décider vous-même`,
};

export const SEATS: Readonly<Record<'en' | 'fr', SeatText>> = { en, fr };
