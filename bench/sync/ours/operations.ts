import {
  asSent,
  OP_VERSION,
  REQUEST_BYTES_MAX,
  OPS_PER_REQUEST,
  type Op,
} from '#shared/sync/protocol';

import { seededChance, type BenchMeal } from '../meals';

/** The operations that making these meals leaves in a device's outbox. */
export function operationsOf(meals: BenchMeal[], seed: number): Op[] {
  const chance = seededChance(-1 - seed);
  return meals.map(({ id, updatedAt, fields }) => {
    // The device's store takes a moment between the meal's id and the operation.
    const at = updatedAt + Math.ceil(chance() * 3);
    // The product's first operation of a record goes by the record's id.
    return { opId: id, v: OP_VERSION, type: 'meal', id, act: 'put', patch: fields, base: 0, at };
  });
}

// The outbox of the product leaves the same room for the envelope.
const BATCH_BYTES = REQUEST_BYTES_MAX - 8 * 1024;

/** The operations as JSON, in the batches that the product's outbox makes. */
export function* batchesOf(ops: Op[]): Generator<string> {
  let from = 0;
  while (from < ops.length) {
    let batch = ops.slice(from, from + OPS_PER_REQUEST);
    let text = textOf(batch);
    // Meals of the bench are short: a whole batch fits.
    while (batch.length > 1 && Buffer.byteLength(text) > BATCH_BYTES) {
      batch = batch.slice(0, Math.ceil(batch.length / 2));
      text = textOf(batch);
    }
    yield text;
    from += batch.length;
  }
}

function textOf(batch: Op[]): string {
  return JSON.stringify(batch.map(asSent));
}
