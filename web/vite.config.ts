import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './build/compressed.ts';
import { licences } from './build/licences.ts';
import { preloads } from './build/preloads.ts';
import { rulebooks } from './build/rulebooks.ts';
import { boxes } from './build/titles.ts';

const SEA = '#091318';

/** What runs a match: a page that only looks, or plays across a wire, does without. */
const ENGINE =
  /node_modules\/@noble\/|\/kernel\/src\/(copy|edition|engine|foresight|hash|hosted-match|match|open-list|past|record|secret-dice|trail|world)\.ts$|\/registry\/src\/host\.ts$/;

/** What every page needs goes into one file, and what every table needs into another: together they pack better. */
const SHELL =
  /node_modules\/(preact|@preact|idb)\/|\/kernel\/src\/(?!figures|french|grade-words|ordered-table|typeset|words)|\/registry\/src\/(index|editions)\.ts|\/web\/src\/(app\/(?!update)|parts\/(?!dialog)|store\/(games|database|entry|pending|keeper|dropped))/;
const TABLE =
  /\/web\/src\/(table\/(?!end|explain|keys|many|moves|said|tray|turned|undo-reason)|chart\/(?!drag))|\/web\/src\/boards\/(?!plain)[^/]+\.tsx?$/;

/** What only some of them need goes its own way, though the kernel's index names it. */
const LATER = /\/kernel\/src\/(journal|read-record|record-words|unknown-words|write-record)\.ts$/;

/** What all boards share; the picture on the shelf needs but little of it, and a battle is shown when there is one. */
const KIT =
  /\/kernel\/src\/words\.ts$|\/web\/src\/boards\/kit\/(?!shelf|shades|shapes|printed|glide|glyphs|stage|tip)[\w-]+\.tsx?$/;

/** Coasts and rivers are figures, not script: apart, so that they are counted apart and change apart. */
const MAP = /\/web\/src\/boards\/xxi\/(coast|geography)\.ts$/;
const PAUKENSCHLAG_MAP = /\/web\/src\/boards\/paukenschlag\/coast\.ts$/;

/** Files that are always wanted together pack better in one than in many. The picture on the shelf shares none of them. */
const LEADER_RULES = /\/games\/leader\/src\/(?!text\/(?!grammar)|journal)/;
const LEADER_BOARD =
  /\/web\/src\/boards\/leader\/(?!at-sea|cards|chances|coast|display|examples|fire|log-sheet|picture|plates|ship|signs|silhouettes|stage|tutorial|words-fr)[\w-]+\.tsx?$/;
const PAUKENSCHLAG_RULES = /\/games\/paukenschlag\/src\/(?!text\/(?!words)|odds)/;
const PAUKENSCHLAG_BOARD =
  /\/web\/src\/boards\/paukenschlag\/(?!coast|digest|examples|grid-body|orders|picture|plates|prospects|rolls|stage|tutorial|words-fr)[\w-]+\.tsx?$/;
const PLANZ =
  /\/games\/planz\/src\/(?!heat|odds|text\/(?!figures|counters|capitalised))|\/web\/src\/boards\/planz\/(?!desk|examples|picture|plates|stage|story|prospects|ledger|course|tutorial|map-paths|words-fr)[\w-]+\.tsx?$/;

const FETCHED_WHOLE = /assets\/(table|board|game)-[^/]*$/;
/** So are a game's words; those of War Plan Z lie in few files already, and it has no room for a list. */
const WORDS = /assets\/(en|fr)-[^/]*$/;
const isWordy = (file: string, host: string): boolean => WORDS.test(file) && !host.includes('planz');
const isStyle = (file: string): boolean => file.endsWith('.css');

export default defineConfig({
  base: './',
  plugins: [
    rulebooks(),
    boxes(),
    preloads(),
    licences(),
    compressed(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Derby House',
        short_name: 'Derby House',
        description: 'Board wargames of the U-boat war: every rule enforced, every rule explained.',
        theme_color: SEA,
        background_color: SEA,
        display: 'standalone',
        start_url: './',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        // What a house wakes it for.
        importScripts: ['alerts.js'],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,txt}'],
        // One address, everything else after the `#`.
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // What a page, a board or a game imports is fetched with it; lists for everything else would only be in the way.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostId }) =>
        FETCHED_WHOLE.test(file) || isWordy(file, hostId) ? needed : needed.filter(isStyle),
    },
    rolldownOptions: {
      // How long plugins took on a slow machine is nothing to whoever types `npm start`.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'records', test: LATER, priority: 1, includeDependenciesRecursively: false },
            { name: 'xxi-map', test: MAP, includeDependenciesRecursively: false },
            { name: 'engine', test: ENGINE, priority: 1, includeDependenciesRecursively: false },
            { name: 'paukenschlag-map', test: PAUKENSCHLAG_MAP, includeDependenciesRecursively: false },
            { name: 'shell', test: SHELL },
            { name: 'table', test: TABLE },
            { name: 'kit', test: KIT, includeDependenciesRecursively: false },
            { name: 'leader-rules', test: LEADER_RULES, includeDependenciesRecursively: false },
            { name: 'leader-board', test: LEADER_BOARD, includeDependenciesRecursively: false },
            { name: 'paukenschlag-rules', test: PAUKENSCHLAG_RULES, includeDependenciesRecursively: false },
            { name: 'paukenschlag-board', test: PAUKENSCHLAG_BOARD, includeDependenciesRecursively: false },
            { name: 'planz', test: PLANZ, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
