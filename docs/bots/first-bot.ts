/** A first bot: it takes the choice that it has taken least often so far, and of equals the first. One JSON object a line, nothing else is needed. */
import { createInterface } from 'node:readline';

type Told =
  | { readonly kind: 'decide'; readonly at: number; readonly rule: string; readonly open: readonly string[] }
  | { readonly kind: 'table' | 'refused' | 'over' };

const taken = new Map<string, number>();
const often = (choice: string): number => taken.get(choice) ?? 0;

for await (const line of createInterface(process.stdin)) {
  const told: Told = JSON.parse(line);
  if (told.kind === 'over') break;
  if (told.kind !== 'decide') continue;
  const choice = told.open.reduce((rarest, one) => (often(one) < often(rarest) ? one : rarest));
  taken.set(choice, often(choice) + 1);
  console.log(JSON.stringify({ at: told.at, choice }));
}
