import type { FieldMeta, FieldStamp } from '#shared/sync/merge';

// Fields that were written together share one stamp; kept once, a record's stamps take a fifth of the room.
type Group = [seq: number, at: number, replica: string, op: string, fields: string[]];

/** The text under which a record's stamps are kept. */
export function encodeStamps(meta: FieldMeta): string {
  // Fields that were written together hold the very same stamp, or an equal one that was read.
  const groups: Group[] = [];
  for (const [field, { seq, at, replica, op }] of Object.entries(meta)) {
    const group = groups.find((one) => one[0] === seq && one[3] === op);
    if (group) group[4].push(field);
    else groups.push([seq, at, replica, op, [field]]);
  }
  return JSON.stringify(groups);
}

/** Reads both the grouped text and the one of earlier versions, which repeats the stamp for each field. */
export function decodeStamps(text: string): FieldMeta {
  const kept = JSON.parse(text) as Group[] | FieldMeta;
  if (!Array.isArray(kept)) return kept;
  const meta: FieldMeta = {};
  for (const [seq, at, replica, op, fields] of kept) {
    for (const field of fields) meta[field] = { seq, at, replica, op };
  }
  return meta;
}

/** The same stamp for each of the fields. */
export function stampsFor(fields: object, stamp: FieldStamp): FieldMeta {
  const meta: FieldMeta = {};
  for (const field of Object.keys(fields)) meta[field] = stamp;
  return meta;
}
