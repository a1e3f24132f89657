import type { Op } from '#shared/sync/protocol';

import type { StoredRecord } from '../../store/records';
import { isAccountFull, type Usage } from '../../store/usage';

export interface Room {
  /** What an account may hold. */
  limits: Usage;
  /** What it holds, with what the operations before have brought. */
  usage: Usage;
}

// What a restored server has lost comes back, and a deletion of something unknown is kept, up to this many
// times the limits.
const PASSES_FAR = new Set(['del', 'recover']);
const BEYOND = 2;

/**
 * Whether an account has room for an operation. A deletion of what is there always passes: it makes
 * room. One of what is not there leaves something behind too, and passes far beyond the limits.
 */
export function hasRoom(
  { limits, usage }: Room,
  op: Op,
  current: StoredRecord | undefined,
): boolean {
  if (op.act === 'del' && current?.deleted === false) return true;
  const factor = PASSES_FAR.has(op.act) ? BEYOND : 1;
  const most = { records: limits.records * factor, bytes: limits.bytes * factor };
  return !isAccountFull(usage, most, current === undefined ? 1 : 0);
}

/** Counts an operation, about as much as it will take; what is written is counted when it is. */
export function takeRoom(
  { usage }: Room,
  { isNew, bytes }: { isNew: boolean; bytes: number },
): void {
  usage.records += isNew ? 1 : 0;
  usage.bytes += bytes;
}
