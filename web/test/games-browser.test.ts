/** What only a real browser can prove of the other games and of several seats; runs beside `browser.test.ts`. */
import './browser/anew.ts';
import './browser/editions.ts';
import './browser/leader.ts';
import './browser/paukenschlag.ts';
import './browser/pens.ts';
import './browser/planz.ts';
import './browser/seats.ts';
import './browser/storage.ts';
