import { correctedTime } from '#shared/sync/merge';
import type { SyncRequest } from '#shared/sync/protocol';

import { saveSequence, type UserLock } from '../../store/lock-user-sequence';
import { lastChangeOf, noteReplica } from '../../store/operations';
import type { StoredRecord } from '../../store/records';
import type { Usage } from '../../store/usage';
import { applyOperation, type OnCreate } from './apply-operation';
import { closeBatch, madeIn, openBatch, type Answered, type Made } from './batch';

export interface Pushed {
  results: Answered[];
  /** Records in their new state, in the order of their numbers. */
  changed: StoredRecord[];
  /** Records that their device can make by itself, by the id of the operation that made them. */
  made: Map<string, Made>;
  /** How many operations were refused for good, by code. */
  rejects: Map<string, number>;
}

export const NOTHING: Pushed = { results: [], changed: [], made: new Map(), rejects: new Map() };

/** Takes the operations of a request in, one after the other. */
export async function pushOperations(
  lock: UserLock,
  { proto, replicaId, sentAt, app, ops }: SyncRequest,
  { now, onCreate, limits }: { now: number; onCreate: OnCreate; limits: Usage },
): Promise<Pushed> {
  const batch = await openBatch(lock, ops, limits);
  const results: Answered[] = [];
  const rejects = new Map<string, number>();
  let lastAt = await lastChangeOf(lock, replicaId);
  for (const op of ops) {
    // What is recovered brings times of its own, and says nothing of when its device did what.
    if (op.act !== 'recover') lastAt = correctedTime({ at: op.at, sentAt, now, lastAt });
    const at = op.after === undefined ? lastAt : Math.max(lastAt, Math.min(op.after, now) + 1);
    const isRepeat = batch.known.has(op.opId);
    const applying = applyOperation(batch, { op, replicaId, at, receivedAt: now }, onCreate);
    const answered = applying instanceof Promise ? await applying : applying;
    countReject(rejects, answered, isRepeat);
    results.push(answered);
  }
  const changed = await closeBatch(batch);
  await noteReplica(lock, { replicaId, lastAt, seenAt: now, app });
  await saveSequence(lock);
  // Clients of the first version of the envelope need every row.
  const made = proto === 1 ? NOTHING.made : madeIn(batch);
  return { results, changed, made, rejects };
}

/** Counts a change that is refused for good. A repeat of one that was refused before is none. */
function countReject(rejects: Map<string, number>, { result }: Answered, isRepeat: boolean): void {
  const { code } = result;
  if (code === undefined || (isRepeat && code !== 'op_id_reuse')) return;
  rejects.set(code, (rejects.get(code) ?? 0) + 1);
}
