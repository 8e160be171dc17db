/** What only a real browser can prove of XXI, of Flotilla Leader, of two screens, and of what is older or newer than the page; runs beside `browser.test.ts`. */
import './browser/alerts.ts';
import './browser/anew.ts';
import './browser/challenges.ts';
import './browser/editions.ts';
import './browser/game.ts';
import './browser/leader.ts';
import './browser/lesson.ts';
import './browser/plates.ts';
import './browser/licences.ts';
import './browser/online.ts';
import './browser/update.ts';
