import { sql } from 'kysely';

import type { Op, OpResult } from '#shared/sync/protocol';

import { bulkInsert } from './bulk-insert';
import type { Database } from './database';
import { dialectOf } from './dialect/dialect-of';
import { withoutFsync } from './in-transaction';
import { inSlices } from './long-work/in-slices';
import type { UserLock } from './lock-user-sequence';
import { statement } from './dialect/statement';
import type { OpsTable } from './tables';
import { Departures, RECEIPT_BYTES } from './usage';

/** A receipt: the stored result of an operation, so that a repeat gets the same result. */
export interface StoredOperation {
  hash: string;
  result: Omit<OpResult, 'row'>;
}

// The result of most operations, without the id, which is a column of the row.
const PLAIN = '{"status":"applied"}';

/** The receipts of these operations, by operation id. */
export async function findOperations(
  { trx, userId }: UserLock,
  opIds: readonly string[],
): Promise<Map<string, StoredOperation>> {
  const rows = await operationsByIds(trx, { userId, ids: dialectOf(trx).listOf(opIds) });
  return new Map(
    rows.map(({ id, hash, result }) => [
      id,
      { hash, result: { opId: id, ...(JSON.parse(result) as { status: 'applied' }) } },
    ]),
  );
}

const operationsByIds = statement((db, { userId, ids }: { userId: string; ids: unknown }) =>
  db
    .selectFrom('ops')
    .select(['op_id as id', 'hash', 'result'])
    .where('user_id', '=', userId)
    .where('op_id', 'in', dialectOf(db).inList(ids)),
);

export interface Receipt {
  op: Op;
  replicaId: string;
  hash: string;
  result: StoredOperation['result'];
  /** Corrected time of the change and time of receipt, in ms. */
  at: number;
  receivedAt: number;
}

export async function keepOperations(
  { trx, userId, usage }: UserLock,
  receipts: Receipt[],
): Promise<void> {
  const rows = receipts.map((receipt) => asColumns(userId, receipt));
  for (const { payload } of rows) {
    usage.bytes += RECEIPT_BYTES + (payload === null ? 0 : Buffer.byteLength(payload));
  }
  await insertOperations(trx, rows);
}

const insertOperations = bulkInsert('ops');

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
    // The patch of a fully applied operation is in its record; for others this is the only copy.
    payload: isPlain(result) ? null : JSON.stringify(patch),
    result: isPlain(result) ? PLAIN : JSON.stringify(result),
    at,
    received_at: receivedAt,
  };
}

function isPlain({ status, lost }: StoredOperation['result']): boolean {
  return status === 'applied' && lost === undefined;
}

/** Corrected time of a device's last change, in ms; 0 for a new device. */
export async function lastChangeOf({ trx, userId }: UserLock, replicaId: string): Promise<number> {
  const [row] = await replicaOf(trx, { userId, replicaId });
  return row?.last_at ?? 0;
}

const replicaOf = statement((db, { userId, replicaId }: { userId: string; replicaId: string }) =>
  db
    .selectFrom('replicas')
    .select('last_at')
    .where('user_id', '=', userId)
    .where('replica_id', '=', replicaId),
);

export interface Sighting {
  replicaId: string;
  lastAt: number;
  seenAt: number;
  app: string;
}

export async function noteReplica(
  { trx, userId }: UserLock,
  { replicaId, lastAt, seenAt, app }: Sighting,
): Promise<void> {
  await putReplica(trx, { userId, replicaId, lastAt, seenAt, app });
}

const putReplica = statement(
  (db, { userId, replicaId, lastAt, seenAt, app }: Sighting & { userId: string }) => {
    const seen = { last_at: lastAt, last_seen: seenAt, app };
    return db
      .insertInto('replicas')
      .values({ user_id: userId, replica_id: replicaId, ...seen })
      .onConflict((conflict) => conflict.columns(['user_id', 'replica_id']).doUpdateSet(seen));
  },
);

interface Old {
  user_id: string;
  op_id: string;
  bytes: number;
}

/** Removes the patches of old receipts, and the oldest receipts entirely. */
export async function forgetOldOperations(
  db: Database,
  { payloadsBefore, rowsBefore }: { payloadsBefore: number; rowsBefore: number },
): Promise<void> {
  await inSlices(async (most) => forgetRows(db, rowsBefore, most));
  await inSlices(async (most) => forgetPayloads(db, payloadsBefore, most));
}

async function forgetRows(db: Database, before: number, most: number): Promise<number> {
  return withoutFsync(db, async (trx) => {
    const { rows } = await sql<Old>`
      SELECT user_id, op_id, COALESCE(octet_length(payload), 0) AS bytes FROM ops
      WHERE received_at < ${before} ORDER BY received_at LIMIT ${most}`.execute(trx);
    const departures = new Departures();
    for (const { user_id, op_id, bytes } of rows) {
      departures.add(user_id, { records: 0, bytes: RECEIPT_BYTES + bytes });
      await trx
        .deleteFrom('ops')
        .where('user_id', '=', user_id)
        .where('op_id', '=', op_id)
        .execute();
    }
    await departures.write(trx);
    return rows.length;
  });
}

async function forgetPayloads(db: Database, before: number, most: number): Promise<number> {
  return withoutFsync(db, async (trx) => {
    const { rows } = await sql<Old>`
      SELECT user_id, op_id, octet_length(payload) AS bytes FROM ops
      WHERE payload IS NOT NULL AND received_at < ${before}
      ORDER BY received_at LIMIT ${most}`.execute(trx);
    const departures = new Departures();
    for (const { user_id, op_id, bytes } of rows) {
      departures.add(user_id, { records: 0, bytes });
      await trx
        .updateTable('ops')
        .set({ payload: null })
        .where('user_id', '=', user_id)
        .where('op_id', '=', op_id)
        .execute();
    }
    await departures.write(trx);
    return rows.length;
  });
}
