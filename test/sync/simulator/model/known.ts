import { isDeepStrictEqual } from 'node:util';

import { RECORDS, type RecordType } from '#shared/records/index';

export type Values = Record<string, unknown>;

/** The current value of a field, with the change that set it. Times are of the server's clock, in ms. */
export interface Stamp {
  value: unknown;
  at: number;
  /** The record's sequence number when the field got this value; Infinity until the server has been checked. */
  seq: number;
  /** Null if it was recovered after a restore: then no device is its author any more. */
  replica: string | null;
  opId: string;
  /** Another value that the rules also allow: both have the same time. */
  or?: unknown;
}

/** What is known of a record: the values that users entered, and whether it is deleted. */
export interface Known {
  deleted: boolean;
  /** When it was last deleted or restored; null if never. */
  deletedAt: number | null;
  /** When a user last restored it although it was not deleted; null for never. */
  confirmedAt: number | null;
  /** Whether the rules also allow the opposite of `deleted`: both have the same time. */
  either: boolean;
  fields: Map<string, Stamp>;
}

/** A record as the server must store it. */
export interface Kept extends Known {
  seq: number;
}

export function keyOf({ type, id }: { type: string; id: string }): string {
  return `${type}/${id}`;
}

export function copyOf<Some extends Known>(known: Some): Some {
  return { ...known, fields: new Map(known.fields) };
}

/** The part of a record that users enter; the server writes the rest. */
export function enteredPart(type: string, data: Values | null): Values {
  const owned = RECORDS[type as RecordType].server.shape;
  return Object.fromEntries(
    Object.entries(data ?? {}).filter(([field]) => !Object.hasOwn(owned, field)),
  );
}

/** Whether the values are complete for a new record. */
export function isWhole(type: string, patch: Values | null): boolean {
  return RECORDS[type as RecordType].client.safeParse(patch ?? {}).success;
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}

/** The field whose time in a row is wrong, or `deleted`; undefined if all are right. */
export function wrongTime(known: Known, times: Record<string, number>): string | undefined {
  const wrong = [...known.fields].find(([field, { at }]) => (times[field] ?? times['*']) !== at);
  if (wrong) return wrong[0];
  return (times['$deleted'] ?? null) === known.deletedAt ? undefined : 'deleted';
}

/** The field in which a row is wrong; undefined if the row is right. Adopts a value that the rules also allow. */
export function differenceOf(
  known: Known,
  row: { type: string; deleted: boolean; data: Values | null },
): string | undefined {
  if (known.deleted !== row.deleted) {
    if (!known.either) return 'deleted';
    known.deleted = row.deleted;
  }
  const values = enteredPart(row.type, row.data);
  for (const [field, stamp] of known.fields) {
    if (isSame(stamp.value, values[field])) continue;
    if (!Object.hasOwn(stamp, 'or') || !isSame(stamp.or, values[field])) return field;
    known.fields.set(field, { ...stamp, value: stamp.or, or: stamp.value });
  }
  return Object.keys(values).find((field) => !known.fields.has(field));
}
