import {
  PROTOCOL_VERSION,
  type OpResult,
  type SyncRequest,
  type SyncResponse,
} from '#shared/sync/protocol';
import { RECORDS } from '#shared/records/index';
import type { syncRecords } from '#shared/contract/sync';
import { correctedTime } from '#shared/sync/merge';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { AccountRow } from '../../store/accounts';
import { changesAfter, liveDigests } from '../../store/changes';
import type { Database } from '../../store/database';
import { readEpoch } from '../../store/epoch';
import { lastChangeOf, noteReplica } from '../../store/operations';
import { endTurn, readTurn, takeTurn, type Turn } from '../../store/turn';
import { applyOperation } from './apply-operation';
import { closeBatch, openBatch } from './batch';
import { firstFieldsWith, type Beginnings, type FirstFields } from './first-fields';

export interface SyncServices {
  db: Database;
  now: () => number;
  /** This server's version. */
  version: string;
  beginnings?: Beginnings;
  /** Told of every person whose records have changed, after the commit. */
  onChange?: (userId: string) => void;
}

const KINDS = Object.keys(RECORDS);

/** Takes a device's operations in and gives it what has changed since its cursor, in one transaction. */
export function pushAndPull(services: SyncServices): MemberHandler<typeof syncRecords> {
  const { db, now, version, onChange } = services;
  const firstFields = firstFieldsWith(services.beginnings ?? {});
  return async ({ input, account }) => {
    if (input.proto !== PROTOCOL_VERSION) throw refuse('client_too_old');
    const { answer, changed } = await db.transaction().execute(async (trx) => {
      const pushing = input.ops.length > 0;
      // Whoever only asks takes no turn: nothing is written, nobody waits for them.
      const turn = await (pushing ? takeTurn(trx, account.id) : readTurn(trx, account.id));
      const before = turn.seq;
      const epoch = await readEpoch(trx);
      checkHistory(input, { epoch, seq: turn.seq, floor: account.floor });
      const results = pushing ? await push(turn, input, { now: now(), firstFields }) : [];
      const page = await pull(turn, input);
      const answer = {
        ...envelope(input, { account, epoch, now: now(), version }),
        ...page,
        results: withoutRowsOf(page, input, results),
      };
      return { answer, changed: turn.seq > before };
    });
    if (changed) onChange?.(account.id);
    return answer;
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

async function push(
  turn: Turn,
  { replicaId, sentAt, app, ops }: SyncRequest,
  { now, firstFields }: { now: number; firstFields: FirstFields },
): Promise<OpResult[]> {
  const before = turn.seq;
  const batch = await openBatch(turn, ops);
  const results: OpResult[] = [];
  let lastAt = await lastChangeOf(turn, replicaId);
  for (const op of ops) {
    lastAt = correctedTime({ at: op.at, sentAt, now, lastAt });
    const arrival = { op, replicaId, at: lastAt, receivedAt: now };
    results.push(await applyOperation({ batch, firstFields }, arrival));
  }
  await closeBatch(batch);
  await noteReplica(turn, { replicaId, lastAt, seenAt: now, app });
  if (turn.seq > before) await endTurn(turn);
  return results;
}

type Page = Pick<SyncResponse, 'changes' | 'cursor' | 'more' | 'digest'>;

async function pull(
  { trx, userId, seq }: Turn,
  { cursor, limit, digest }: SyncRequest,
): Promise<Page> {
  const { rows, more } = await changesAfter(trx, userId, { seq: cursor, upTo: seq, limit });
  const reached = more ? (rows.at(-1)?.seq ?? cursor) : seq;
  const wanted = digest === true && !more;
  return {
    changes: rows,
    more,
    cursor: reached,
    ...(wanted ? { digest: await liveDigests(trx, userId, KINDS) } : {}),
  };
}

/** A row goes down once: a result leaves out what the page beside it brings. */
function withoutRowsOf(page: Page, { cursor }: SyncRequest, results: OpResult[]): OpResult[] {
  return results.map((result) => {
    const { row, ...bare } = result;
    const inPage =
      result.status === 'applied' && row != null && row.seq > cursor && row.seq <= page.cursor;
    return inPage ? bare : result;
  });
}

function envelope(
  { cursor }: SyncRequest,
  of: { account: AccountRow; epoch: string; now: number; version: string },
) {
  return {
    proto: PROTOCOL_VERSION,
    app: of.version,
    epoch: of.epoch,
    userId: of.account.id,
    serverTime: of.now,
    since: cursor,
  };
}
