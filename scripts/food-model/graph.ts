/** The part of a TensorFlow.js graph model that is changed here. */
export interface Graph {
  /** Versions of the programs that write and read such graphs. */
  versions: unknown;
  nodes: Node[];
  /** Constants of the graph, by the name of their node. */
  weights: Map<string, Weight>;
}

export interface Node {
  name: string;
  op: string;
  input?: string[];
  attr?: Record<string, unknown>;
}

export interface Weight {
  dtype: 'float32' | 'int32';
  shape: number[];
  values: Float32Array | Int32Array;
}

/** The node of an input: 'unstack:2' is the third output of 'unstack'. */
export function nodeNameOf(input: string): string {
  return input.replace(/^\^/, '').replace(/:\d+$/, '');
}
