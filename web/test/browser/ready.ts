/** What several tests want at the same time, seen to once: there is a Chromium, and the app is built into the folder that is named. */
import { browserPath } from './chromium.ts';
import { build } from './stage.ts';

browserPath();
if (process.env.DERBY_BUILT) build(process.env.DERBY_BUILT);
