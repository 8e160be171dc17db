/** A line ends nowhere in the name of a boat, “U-564”, nor in what such boats are called: what stands at every other place are such names. */
export const unbroken = (text: string) =>
  text
    .split(/(\bU-(?:\d+|[Bb]oo?[at]\w*))/)
    .map((part, i) => (i % 2 === 1 ? <span class="unbroken">{part}</span> : part));
