/** The editions in `editions/`, made by `npm run edition`. A line never changes: records name its hash. */
export interface KeptEdition {
  readonly game: string;
  readonly edition: number;
  readonly hash: string;
  readonly at: URL;
}

export const KEPT: readonly KeptEdition[] = [
  {
    game: 'leader',
    edition: 1,
    hash: '5b66f7c57eaf5512',
    at: new URL('../../editions/leader-1-5b66f7c57eaf5512.js', import.meta.url),
  },
  {
    game: 'paukenschlag',
    edition: 1,
    hash: '11990133a9ff17fc',
    at: new URL('../../editions/paukenschlag-1-11990133a9ff17fc.js', import.meta.url),
  },
  {
    game: 'paukenschlag',
    edition: 2,
    hash: '1b8661eb21f911da',
    at: new URL('../../editions/paukenschlag-2-1b8661eb21f911da.js', import.meta.url),
  },
  {
    game: 'pens',
    edition: 1,
    hash: 'bec98bcd80ab44a1',
    at: new URL('../../editions/pens-1-bec98bcd80ab44a1.js', import.meta.url),
  },
  {
    game: 'pens',
    edition: 2,
    hash: 'e4216a3834577a89',
    at: new URL('../../editions/pens-2-e4216a3834577a89.js', import.meta.url),
  },
  {
    game: 'planz',
    edition: 1,
    hash: '4095c653f38f4ad6',
    at: new URL('../../editions/planz-1-4095c653f38f4ad6.js', import.meta.url),
  },
  {
    game: 'planz',
    edition: 2,
    hash: '4af7a122fabe5b49',
    at: new URL('../../editions/planz-2-4af7a122fabe5b49.js', import.meta.url),
  },
  {
    game: 'planz',
    edition: 3,
    hash: 'd1ce6a186d32e182',
    at: new URL('../../editions/planz-3-d1ce6a186d32e182.js', import.meta.url),
  },
  {
    game: 'planz',
    edition: 4,
    hash: 'd5b37dd16850533a',
    at: new URL('../../editions/planz-4-d5b37dd16850533a.js', import.meta.url),
  },
  {
    game: 'xxi',
    edition: 1,
    hash: '70edc22aca51d19c',
    at: new URL('../../editions/xxi-1-70edc22aca51d19c.js', import.meta.url),
  },
];
