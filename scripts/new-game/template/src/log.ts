/** What can happen, as data. The sentences are in text/. */
export type Log =
  /** To all: somebody rowed, or only seemed to. */
  | { readonly what: 'oars' }
  /** To the hider alone. */
  | { readonly what: 'hidden'; readonly cove: number }
  | { readonly what: 'searched'; readonly cove: number; readonly found: boolean };
