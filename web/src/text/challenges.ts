/** The words of challenges, in both languages. They come with their page. */
const en = {
  title: 'Challenges',
  link: 'Challenges of the week',
  about:
    'The same dice and the same options for everybody, from Monday to Monday. You have one attempt at each: the first that you begin. Until the week is over the key of the dice stays sealed, there are no hints, nobody looks on, and what the dice have shown cannot be taken back.',
  current: 'This week',
  past: 'Weeks that are over',
  until: (date: string) => `Until ${date}`,
  week: (from: string, to: string) => `${from} to ${to}`,
  seat: (seat: string) => `You play: ${seat}.`,
  against: (rank: string) => `Against the staff: ${rank}.`,
  entrants: (count: number) =>
    count === 0 ? 'Nobody has begun yet.' : count === 1 ? 'One has begun.' : `${count} have begun.`,
  begin: 'Begin your attempt',
  goOn: 'Go on',
  look: 'Look at your attempt',
  accountWanted: 'An account is wanted for this.',
  toAccount: 'To accounts',
  afterYours: 'The results are shown to you when your own attempt is over.',
  reckoning: 'Your result is being reckoned.',
  noResults: 'Nobody has finished it.',
  uncalibrated:
    'The staff’s judgement of this game has not been proved: luck and skill are not told apart here, and the results stand alone.',
  player: 'Player',
  result: 'Result',
  start: 'Expected',
  skill: 'Decisions',
  others: 'The staff’s decisions',
  luck: 'Luck',
  revealed: 'Came to light',
  unranked: 'account opened this week: not ranked',
  replay: 'Look at it',
  hash: 'Hash of the dice’s key',
  key: 'Key of the dice',
  sealed: (date: string) =>
    `An attempt at a challenge. The key of the dice stays sealed until ${date}; then it can be replayed and analysed.`,
};

type ChallengesText = typeof en;

const fr: ChallengesText = {
  title: 'Défis',
  link: 'Défis de la semaine',
  about:
    'Les mêmes dés et les mêmes options pour tous, d’un lundi à l’autre. Vous avez un seul essai à chacun : le premier que vous commencez. Jusqu’à la fin de la semaine la clé des dés reste scellée, l’état-major ne conseille pas, nul ne regarde, et ce que les dés ont montré ne se reprend pas.',
  current: 'Cette semaine',
  past: 'Semaines passées',
  until: (date) => `Jusqu’au ${date}`,
  week: (from, to) => `Du ${from} au ${to}`,
  seat: (seat) => `Vous jouez : ${seat}.`,
  against: (rank) => `Contre l’état-major : ${rank}.`,
  entrants: (count) =>
    count === 0
      ? 'Personne n’a encore commencé.'
      : count === 1
        ? 'Un joueur a commencé.'
        : `${count} joueurs ont commencé.`,
  begin: 'Commencer votre essai',
  goOn: 'Continuer',
  look: 'Voir votre essai',
  accountWanted: 'Il faut un compte pour cela.',
  toAccount: 'Vers les comptes',
  afterYours: 'Les résultats vous sont montrés quand votre essai est terminé.',
  reckoning: 'Votre résultat est en cours d’analyse.',
  noResults: 'Personne ne l’a terminé.',
  uncalibrated:
    'Le jugement de l’état-major sur ce jeu n’a pas été éprouvé : chance et décisions ne sont pas séparées ici, et les résultats sont seuls.',
  player: 'Joueur',
  result: 'Résultat',
  start: 'Attendu',
  skill: 'Décisions',
  others: 'Décisions de l’état-major',
  luck: 'Chance',
  revealed: 'Mis au jour',
  unranked: 'compte ouvert cette semaine : hors classement',
  replay: 'Voir',
  hash: 'Empreinte de la clé des dés',
  key: 'Clé des dés',
  sealed: (date) =>
    `Un essai à un défi. La clé des dés reste scellée jusqu’au ${date} ; on pourra alors le revoir et l’analyser.`,
};

export const CHALLENGES: Readonly<Record<'en' | 'fr', ChallengesText>> = { en, fr };
