/** Sees to it that there is a Chromium before several tests look for one at the same time. */
import { browserPath } from './chromium.ts';

browserPath();
