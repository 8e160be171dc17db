/** Everything that only a real browser can prove: one build, one Chromium, one page at a time. */
import './browser/game.ts';
import './browser/leader.ts';
import './browser/lesson.ts';
import './browser/pages.ts';
import './browser/pens.ts';
import './browser/records.ts';
import './browser/seats.ts';
import './browser/sizes.ts';
import './browser/update.ts';
