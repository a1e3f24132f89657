import type { Graph, Weight } from './graph';

/** The classes of the published model, including the background. */
const KINDS = 91;
const CLASSIFIER = /\/ClassPredictor\/(weights|biases)$/;

/** The model with only some of its classes: each is scored independently, so the others can be removed. */
export function keepKinds({ weights, ...rest }: Graph, kinds: readonly number[]): Graph {
  let shapes = 0;
  const changed = [...weights].map(([name, weight]): [string, Weight] => {
    if (CLASSIFIER.test(name)) return [name, withColumns(weight, kinds)];
    const isCount = weight.dtype === 'int32' && weight.shape.length === 0;
    if (!isCount || weight.values[0] !== KINDS) return [name, weight];
    shapes += 1;
    return [name, { ...weight, values: Int32Array.of(kinds.length) }];
  });
  if (shapes !== 1) throw new Error('The number of kinds stands elsewhere than it did.');
  return { ...rest, weights: new Map(changed) };
}

/** The last axis has, for each box, a value for each class. */
function withColumns({ dtype, shape, values }: Weight, kinds: readonly number[]): Weight {
  const columns = shape.at(-1) ?? 0;
  const boxes = columns / KINDS;
  if (!Number.isInteger(boxes)) throw new Error('A classifier is not of that many kinds.');
  const rows = values.length / columns;
  const kept = new Float32Array(rows * boxes * kinds.length);
  let to = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let box = 0; box < boxes; box += 1) {
      for (const kind of kinds) {
        kept[to] = values[row * columns + box * KINDS + kind] ?? 0;
        to += 1;
      }
    }
  }
  return { dtype, shape: [...shape.slice(0, -1), boxes * kinds.length], values: kept };
}
