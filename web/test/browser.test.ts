/** What only a real browser can prove of the shell and of XXI: one build, one Chromium, one page at a time. */
import './browser/battle.ts';
import './browser/desk.ts';
import './browser/game.ts';
import './browser/lesson.ts';
import './browser/licences.ts';
import './browser/online.ts';
import './browser/pages.ts';
import './browser/records.ts';
import './browser/sizes.ts';
import './browser/update.ts';
