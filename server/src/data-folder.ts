/** Where a house keeps its matches unless it is told otherwise. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export function dataFolder({ DERBY_DATA: asked = '', XDG_STATE_HOME: state = '' }: NodeJS.ProcessEnv): string {
  return asked === '' ? join(state || join(homedir(), '.local', 'state'), 'derby-house', 'server') : resolve(asked);
}
