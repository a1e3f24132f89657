import { nodeNameOf, type Graph, type Node } from './graph';

interface Cut {
  /** The node whose value is given as input, instead of what leads to it. */
  input: string;
  outputs: readonly string[];
}

/**
 * The part of a graph between its input and its outputs. Before it, the published model resizes in a loop, which the
 * canvas does here: without loops the rest can be computed synchronously.
 */
export function cutGraph({ versions, nodes, weights }: Graph, { input, outputs }: Cut): Graph {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const kept = new Set<string>();
  const keep = (name: string) => {
    if (kept.has(name)) return;
    kept.add(name);
    if (name === input) return;
    for (const before of byName.get(name)?.input ?? []) keep(nodeNameOf(before));
  };
  outputs.forEach(keep);
  if (!kept.has(input)) throw new Error(`Nothing leads from ${input} to the outputs.`);
  return {
    versions,
    nodes: nodes
      .filter(({ name }) => kept.has(name))
      .map((node) => (node.name === input ? placeholder(node) : node)),
    weights: new Map([...weights].filter(([name]) => kept.has(name))),
  };
}

function placeholder({ name }: Node): Node {
  const dim = [1, 300, 300, 3].map((size) => ({ size: String(size) }));
  return { name, op: 'Placeholder', attr: { dtype: { type: 1 }, shape: { shape: { dim } } } };
}
