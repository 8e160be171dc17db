/** The figures of a rule in two languages: each must stand in both. */

/** What stands in one text and not in the other, in words; nothing where they agree. Citations and the numbers of a list do not count. */
export function figuresApart(one: string, other: string): string | undefined {
  const [first, second] = [countsOf(one), countsOf(other)];
  const apart = [...new Set([...first.keys(), ...second.keys()])].filter((of) => first.get(of) !== second.get(of));
  if (apart.length === 0) return undefined;
  return apart.map((of) => `${of} stands ${first.get(of) ?? 0} and ${second.get(of) ?? 0} times`).join(', ');
}

function countsOf(text: string): Map<string, number> {
  const bare = text.replace(/\b[A-Z]{2,5}-\d[\w.]*/g, '').replace(/^\d+\. /gm, '');
  const counts = new Map<string, number>();
  for (const [figure] of bare.matchAll(/\d+/g)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return counts;
}
