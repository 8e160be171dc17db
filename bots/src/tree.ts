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
  /** How often it was open when its node was passed, where that is not the same for all: with hidden facts it may be less than always. */
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

export interface PickStyle {
  /** How much curiosity weighs against what is known. */
  readonly curiosity: number;
  /** The share of curiosity that goes to what the policy says; the rest is spread evenly. 0: no bias. */
  readonly trust: number;
}

/**
 * A node has an edge for a choice once that was tried: where hundreds are open most never are. As long as the same choices are open whenever it is
 * passed, all of them were open equally often, and nothing need be kept for those that were not tried.
 */
export class Node {
  visits = 0;
  total = 0;
  /** The choices as they stood last time, and in the same places the edges there are. */
  #choices: readonly Choice[] | undefined;
  #edges: (Edge | undefined)[] = [];
  #passes = 0;
  /** Every edge by its notation, once other choices were open than before. */
  #known: Map<string, Edge> | undefined;

  /** The choices as they stood last time; none before the first. */
  get choices(): readonly Choice[] | undefined {
    return this.#choices;
  }

  /** An edge for each of these choices. */
  edgesFor(choices: readonly Choice[]): readonly Edge[] {
    this.#see(choices);
    return choices.map((_, place) => this.#edgeAt(place));
  }

  /** The edges there are, in the order in which their choices stood. */
  get edges(): readonly Edge[] {
    return this.#known ? [...this.#known.values()] : this.#edges.filter((edge) => edge !== undefined);
  }

  /**
   * The edge with the highest worth and curiosity together. The favourite has the larger share of curiosity (progressive bias); what was
   * never tried counts as worth as much as its node.
   */
  pick(choices: readonly Choice[], favourite: Choice | undefined, { curiosity, trust }: PickStyle): Edge {
    this.#see(choices);
    this.#pass();
    const favoured = favourite ? choices.findIndex((choice) => isSame(choice, favourite)) : -1;
    const even = (1 - trust) / choices.length;
    const untried = this.visits > 0 ? this.total / this.visits : 0.5;
    let best = -1;
    let highest = Number.NEGATIVE_INFINITY;
    let isUntriedSeen = false;
    for (let place = 0; place < choices.length; place++) {
      const edge = this.#edges[place];
      if (edge === undefined && place !== favoured) {
        if (isUntriedSeen) continue; // the first stands for all
        isUntriedSeen = true;
      }
      const visits = edge ? edge.visits : 0;
      const known = edge && visits > 0 ? edge.total / visits : untried;
      const prior = place === favoured ? trust + even : even;
      const open = edge && this.#known ? edge.available : this.#passes;
      const score = known + (curiosity * prior * Math.sqrt(open)) / (1 + visits);
      if (score > highest) [best, highest] = [place, score];
    }
    return this.#edgeAt(best);
  }

  /** The edge in a place, which is made where there is none. */
  #edgeAt(place: number): Edge {
    const choice = this.#choices?.[place];
    if (!choice) throw new Error('A question without an open choice.');
    const edge = this.#edges[place] ?? new Edge(choice);
    this.#edges[place] = edge;
    return edge;
  }

  #pass(): void {
    this.#passes += 1;
    if (this.#known) for (const edge of this.#edges) if (edge) edge.available += 1;
  }

  /** Puts the edges in the order of these choices. They mostly come as they came last time, and then no notation need be written. */
  #see(choices: readonly Choice[]): void {
    if (this.#choices && areSame(this.#choices, choices)) return;
    const known = this.#choices && (this.#known ?? this.#all());
    this.#known = known;
    this.#choices = choices;
    this.#edges = known ? choices.map((choice) => edgeIn(known, choice)) : new Array(choices.length).fill(undefined);
  }

  /** All edges by their notation: from now on each counts for itself how often it was open. */
  #all(): Map<string, Edge> {
    const known = new Map<string, Edge>();
    for (const [place, choice] of (this.#choices ?? []).entries()) {
      const edge = this.#edgeAt(place);
      edge.available = this.#passes;
      known.set(notation(choice), edge);
    }
    return known;
  }
}

function areSame(some: readonly Choice[], others: readonly Choice[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (!isSame(some[i] as Choice, others[i] as Choice)) return false;
  return true;
}

function edgeIn(known: Map<string, Edge>, choice: Choice): Edge {
  const key = notation(choice);
  const found = known.get(key) ?? new Edge(choice);
  known.set(key, found);
  return found;
}
