import type { Op, OpResult } from '#shared/sync/protocol';

import { inChunks } from './in-chunks';
import type { Turn } from './turn';

/** What the server answered to an operation, kept so that a repeat gets the same answer. */
export interface StoredOperation {
  hash: string;
  result: Omit<OpResult, 'row'>;
}

/** The operations of these ids that have been answered before, by their id. */
export async function findOperations(
  { trx, userId }: Turn,
  opIds: string[],
): Promise<Map<string, StoredOperation>> {
  if (opIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('ops')
    .select(['op_id', 'hash', 'result'])
    .where('user_id', '=', userId)
    .where('op_id', 'in', opIds)
    .execute();
  return new Map(
    rows.map(({ op_id, hash, result }) => [
      op_id,
      { hash, result: JSON.parse(result) as StoredOperation['result'] },
    ]),
  );
}

export interface Receipt {
  op: Op;
  replicaId: string;
  hash: string;
  result: StoredOperation['result'];
  /** Corrected time of the change and time of receipt, in ms. */
  at: number;
  receivedAt: number;
}

export async function keepOperations({ trx, userId }: Turn, receipts: Receipt[]): Promise<void> {
  for (const chunk of inChunks(receipts)) {
    await trx
      .insertInto('ops')
      .values(chunk.map((receipt) => asColumns(userId, receipt)))
      .execute();
  }
}

function asColumns(userId: string, receipt: Receipt) {
  const { op, replicaId, hash, result, at, receivedAt } = receipt;
  return {
    user_id: userId,
    op_id: op.opId,
    replica_id: replicaId,
    type: op.type,
    record_id: op.id,
    act: op.act,
    hash,
    payload: op.patch === null ? null : JSON.stringify(op.patch),
    result: JSON.stringify(result),
    at,
    received_at: receivedAt,
  };
}

/** Corrected time of a device's last change, in ms; 0 for a device that is new. */
export async function lastChangeOf({ trx, userId }: Turn, replicaId: string): Promise<number> {
  const row = await trx
    .selectFrom('replicas')
    .select('last_at')
    .where('user_id', '=', userId)
    .where('replica_id', '=', replicaId)
    .executeTakeFirst();
  return row?.last_at ?? 0;
}

export interface Sighting {
  replicaId: string;
  lastAt: number;
  seenAt: number;
  app: string;
}

export async function noteReplica(
  { trx, userId }: Turn,
  { replicaId, lastAt, seenAt, app }: Sighting,
): Promise<void> {
  const seen = { last_at: lastAt, last_seen: seenAt, app };
  await trx
    .insertInto('replicas')
    .values({ user_id: userId, replica_id: replicaId, ...seen })
    .onConflict((conflict) => conflict.columns(['user_id', 'replica_id']).doUpdateSet(seen))
    .execute();
}
