import type { NameIndex } from './name-index';

/** Room to count in, cleared after each look-up by whoever used it. */
export interface Scratch {
  /** Which of the asked terms a name holds, a bit each. */
  nameMask: Int32Array;
  /** The same over all names of a food. */
  foodMask: Int32Array;
  /** The weight of those terms. */
  reach: Float32Array;
}

const scratches = new WeakMap<NameIndex, Scratch>();

export function scratchOf(index: NameIndex): Scratch {
  const known = scratches.get(index);
  if (known) return known;
  const made = {
    nameMask: new Int32Array(index.names),
    foodMask: new Int32Array(index.foods),
    reach: new Float32Array(index.foods),
  };
  scratches.set(index, made);
  return made;
}

/** Whether a name is a remark that many foods share, which means none of them by itself. */
export function isRemarkOnly(index: NameIndex, name: number): boolean {
  return index.remark[name] === 1;
}
