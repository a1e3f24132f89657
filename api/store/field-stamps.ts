import type { FieldMeta, FieldStamp } from '#shared/sync/merge';

// Fields that were written together share one stamp; kept once, a record's stamps take a fifth of the room.
type Group = [seq: number, at: number, replica: string, op: string, fields: string[]];

/** The text under which a record's stamps are kept. */
export function encodeStamps(meta: FieldMeta): string {
  const groups = new Map<string, Group>();
  for (const [field, { seq, at, replica, op }] of Object.entries(meta)) {
    const key = `${seq}/${op}`;
    const group = groups.get(key);
    if (group) group[4].push(field);
    else groups.set(key, [seq, at, replica, op, [field]]);
  }
  return JSON.stringify([...groups.values()]);
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
  return Object.fromEntries(Object.keys(fields).map((field) => [field, stamp]));
}
