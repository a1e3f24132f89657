import type { Op, Patch } from './protocol';

/** Who last wrote a field, and when, in ms by the server's clock. A record's deletion and restore are stamped too. */
export interface FieldStamp {
  seq: number;
  at: number;
  replica: string;
  op: string;
}

export type FieldMeta = Record<string, FieldStamp>;

export interface Incoming {
  op: Pick<Op, 'opId' | 'base'>;
  /** The operation's time after correction by the server's clock, in ms. */
  at: number;
  replica: string;
}

export interface Merge {
  /** Fields of the patch that are applied. */
  won: Patch;
  /** Names of the fields whose current value is a later edit from another device. */
  lost: string[];
}

/**
 * Decides field by field whether a change is applied. It is applied if nobody has written the field yet, if its
 * author had seen the field's last value, or if the same device wrote both values. Otherwise the later change wins;
 * equal times are decided by the operation's id, so that every order of arrival gives the same result.
 */
export function mergeFields(meta: FieldMeta, patch: Patch, incoming: Incoming): Merge {
  const merge: Merge = { won: {}, lost: [] };
  for (const [field, value] of Object.entries(patch)) {
    if (stands(meta[field], incoming)) merge.won[field] = value;
    else merge.lost.push(field);
  }
  return merge;
}

function stands(last: FieldStamp | undefined, { op, at, replica }: Incoming): boolean {
  if (!last || op.base >= last.seq || last.replica === replica) return true;
  return at > last.at || (at === last.at && op.opId > last.op);
}

/**
 * The time to store for an applied change: always later than the times of the values that it replaces. So a change
 * made after seeing a value has a later time than that value, even if the device's clock was set back.
 * @param at the change's corrected time, in ms
 */
export function timeAbove(meta: FieldMeta, fields: readonly string[], at: number): number {
  return Math.max(at, ...fields.map((field) => (meta[field]?.at ?? -1) + 1));
}

/**
 * Converts the device's time of a change to the server's clock. The device's clock error is `now - sentAt` and is
 * subtracted; a time in the future becomes `now`; changes of one device keep their order.
 * @param lastAt the corrected time of the device's previous change, in ms
 */
export function correctedTime(times: {
  at: number;
  sentAt: number;
  now: number;
  lastAt: number;
}): number {
  const { at, sentAt, now, lastAt } = times;
  return Math.max(Math.min(now, at + (now - sentAt)), lastAt);
}
