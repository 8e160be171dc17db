/** The beginning: words, settings, and the page. */
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import './style/house.css';
import './style/table.css';
import './style/chart.css';
import './style/orders.css';
import './style/log.css';
import './style/over-board.css';
import './style/ending.css';
import './style/narrow.css';
import './style/pages.css';
import './style/forms.css';
import './style/rulebook.css';
import './style/replay.css';
import { render } from 'preact';
import { App, fetchPage } from './app/app.tsx';
import { wearSettings } from './app/settings.ts';
import { loadWords } from './app/words.ts';
import { watchDrops } from './store/dropped.ts';

wearSettings();
watchDrops();
fetchPage();
await loadWords();
const root = document.getElementById('app');
if (root) render(<App />, root);

const { watchUpdates } = await import('./app/update.ts');
watchUpdates();
