/** What the first script imports is fetched with it, not after it. */
import type { Plugin } from 'vite';

export const preloads = (): Plugin => ({
  name: 'derby:preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { chunk }) =>
      (chunk?.imports ?? []).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        injectTo: 'head',
      })),
  },
});
