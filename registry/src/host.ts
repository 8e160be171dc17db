/** What runs a match. */
export { editionOn } from '@derby/kernel';
