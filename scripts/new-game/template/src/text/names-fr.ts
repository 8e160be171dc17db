/** What places are called, in French. */
export const cove = (number: number): string => `la crique ${number}`;
