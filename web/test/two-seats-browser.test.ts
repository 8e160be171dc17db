/** What only a real browser can prove of several seats and of the games for two; runs beside `browser.test.ts`. */
import './browser/many.ts';
import './browser/paukenschlag.ts';
import './browser/legible.ts';
import './browser/pens.ts';
import './browser/planz.ts';
import './browser/seats.ts';
