/** What places are called, in English. */
export const cove = (number: number): string => `cove ${number}`;
