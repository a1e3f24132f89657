import type { Op } from './operation';

/** Brings an operation from the version before to its own. */
export type Step = (op: Op) => Op;

// Step n brings an operation of version n to n + 1. Append-only: a device may come back with an outbox of
// any version. From version 4 on a step has to look into `patch.data` of a recover as well.
const STEPS: Record<number, Step> = {
  // 2: an estimate holds a question, whose absence the schema of the analysis fills; a meal's wish for
  // another reading, and the proposal that was settled, may be missing.
  1: (op) => op,
  // 3: an item's figures may be for the whole, without a weight.
  2: (op) => op,
  // 4: there is `recover`, and `after`, which may be missing.
  3: (op) => op,
  // 5: a nutrient may be missing, and is unknown; one that this build does not know is kept.
  4: (op) => op,
  // 6: a profile may say how figures are shown.
  5: (op) => op,
  // 7: a profile may say when and how its person is reminded, and in which time zone.
  6: (op) => op,
  // 8: a profile may say that its person is pregnant or breastfeeding.
  7: (op) => op,
  // 9: a meal may say in which of its person's own slots it stands.
  8: (op) => op,
  // 10: a recipe may say where it was taken from, and hold a photo.
  9: (op) => op,
  // 11: a planned meal may say in which of its person's own slots it stands.
  10: (op) => op,
};

/** Version of the operations that this build writes; a server also takes every version before its own. */
export const OP_VERSION = Object.keys(STEPS).length + 1;

/**
 * An operation in the newest version.
 * @returns undefined where it is newer than this build
 */
export function inNewestVersion(
  op: Op,
  newest: number = OP_VERSION,
  steps: Readonly<Record<number, Step>> = STEPS,
): Op | undefined {
  if (op.v > newest) return undefined;
  let current = op;
  while (current.v < newest) {
    const step = steps[current.v];
    if (!step) return undefined;
    current = { ...step(current), v: current.v + 1 };
  }
  return current;
}
