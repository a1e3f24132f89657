import * as z from 'zod';

import { patchSchema, type Patch } from './operation';
import { DELETION, packTimes, timeOf, timesSchema, type RecordState } from './times';

/** Schema of the patch of a `recover`. */
export const recordStateSchema = z.strictObject({
  data: patchSchema.nullable(),
  deleted: z.boolean(),
  times: timesSchema,
});

/** The parts of a record's state that are later than in another state of it. */
export interface Later {
  fields: string[];
  /** Whether the deletion or restore is later. */
  deletion: boolean;
}

/**
 * Finds the parts of one state that win over another. A field wins if its change is later or, at equal times, if its
 * value has the greater JSON text. The later deletion or restore wins; at equal times the deletion. Each field is
 * decided separately, by its time and value only, so any number of devices get the same record in whatever order they
 * return.
 */
export function laterIn(incoming: RecordState, current: RecordState): Later {
  const known = current.data ?? {};
  const fields = Object.keys(incoming.data ?? {}).filter((field) => {
    if (!Object.hasOwn(known, field)) return true;
    const difference = timeOf(incoming.times, field) - timeOf(current.times, field);
    if (difference !== 0) return difference > 0;
    return canonical(incoming.data?.[field]) > canonical(known[field]);
  });
  const difference = timeOf(incoming.times, DELETION) - timeOf(current.times, DELETION);
  const greater = incoming.deleted && !current.deleted;
  return { fields, deletion: difference > 0 || (difference === 0 && greater) };
}

/** Merges two states of one record field by field; see `laterIn`. */
export function mergeStates(current: RecordState, incoming: RecordState): RecordState {
  const later = laterIn(incoming, current);
  const ours = new Set(later.fields);
  const data: Patch = { ...current.data };
  for (const field of later.fields) data[field] = incoming.data?.[field] ?? null;
  const times = Object.keys(data).map((field) => {
    const from = ours.has(field) ? incoming : current;
    return [field, timeOf(from.times, field)] as const;
  });
  const deleter = later.deletion ? incoming : current;
  return {
    data: current.data === null && incoming.data === null ? null : data,
    deleted: deleter.deleted,
    times: packTimes(times, deleter.times[DELETION]),
  };
}

/** JSON text with sorted object keys: equal values give equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
