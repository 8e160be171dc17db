/** What alerts say, in both languages. */
import type { AlertMessage } from '@derby/protocol';

interface Words {
  readonly title: Readonly<Record<AlertMessage['occasion'], (game: string) => string>>;
  readonly text: Readonly<Record<AlertMessage['occasion'], (game: string, seat: string) => string>>;
  /** Beneath every mail. */
  readonly foot: (link: string) => string;
  readonly code: { readonly title: string; readonly text: (link: string) => string };
}

const en: Words = {
  title: {
    turn: (game) => `${game}: it is your turn`,
    begun: (game) => `${game}: the match has begun`,
    ended: (game) => `${game}: the match is over`,
    trial: () => 'Derby House: this channel works',
  },
  text: {
    turn: (game, seat) => `At your table of ${game} it is for you to decide (${seat}).`,
    begun: (game, seat) => `All seats at your table of ${game} are taken. You play: ${seat}.`,
    ended: (game) => `Your match of ${game} is over. It can be replayed and reviewed.`,
    trial: () => 'You wanted to see whether alerts arrive here. They do.',
  },
  foot: (link) => `You are told because you wished it. Where you are told is set here:\n${link}`,
  code: {
    title: 'Derby House: confirm your address',
    text: (link) =>
      `Somebody, probably you, would like to be told here when it is his turn at Derby House. If so, follow this link:\n\n${link}\n\nOtherwise do nothing: nothing more will come.`,
  },
};

const fr: Words = {
  title: {
    turn: (game) => `${game} : à vous de jouer`,
    begun: (game) => `${game} : la partie a commencé`,
    ended: (game) => `${game} : la partie est terminée`,
    trial: () => 'Derby House : cette voie fonctionne',
  },
  text: {
    turn: (game, seat) => `À votre table (${game}), la décision vous revient (${seat}).`,
    begun: (game, seat) => `Toutes les places de votre table (${game}) sont prises. Vous jouez : ${seat}.`,
    ended: (game) => `Votre partie (${game}) est terminée. On peut la revoir et l’analyser.`,
    trial: () => 'Vous vouliez savoir si les avis arrivent ici. Ils arrivent.',
  },
  foot: (link) => `Vous recevez cet avis parce que vous l’avez souhaité. Pour changer cela :\n${link}`,
  code: {
    title: 'Derby House : confirmez votre adresse',
    text: (link) =>
      `Quelqu’un, sans doute vous, souhaite être averti ici quand vient son tour à Derby House. Si c’est le cas, suivez ce lien :\n\n${link}\n\nSinon ne faites rien : plus rien ne viendra.`,
  },
};

export const ALERT_WORDS: Readonly<Record<'en' | 'fr', Words>> = { en, fr };
