import type { FieldMeta, FieldStamp } from '#shared/sync/merge';

// Fields that were written together share one stamp; kept once, a record's stamps take a fifth of the room.
type Group = [seq: number, at: number, replica: string, op: string, fields: string[]];

/** The text under which a record's stamps are kept. */
export function encodeStamps(meta: FieldMeta): string {
  // Fields that were written together hold the very same stamp, or an equal one that was read.
  const groups: Group[] = [];
  let stamp: FieldStamp | undefined;
  let fields: string[] = [];
  for (const [field, next] of Object.entries(meta)) {
    if (next !== stamp) fields = fieldsOf(groups, next);
    stamp = next;
    fields.push(field);
  }
  return JSON.stringify(groups);
}

/** The list of the fields that share a stamp. */
function fieldsOf(groups: Group[], { seq, at, replica, op }: FieldStamp): string[] {
  const known = groups.find((one) => one[0] === seq && one[3] === op);
  if (known) return known[4];
  const fields: string[] = [];
  groups.push([seq, at, replica, op, fields]);
  return fields;
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
