/** The words around the licences, in both languages. They come with it. */
const en = {
  title: 'Licences',
  about:
    'Derby House is free software under the MIT licence. It carries the work of others, with thanks; here are the licences of all of it, in the words of their authors.',
  missing: 'The licences cannot be shown now. They lie beside the app in the file licences.txt.',
};

type LicencesText = typeof en;

const fr: LicencesText = {
  title: 'Licences',
  about:
    'Derby House est un logiciel libre sous licence MIT. Il emporte le travail d’autrui, avec nos remerciements ; voici les licences de tout cela, dans les mots de leurs auteurs.',
  missing:
    'Les licences ne peuvent être montrées maintenant. Elles sont à côté de l’application, dans le fichier licences.txt.',
};

export const LICENCES: Readonly<Record<'en' | 'fr', LicencesText>> = { en, fr };
