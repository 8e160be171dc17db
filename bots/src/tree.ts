/**
 * The tree of an open-loop search: its nodes stand for the choices made, not for the positions they led to, so chance
 * and hidden facts need no nodes of their own. Below a choice there is one node for each question that may follow.
 */
import { type Choice, notation } from '@derby/kernel';
import { isSame } from './thinking.ts';

/** A choice at a node, and what became of it for the seat that made it. */
export class Edge {
  readonly choice: Choice;
  visits = 0;
  total = 0;
  squares = 0;
  /** How often it was open when its node was passed: with hidden facts that may be less than always. */
  available = 0;
  #next: Map<string, Node> | undefined;

  constructor(choice: Choice) {
    this.choice = choice;
  }

  /** The node for the question that followed this time. */
  next(seat: string, rule: string): Node {
    this.#next ??= new Map();
    const key = `${seat} ${rule}`;
    const found = this.#next.get(key);
    if (found) return found;
    const node = new Node();
    this.#next.set(key, node);
    return node;
  }

  add(worth: number): void {
    this.visits += 1;
    this.total += worth;
    this.squares += worth * worth;
  }

  get worth(): number {
    return this.visits > 0 ? this.total / this.visits : 0;
  }

  /** The standard error of the worth; a single visit says nothing. */
  get error(): number {
    if (this.visits < 2) return 0.5;
    const variance = Math.max(0, this.squares / this.visits - this.worth ** 2);
    return Math.sqrt(variance / (this.visits - 1));
  }
}

export class Node {
  visits = 0;
  total = 0;
  /** The edges in the order in which the choices stood last time. */
  #lastSeen: Edge[] = [];
  readonly #known = new Map<string, Edge>();

  /** The edges of these choices. They mostly come in the same order, and then no notation need be written. */
  edgesFor(choices: readonly Choice[]): readonly Edge[] {
    if (!this.#isAsLastSeen(choices)) this.#lastSeen = choices.map((choice) => this.#edge(choice));
    return this.#lastSeen;
  }

  get edges(): readonly Edge[] {
    return [...this.#known.values()];
  }

  #isAsLastSeen(choices: readonly Choice[]): boolean {
    if (choices.length !== this.#lastSeen.length) return false;
    for (let i = 0; i < choices.length; i++) {
      const [choice, edge] = [choices[i], this.#lastSeen[i]];
      if (!choice || !edge || !isSame(choice, edge.choice)) return false;
    }
    return true;
  }

  #edge(choice: Choice): Edge {
    const key = notation(choice);
    const found = this.#known.get(key);
    if (found) return found;
    const edge = new Edge(choice);
    this.#known.set(key, edge);
    return edge;
  }
}
