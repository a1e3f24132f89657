import type { Op, OpResult } from '#shared/sync/protocol';

import { byIds, type Stretch } from './by-ids';
import { BulkInsert } from './bulk-insert';
import { Statement } from './statement';
import type { OpsTable } from './tables';
import type { Turn } from './turn';
import { RECEIPT_BYTES } from './usage';

/** What the server answered to an operation, kept so that a repeat gets the same answer. */
export interface StoredOperation {
  hash: string;
  result: Omit<OpResult, 'row'>;
}

// What most operations are answered; the id is the row's own.
const PLAIN = '{"status":"applied"}';

const answeredBetween = new Statement(
  (db, { userId, first, last, most }: Stretch & { userId: string }) =>
    db
      .selectFrom('ops')
      .select(['op_id as id', 'hash', 'result'])
      .where('user_id', '=', userId)
      .where('op_id', '>=', first)
      .where('op_id', '<=', last)
      .limit(most),
);

/** The operations of these ids that have been answered before, by their id. */
export async function findOperations(
  { trx, userId }: Turn,
  opIds: ReadonlySet<string>,
): Promise<Map<string, StoredOperation>> {
  const rows = await byIds(opIds, {
    between: async (stretch) => answeredBetween.all(trx, { userId, ...stretch }),
    among: async (ids) =>
      trx
        .selectFrom('ops')
        .select(['op_id as id', 'hash', 'result'])
        .where('user_id', '=', userId)
        .where('op_id', 'in', ids)
        .execute(),
  });
  return new Map(
    rows.map(({ id, hash, result }) => [
      id,
      { hash, result: { opId: id, ...(JSON.parse(result) as { status: 'applied' }) } },
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

const keeping = new BulkInsert('ops', [
  'user_id',
  'op_id',
  'replica_id',
  'type',
  'record_id',
  'act',
  'hash',
  'payload',
  'result',
  'at',
  'received_at',
]);

export async function keepOperations(
  { trx, userId, usage }: Turn,
  receipts: Receipt[],
): Promise<void> {
  const rows = receipts.map((receipt) => asColumns(userId, receipt));
  for (const { payload } of rows) {
    usage.bytes += RECEIPT_BYTES + (payload === null ? 0 : Buffer.byteLength(payload));
  }
  await keeping.into(trx, rows);
}

function asColumns(userId: string, receipt: Receipt): OpsTable {
  const { op, replicaId, hash, result, at, receivedAt } = receipt;
  const { opId: op_id, type, id: record_id, act, patch } = op;
  return {
    user_id: userId,
    op_id,
    replica_id: replicaId,
    type,
    record_id,
    act,
    hash,
    // What was taken in whole is in its record; of the rest this is the only copy.
    payload: isPlain(result) ? null : JSON.stringify(patch),
    result: isPlain(result) ? PLAIN : JSON.stringify(result),
    at,
    received_at: receivedAt,
  };
}

function isPlain({ status, lost }: StoredOperation['result']): boolean {
  return status === 'applied' && lost === undefined;
}

const lastSaid = new Statement((db, { userId, replicaId }: { userId: string; replicaId: string }) =>
  db
    .selectFrom('replicas')
    .select('last_at')
    .where('user_id', '=', userId)
    .where('replica_id', '=', replicaId),
);

/** Corrected time of a device's last change, in ms; 0 for a device that is new. */
export async function lastChangeOf({ trx, userId }: Turn, replicaId: string): Promise<number> {
  const row = await lastSaid.first(trx, { userId, replicaId });
  return row?.last_at ?? 0;
}

export interface Sighting {
  replicaId: string;
  lastAt: number;
  seenAt: number;
  app: string;
}

const noting = new Statement((db, sighting: Sighting & { userId: string }) => {
  const seen = { last_at: sighting.lastAt, last_seen: sighting.seenAt, app: sighting.app };
  return db
    .insertInto('replicas')
    .values({ user_id: sighting.userId, replica_id: sighting.replicaId, ...seen })
    .onConflict((conflict) => conflict.columns(['user_id', 'replica_id']).doUpdateSet(seen));
});

export async function noteReplica({ trx, userId }: Turn, sighting: Sighting): Promise<void> {
  await noting.all(trx, { userId, ...sighting });
}
