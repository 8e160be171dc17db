/** The words around a replay, in both languages. They come with it. */
const en = {
  title: 'Replay',
  choose: 'Choose a file',
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step forward',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  at: (n: number, of: number) => `${n} of ${of}`,
  takeOver: 'Play on from here',
  broken: 'This file cannot be played',
  badLink: 'The link is damaged: the record in it cannot be read.',
  verified: 'The record holds: it ends at the fingerprint it claims.',
};

type ReplayText = typeof en;

const fr: ReplayText = {
  title: 'Relecture',
  choose: 'Choisir un fichier',
  first: 'Au début',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  last: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  position: 'Position',
  at: (n, of) => `${n} sur ${of}`,
  takeOver: 'Jouer à partir d’ici',
  broken: 'Ce fichier ne peut pas être joué',
  badLink: 'Le lien est abîmé : la partie qu’il contient est illisible.',
  verified: 'La feuille est exacte : elle finit à l’empreinte annoncée.',
};

export const REPLAY: Readonly<Record<'en' | 'fr', ReplayText>> = { en, fr };
