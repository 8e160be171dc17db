/** What only a real browser can prove of the shell: one Chromium, one page at a time. */
import './browser/battle.ts';
import './browser/desk.ts';
import './browser/keys.ts';
import './browser/pages.ts';
import './browser/records.ts';
import './browser/sizes.ts';
import './browser/sounds.ts';
import './browser/storage.ts';
