import { isDeepStrictEqual } from 'node:util';

import { RECORDS, type RecordType } from '#shared/records/index';

export type Values = Record<string, unknown>;

/** One field as it stands, with the change that has put it there. Times on the server's clock, in ms. */
export interface Stamp {
  value: unknown;
  at: number;
  /** Number of the record when the field got this value; Infinity until the server has been looked at. */
  seq: number;
  /** Null where it came back after a restore: then no device is its author any more. */
  replica: string | null;
  opId: string;
  /** Another value that the rules allow as well: both have the same time. */
  or?: unknown;
}

/** What there is to know of a record: the values that people entered, and whether it is deleted. */
export interface Known {
  deleted: boolean;
  /** When it was last deleted or restored; null where it never was. */
  deletedAt: number | null;
  /** When somebody restored it last although it was not deleted; null for never. */
  confirmedAt: number | null;
  /** Whether the rules allow `deleted` the other way round as well: both have the same time. */
  either: boolean;
  fields: Map<string, Stamp>;
}

/** A record as the server must have it. */
export interface Kept extends Known {
  seq: number;
}

export function keyOf({ type, id }: { type: string; id: string }): string {
  return `${type}/${id}`;
}

export function copyOf<Some extends Known>(known: Some): Some {
  return { ...known, fields: new Map(known.fields) };
}

/** The part of a record that people enter; the server writes the rest by itself. */
export function enteredPart(type: string, data: Values | null): Values {
  const owned = RECORDS[type as RecordType].server.shape;
  return Object.fromEntries(
    Object.entries(data ?? {}).filter(([field]) => !Object.hasOwn(owned, field)),
  );
}

/** Whether some values are all that a new record needs. */
export function isWhole(type: string, patch: Values | null): boolean {
  return RECORDS[type as RecordType].client.safeParse(patch ?? {}).success;
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}

/** The field whose time in a row is not what it must be, or `deleted`; undefined where all are right. */
export function wrongTime(known: Known, times: Record<string, number>): string | undefined {
  const wrong = [...known.fields].find(([field, { at }]) => (times[field] ?? times['*']) !== at);
  if (wrong) return wrong[0];
  return (times['$deleted'] ?? null) === known.deletedAt ? undefined : 'deleted';
}

/**
 * The field in which a row is not what it must be; undefined where it is right. A value that the
 * rules allow as well is taken over.
 */
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
