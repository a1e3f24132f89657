// The rules of docs/sync-protocol.md, 'How conflicts are decided', implemented a second time from that document alone.
// Nothing of the engine may be imported here.
import { copyOf, isWhole, type Kept, type Stamp, type Values } from './known';

/** One incoming change. */
export interface Incoming {
  type: string;
  act: string;
  patch: Values | null;
  base: number;
  opId: string;
  replica: string;
  /** Its corrected time. */
  at: number;
}

export interface Verdict {
  status: 'applied' | 'rejected';
  code?: string;
  lost: string[];
  /** The record afterwards; undefined if the change leaves it unchanged. */
  next?: Kept;
}

/** `max(min(now, at + now - sentAt), last)`, in ms of the server's clock. */
export function timeOf(
  { at, sentAt }: { at: number; sentAt: number },
  now: number,
  last: number,
): number {
  return Math.max(Math.min(now, at + now - sentAt), last);
}

export function decide(record: Kept | undefined, change: Incoming): Verdict {
  if (change.act === 'del') return remove(record, change);
  const wasSeen = record === undefined && change.base > 0;
  if (change.act === 'put' && (wasSeen || record?.deleted === true)) return refused('deleted');
  const isNew = record === undefined || record.fields.size === 0;
  if (isNew && !isWhole(change.type, change.patch)) return refused('invalid');
  return merge(record, change);
}

function refused(code: string): Verdict {
  return { status: 'rejected', code, lost: [] };
}

function remove(record: Kept | undefined, { at }: Incoming): Verdict {
  if (record?.deleted) return { status: 'applied', lost: [] };
  const deletedAt = above(at, [record?.deletedAt]);
  const next = { ...(record ? copyOf(record) : unknown()), deleted: true, deletedAt };
  return { status: 'applied', lost: [], next: { ...next, either: false } };
}

function unknown(): Kept {
  const never = { deleted: false, deletedAt: null, confirmedAt: null, either: false };
  return { ...never, fields: new Map(), seq: 0 };
}

function merge(record: Kept | undefined, change: Incoming): Verdict {
  const next = record ? copyOf(record) : unknown();
  const lost: string[] = [];
  const isRaised = change.act === 'restore' && next.deleted;
  const won = Object.entries(change.patch ?? {}).filter(([field]) => {
    const last = next.fields.get(field);
    const isLost = last !== undefined && !stands(last, change);
    if (isLost) lost.push(field);
    return !isLost;
  });
  const places = won.map(([field]) => next.fields.get(field)?.at);
  const at = above(change.at, isRaised ? [...places, next.deletedAt] : places);
  const { replica, opId } = change;
  for (const [field, value] of won) {
    next.fields.set(field, { value, at, replica, opId, seq: Infinity });
  }
  if (isRaised) Object.assign(next, { deleted: false, deletedAt: at, either: false });
  else if (change.act === 'restore' && record) {
    record.confirmedAt = next.confirmedAt = Math.max(at, next.confirmedAt ?? 0);
  }
  const isChanged = won.length > 0 || isRaised || !record;
  return { status: 'applied', lost, ...(isChanged ? { next } : {}) };
}

/** The time of a change is later than that of each value that it replaces. */
function above(at: number, places: readonly (number | null | undefined)[]): number {
  return Math.max(at, ...places.map((time) => (time ?? -1) + 1));
}

function stands(last: Stamp, { base, replica, at, opId }: Incoming): boolean {
  if (base >= last.seq || last.replica === replica) return true;
  return at > last.at || (at === last.at && opId > last.opId);
}
