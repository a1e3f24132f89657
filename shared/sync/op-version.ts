import type { Op } from './operation';

/** Converts an operation from one version to the next. */
export type Step = (op: Op) => Op;

// Step n converts an operation from version n to n + 1. Never remove a step: a device may come back with an outbox of
// any version. A step from version 4 on must also convert `patch.data` of a `recover`.
const STEPS: Record<number, Step> = {
  // 2: an estimate may hold a question (the analysis schema fills in a missing one). A meal may have a re-analysis
  // request and the proposal that the user has decided on; both are optional.
  1: (op) => op,
  // 3: an item's nutrients may be for the whole item, without a weight.
  2: (op) => op,
  // 4: adds the act `recover` and the optional field `after`.
  3: (op) => op,
  // 5: a missing nutrient means unknown; nutrients that this build does not know are kept.
  4: (op) => op,
  // 6: a profile may have display settings.
  5: (op) => op,
  // 7: a profile may have reminder settings and a time zone.
  6: (op) => op,
  // 8: a profile may say that the user is pregnant or breastfeeding.
  7: (op) => op,
  // 9: a meal may be in one of the user's own meal slots.
  8: (op) => op,
  // 10: a recipe may have a source and a photo.
  9: (op) => op,
  // 11: a planned meal may be in one of the user's own meal slots.
  10: (op) => op,
};

/** Version of the operations that this build writes. A server also accepts all earlier versions. */
export const OP_VERSION = Object.keys(STEPS).length + 1;

/**
 * Converts an operation to the newest version.
 * @returns undefined if it is newer than this build
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
