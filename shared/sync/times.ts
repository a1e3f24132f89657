import * as z from 'zod';

import type { Patch } from './operation';

/** The key for the time of every field that has no key of its own. */
export const EVERY_FIELD = '*';
/** The key for the time of a record's last deletion or restore. No field can have this name. */
export const DELETION = '$deleted';

/**
 * When the fields of a record last changed, in whole ms by the server's clock. A field without a key has the time of
 * `*`. `$deleted` is missing if the record was never deleted.
 */
export type Times = Record<string, number>;

function isTimes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const time of Object.values(value)) {
    if (!Number.isSafeInteger(time) || (time as number) < 0) return false;
  }
  return true;
}

// Not z.record(), which runs a schema for every key of every row.
export const timesSchema = z.custom<Times>(
  isTimes,
  'Invalid input: expected whole numbers of milliseconds by name',
);

/** The time of a field's last change, in ms; 0 if unknown. */
export function timeOf(times: Times, field: string): number {
  return times[field] ?? (field === DELETION ? 0 : (times[EVERY_FIELD] ?? 0));
}

/**
 * Packs the times of fields: the most frequent time is stored as `*`.
 * @param fields a time for each field that the record has, in ms
 * @param deletion the time of its last deletion or restore; undefined if there was none
 */
export function packTimes(
  fields: readonly (readonly [string, number])[],
  deletion?: number,
): Times {
  const usual = mostFrequent(fields.map(([, time]) => time));
  const times: Times = usual === undefined ? {} : { [EVERY_FIELD]: usual };
  for (const [field, time] of fields) if (time !== usual) times[field] = time;
  if (deletion !== undefined) times[DELETION] = deletion;
  return times;
}

function mostFrequent(times: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1);
  let best: number | undefined;
  for (const [time, count] of counts) {
    if (best === undefined || count > (counts.get(best) ?? 0)) best = time;
  }
  return best;
}

/** The latest time among some fields, in ms; 0 if all are unknown. */
export function latestOf(times: Times, fields: readonly string[]): number {
  return Math.max(0, ...fields.map((field) => timeOf(times, field)));
}

/** Times for a row stored before rows had times: every field gets the time at which the row last changed. */
export function timesBefore({
  updatedAt,
  deleted,
}: {
  updatedAt: number;
  deleted: boolean;
}): Times {
  return { [EVERY_FIELD]: updatedAt, ...(deleted ? { [DELETION]: updatedAt } : {}) };
}

/** The patch of a `recover`: a record as a device knew it before the server was restored from a backup. */
export interface RecordState {
  /** Fields that devices write; null where only the deletion is known. */
  data: Patch | null;
  deleted: boolean;
  times: Times;
}
