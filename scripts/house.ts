/** Where things are in the repository. */
export { HOUSE, sourceFiles } from '@derby/cli/coverage';
