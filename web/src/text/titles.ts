/** What stands on the box of a game, in the language that is set, before anything of the game is loaded. */
import titles from 'virtual:titles';
import { inTongue } from '../app/words.ts';

interface Box {
  readonly title: string;
  readonly blurb: string;
}

export const boxOf = (game: string): Box => inTongue(titles)[game] ?? { title: game, blurb: '' };
