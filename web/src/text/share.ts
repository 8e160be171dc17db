/** The words of a link to a game, in both languages. They come with it. */
const en = {
  share: 'Copy a link to this game',
  shared: 'The link is on the clipboard. It holds the whole game, with any dice and piles still to come.',
  shareLong: 'This game is too long for a link. Export it as a file instead.',
};

type ShareText = typeof en;

const fr: ShareText = {
  share: 'Copier un lien vers cette partie',
  shared:
    'Le lien est dans le presse-papiers. Il contient toute la partie, avec les dés et les pioches encore à venir.',
  shareLong: 'Cette partie est trop longue pour un lien. Exportez-la plutôt en fichier.',
};

export const SHARE: Readonly<Record<'en' | 'fr', ShareText>> = { en, fr };
