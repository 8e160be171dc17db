/** The words around a journal, in both languages. They come with it. */
const en = {
  page: 'Page',
  export: 'Export as text',
  empty: 'Nothing has been entered yet.',
};

type JournalText = typeof en;

const fr: JournalText = {
  page: 'Page',
  export: 'Exporter en texte',
  empty: 'Rien n’a encore été noté.',
};

export const JOURNAL: Readonly<Record<'en' | 'fr', JournalText>> = { en, fr };
