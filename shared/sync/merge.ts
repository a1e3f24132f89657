import type { Op, Patch } from './protocol';

/** Who last wrote a field, and when. Server times, in ms. A record's deletion and restore have one too. */
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
  /** Fields of the patch that stand. */
  won: Patch;
  /** Fields in which a later edit of another device stands. */
  lost: string[];
}

/**
 * Decides field by field whether a change stands. It does where nobody wrote the field yet, where
 * its writer had seen the field's last value, where the same device wrote both, and else where it
 * is the later one; equal times are settled by the operation's id, so that every order of arrival
 * gives the same answer.
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
 * The time of a change that stands: later than that of each value in whose place it comes. So times of a
 * field follow what people had seen, whatever a device's clock has done between.
 * @param at the change's corrected time, in ms
 */
export function timeAbove(meta: FieldMeta, fields: readonly string[], at: number): number {
  return Math.max(at, ...fields.map((field) => (meta[field]?.at ?? -1) + 1));
}

/**
 * A device's time of a change on the server's clock: its constant error is taken out by comparing
 * when it says it sent the request, the future is clamped to now, and the device's own order kept.
 * @param lastAt the corrected time of the device's change before this one, in ms
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
