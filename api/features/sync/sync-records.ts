import {
  PROTOCOL_VERSION,
  type OpResult,
  type SyncRequest,
  type SyncResponse,
} from '#shared/sync/protocol';
import type { syncRecords } from '#shared/contract/sync';
import { correctedTime } from '#shared/sync/merge';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { AccountRow } from '../../store/accounts';
import type { Database } from '../../store/database';
import { readEpoch } from '../../store/epoch';
import { lastChangeOf, noteReplica } from '../../store/operations';
import { asRow, endTurn, recordsAfter, takeTurn, type Turn } from '../../store/records';
import { applyOperation } from './apply-operation';

export interface SyncServices {
  db: Database;
  now: () => number;
}

/** Takes a device's operations in and gives it what has changed since its cursor, in one transaction. */
export function pushAndPull({ db, now }: SyncServices): MemberHandler<typeof syncRecords> {
  return async ({ input, account }) => {
    if (input.proto !== PROTOCOL_VERSION) throw refuse('client_too_old');
    return db.transaction().execute(async (trx) => {
      const epoch = await readEpoch(trx);
      const turn = await takeTurn(trx, account.id);
      checkHistory(input, { epoch, seq: turn.seq, floor: account.floor });
      const results = await applyAll(turn, input, now());
      await endTurn(turn);
      return {
        results,
        ...(await changesFor(turn, input)),
        ...envelope(input, { account, epoch, now: now() }),
      };
    });
  };
}

interface History {
  epoch: string;
  seq: number;
  floor: number;
}

/** A device that counts in another history, or has missed deletions that are purged, loads anew. */
function checkHistory({ epoch, cursor }: SyncRequest, history: History): void {
  const foreign = epoch !== null && epoch !== history.epoch;
  const ahead = cursor > history.seq;
  const behind = cursor > 0 && cursor < history.floor;
  if (foreign || ahead || behind) throw refuse('resync_needed');
}

async function applyAll(turn: Turn, request: SyncRequest, now: number): Promise<OpResult[]> {
  const { replicaId, sentAt, app, ops } = request;
  const results: OpResult[] = [];
  let lastAt = await lastChangeOf(turn, replicaId);
  for (const op of ops) {
    lastAt = correctedTime({ at: op.at, sentAt, now, lastAt });
    results.push(await applyOperation(turn, { op, replicaId, at: lastAt, receivedAt: now }));
  }
  if (ops.length > 0) await noteReplica(turn, { replicaId, lastAt, seenAt: now, app });
  return results;
}

async function changesFor(
  { trx, userId, seq }: Turn,
  { cursor, limit }: SyncRequest,
): Promise<Pick<SyncResponse, 'changes' | 'cursor' | 'more'>> {
  const found = await recordsAfter(trx, userId, { seq: cursor, limit: limit + 1 });
  const page = found.slice(0, limit);
  const more = found.length > limit;
  return { changes: page.map(asRow), more, cursor: more ? (page.at(-1)?.seq ?? cursor) : seq };
}

function envelope(
  { cursor }: SyncRequest,
  { account, epoch, now }: { account: AccountRow; epoch: string; now: number },
) {
  return { proto: PROTOCOL_VERSION, epoch, userId: account.id, serverTime: now, since: cursor };
}
