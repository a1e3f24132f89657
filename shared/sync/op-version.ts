import { OP_VERSION, type Op } from './protocol';

/** Brings an operation from the version before to its own. */
export type Step = (op: Op) => Op;

/** How many versions before the newest a server still takes. */
export const VERSIONS_BEFORE = 2;

// Step n brings an operation of version n to n + 1. Append-only; the first two go when the
// versions that they read are no longer taken.
const STEPS: Record<number, Step> = {
  // 2: an estimate holds a question, whose absence the schema of the analysis fills; a meal's wish for
  // another reading, and the proposal that was settled, may be missing.
  1: (op) => op,
  // 3: an item's figures may be for the whole, without a weight.
  2: (op) => op,
};

/**
 * An operation in the newest version.
 * @returns undefined where it is newer than this build, or older than it still reads
 */
export function inNewestVersion(
  op: Op,
  newest: number = OP_VERSION,
  steps: Readonly<Record<number, Step>> = STEPS,
): Op | undefined {
  if (op.v > newest || op.v < newest - VERSIONS_BEFORE) return undefined;
  let current = op;
  while (current.v < newest) {
    const step = steps[current.v];
    if (!step) return undefined;
    current = { ...step(current), v: current.v + 1 };
  }
  return current;
}
