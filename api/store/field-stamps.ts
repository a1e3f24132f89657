import { RECORDS, isRecordType } from '#shared/records/index';
import type { FieldMeta, FieldStamp } from '#shared/sync/merge';
import type { Patch } from '#shared/sync/protocol';
import { DELETION, EVERY_FIELD, packTimes, type Times } from '#shared/sync/times';

/** The part of a record that its encoded stamps depend on. */
export interface Stamped {
  type: string;
  id: string;
  data: Patch | null;
}

// Fields that were written together share one stamp. Most records have only their first operation, which has the
// record's id and wrote all client fields; then neither the operation id nor the field names are stored.
type Whole = [seq: number, at: number, replica: string];
type Part = [...Whole, op: string, fields: string[]];

/** Encodes a record's stamps as the text that is stored. */
export function encodeStamps(meta: FieldMeta, record: Stamped): string {
  const maker = stampOfMaker(meta, record);
  if (maker) return encodeMaker(maker);
  // Fields that were written together have the same stamp object, or an equal one that was read.
  const groups: Part[] = [];
  let stamp: FieldStamp | undefined;
  let fields: string[] = [];
  for (const [field, next] of Object.entries(meta)) {
    if (next !== stamp) fields = fieldsOf(groups, next);
    stamp = next;
    fields.push(field);
  }
  return JSON.stringify(groups);
}

/** The same for a record with only its first operation, which has the record's id. */
export function encodeMaker({ seq, at, replica }: Omit<FieldStamp, 'op'>): string {
  const whole: Whole = [seq, at, replica];
  return JSON.stringify([whole]);
}

/** The stamp of a record that only its first operation has written; otherwise undefined. */
function stampOfMaker(meta: FieldMeta, record: Stamped): FieldStamp | undefined {
  const fields = clientFieldsOf(record);
  const only = meta[fields[0] ?? ''];
  if (only?.op !== record.id || Object.keys(meta).length !== fields.length) return undefined;
  return fields.every((field) => meta[field] === only) ? only : undefined;
}

/** The fields of a record that devices may write. */
export function clientFieldsOf({ type, data }: Stamped): string[] {
  const fields = Object.keys(data ?? {});
  if (!isRecordType(type)) return fields;
  const ours = RECORDS[type].server.shape;
  return fields.filter((field) => !Object.hasOwn(ours, field));
}

/** The list of fields that share a stamp. */
function fieldsOf(groups: Part[], { seq, at, replica, op }: FieldStamp): string[] {
  const known = groups.find((one) => one[0] === seq && one[1] === at && one[3] === op);
  if (known) return known[4];
  const fields: string[] = [];
  groups.push([seq, at, replica, op, fields]);
  return fields;
}

/** Decodes stored stamps, also the text of earlier versions, which repeats the stamp for each field. */
export function decodeStamps(text: string, record: Stamped): FieldMeta {
  return unpack(JSON.parse(text) as (Part | Whole)[] | FieldMeta, record);
}

function unpack(kept: (Part | Whole)[] | FieldMeta, record: Stamped): FieldMeta {
  if (!Array.isArray(kept)) return kept;
  const meta: FieldMeta = {};
  for (const [seq, at, replica, op = record.id, fields = clientFieldsOf(record)] of kept) {
    Object.assign(meta, stampsFor(fields, { seq, at, replica, op }));
  }
  return meta;
}

/** A record with the time to use if its deletion has no stamp. */
export interface Dated extends Stamped {
  deleted: boolean;
  updatedAt: number;
}

/** When the client fields and the deletion last changed: the times that are sent with a row. */
export function timesOf(meta: FieldMeta, record: Dated): Times {
  const { deleted, updatedAt } = record;
  const fields = clientFieldsOf(record).map((field) => [field, meta[field]?.at ?? 0] as const);
  // Old deletions have no stamp, and a deletion loses its stamp with its data.
  return packTimes(fields, meta[DELETION]?.at ?? (deleted ? updatedAt : undefined));
}

/** The same from stored stamps. */
export function timesIn(text: string, record: Dated): Times {
  const kept = JSON.parse(text) as (Part | Whole)[] | FieldMeta;
  // A fast path, because most records have one stamp and a page has many records.
  if (!record.deleted && Array.isArray(kept) && kept.length === 1 && kept[0]?.length === 3) {
    return { [EVERY_FIELD]: kept[0][1] };
  }
  return timesOf(unpack(kept, record), record);
}

/** The same stamp for each of the fields. */
export function stampsFor(fields: readonly string[], stamp: FieldStamp): FieldMeta {
  const meta: FieldMeta = {};
  for (const field of fields) meta[field] = stamp;
  return meta;
}
