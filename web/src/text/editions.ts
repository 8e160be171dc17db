/** Words about games that are played under older rules. They come with the first such game. */
export const EDITIONS = {
  en: {
    older: (edition: number, today: number) =>
      `This game goes on under edition ${edition} of its rules, with which it was begun. The rulebook here is that of edition ${today}.`,
  },
  fr: {
    older: (edition: number, today: number) =>
      `Cette partie se poursuit sous l’édition ${edition} de ses règles, avec laquelle elle a commencé. Le livret affiché est celui de l’édition ${today}.`,
  },
} as const;
