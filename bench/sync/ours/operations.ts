import { OP_VERSION, REQUEST_BYTES_MAX, OPS_PER_REQUEST, type Op } from '#shared/sync/protocol';

import { seededChance, type BenchMeal } from '../meals';

/** The operations that creating these meals leaves in a device's outbox. */
export function operationsOf(meals: BenchMeal[], seed: number): Op[] {
  const chance = seededChance(-1 - seed);
  return meals.map(({ id, updatedAt, fields }) => {
    // The device's store takes a moment between the meal's id and the operation.
    const at = updatedAt + Math.ceil(chance() * 3);
    // In the product, the id of a record's first operation is the record's id.
    return { opId: id, v: OP_VERSION, type: 'meal', id, act: 'put', patch: fields, base: 0, at };
  });
}

// The product's outbox leaves the same room for the envelope.
const BATCH_BYTES = REQUEST_BYTES_MAX - 8 * 1024;

/** The operations as JSON, in the batches that the product's outbox makes. */
export function* batchesOf(ops: Op[]): Generator<string> {
  let batch: string[] = [];
  let bytes = 0;
  for (const op of ops) {
    const text = JSON.stringify(op);
    const size = Buffer.byteLength(text) + 1;
    if (batch.length === OPS_PER_REQUEST || (batch.length > 0 && bytes + size > BATCH_BYTES)) {
      yield `[${batch.join(',')}]`;
      batch = [];
      bytes = 0;
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}
