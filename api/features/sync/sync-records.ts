import type { syncRecords } from '#shared/contract/sync';
import { RECORD_TYPES } from '#shared/records/index';
import { correctedTime } from '#shared/sync/merge';
import {
  CHANGES_PER_PAGE,
  speaks,
  type SyncRequest,
  type SyncResponse,
} from '#shared/sync/protocol';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { AccountRow } from '../../store/accounts';
import { changesAfter } from '../../store/changes';
import type { Database } from '../../store/database';
import { readEpoch } from '../../store/epoch';
import { joined } from '../../store/joined';
import { digestsAt } from '../../store/live-digests';
import { lastChangeOf, noteReplica } from '../../store/operations';
import { asRow, type StoredRecord } from '../../store/records';
import { noteTroubles } from '../../store/sync-troubles';
import { endTurn, readTurn, takeTurn, type Turn } from '../../store/turn';
import type { Usage } from '../../store/usage';
import type { OnWritten } from '../../store/written';
import { applyOperation } from './apply-operation';
import type { Answered } from './arrival';
import { changedIn, closeBatch, type Made, madeIn, openBatch } from './batch';
import type { Beginnings } from './first-fields';
import { noteReject, noteReload, troublesOf } from './troubles';

export interface SyncServices {
  db: Database;
  now: () => number;
  /** The number of this server's build. */
  version: string;
  beginnings?: Beginnings;
  /** What an account may hold; no limit where nothing is said. */
  accountLimits?: Usage;
  /** Refuses while the disk has no room for more. */
  checkRoom?: () => void;
  /** What follows from a person's changes; what it writes goes down with the next page. */
  onWritten?: OnWritten;
  /** Told of every person whose records have changed, and up to which number, after the commit. */
  onChange?: (userId: string, seq: number) => void;
}

const UNLIMITED: Usage = { records: Infinity, bytes: Infinity };

/** Takes a device's operations in and gives it what has changed since its cursor, in one transaction. */
export function syncRecordsHandler(services: SyncServices): MemberHandler<typeof syncRecords> {
  const { db, version, onChange, beginnings = {}, accountLimits: limits = UNLIMITED } = services;
  return async ({ input, account }) => {
    if (!speaks(input.proto)) throw refuse('client_too_old');
    if (input.ops.length > 0) services.checkRoom?.();
    const now = services.now();
    const whose = { userId: account.id, now };
    const round = db.transaction().execute(async (trx) => {
      const pushing = input.ops.length > 0;
      // Whoever only asks takes no turn: nothing is written, nobody waits for them.
      const turn = await (pushing ? takeTurn(trx, account.id) : readTurn(trx, account.id));
      const epoch = await readEpoch(trx);
      checkHistory(input, { epoch, seq: turn.seq, floor: account.floor });
      const since = turn.seq;
      const pushed = pushing ? await push(turn, input, { now, beginnings, limits }) : NOTHING;
      const page = await pull(turn, input, pushed);
      const { changed } = pushed;
      if (changed.length > 0)
        await services.onWritten?.(trx, { userId: account.id, now, changed, since });
      await noteTroubles(trx, whose, troublesOf(input, pushed.rejects));
      const answer = {
        ...envelope(input, { account, epoch, now, version }),
        ...withoutRepetition(input, page, pushed),
      };
      return { answer, changed: changed.length > 0, seq: turn.seq };
    });
    const { answer, changed, seq } = await round.catch(async (error: unknown) =>
      noteReload(db, whose, error),
    );
    if (changed) onChange?.(account.id, seq);
    return { ...answer, ...(await digestOf(services, input, answer)) };
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
  // One that has no history yet is loading everything: it has missed nothing.
  const behind = epoch !== null && cursor < history.floor;
  if (foreign || ahead || behind) throw refuse('resync_needed');
}

export interface Pushed {
  results: Answered[];
  /** Records in their new state, in the order of their numbers. */
  changed: StoredRecord[];
  /** Records that their device can make by itself, by the id of the operation that made them. */
  made: Map<string, Made>;
  /** How many operations were refused for good, by code. */
  rejects: Map<string, number>;
}

const NOTHING: Pushed = { results: [], changed: [], made: new Map(), rejects: new Map() };

async function push(
  turn: Turn,
  { proto, replicaId, sentAt, app, ops }: SyncRequest,
  { now, beginnings, limits }: { now: number; beginnings: Beginnings; limits: Usage },
): Promise<Pushed> {
  const batch = await openBatch(turn, ops, limits);
  const results: Answered[] = [];
  const rejects = new Map<string, number>();
  let lastAt = await lastChangeOf(turn, replicaId);
  for (const op of ops) {
    // What is recovered brings times of its own, and says nothing of when its device did what.
    if (op.act !== 'recover') lastAt = correctedTime({ at: op.at, sentAt, now, lastAt });
    const at = op.after === undefined ? lastAt : Math.max(lastAt, Math.min(op.after, now) + 1);
    const arrival = { op, replicaId, at, receivedAt: now };
    const isRepeat = batch.known.has(op.opId);
    const answering = applyOperation({ batch, beginnings }, arrival);
    const answered = answering instanceof Promise ? await answering : answering;
    noteReject(rejects, answered, isRepeat);
    results.push(answered);
  }
  await closeBatch(batch);
  await noteReplica(turn, { replicaId, lastAt, seenAt: now, app });
  const changed = changedIn(batch);
  await endTurn(turn);
  // Clients of the first version of the envelope need every row.
  const made = proto === 1 ? NOTHING.made : madeIn(batch);
  return { results, changed, made, rejects };
}

async function pull(
  { trx, userId, seq }: Turn,
  { cursor, limit: wantedRows }: SyncRequest,
  { changed, made }: Pushed,
): Promise<Page> {
  const limit = Math.min(wantedRows, CHANGES_PER_PAGE);
  // What this request has changed is known; only what was there before is read.
  const upTo = (changed[0]?.seq ?? seq + 1) - 1;
  const before = await changesAfter(trx, userId, { seq: cursor, upTo, limit });
  const own = before.more ? [] : changed.slice(0, limit - before.rows.length);
  const known = new Set([...made.values()].map((one) => one.seq));
  const news = own.filter((record) => !known.has(record.seq));
  const more = before.more || own.length < changed.length;
  return {
    // What its device makes by itself is left out.
    changes: [...before.rows, ...news.map(asRow)],
    more,
    cursor: more ? lastNumber([...before.rows, ...own], cursor) : seq,
  };
}

/**
 * The server's digest as of the answer's number, where it is wanted; else nothing. It is made after the
 * transaction: nobody's turn waits for it. Where something has changed by then the device asks again.
 */
async function digestOf(
  { db }: SyncServices,
  { digest: wanted, userId }: SyncRequest,
  { more, cursor }: { more: boolean; cursor: number },
) {
  if (wanted !== true || more) return {};
  const digest = await digestsAt(db, { userId, seq: cursor }, RECORD_TYPES);
  return digest ? { digest } : {};
}

function lastNumber(records: readonly { seq: number }[], otherwise: number): number {
  return records.at(-1)?.seq ?? otherwise;
}

function envelope(
  { proto, cursor }: SyncRequest,
  of: { account: AccountRow; epoch: string; now: number; version: string },
) {
  return {
    proto,
    app: of.version,
    epoch: of.epoch,
    userId: of.account.id,
    serverTime: of.now,
    since: cursor,
    floor: of.account.floor,
  };
}

type Page = Pick<SyncResponse, 'changes' | 'cursor' | 'more' | 'digest'>;

/**
 * Leaves out what a device has itself: a record that it has just made goes down as its number and time, and
 * any other row once, with the page and not with the result.
 */
function withoutRepetition(
  { cursor }: SyncRequest,
  page: Page,
  { results, made }: { results: Answered[]; made: Map<string, Made> },
): Page & Pick<SyncResponse, 'results'> {
  const shorter = ({ result, record }: Answered): SyncResponse['results'][number] => {
    const applied = result.status === 'applied';
    const own = applied ? made.get(result.opId) : undefined;
    if (own) return joined(result, own);
    const inPage =
      applied && record !== undefined && record.seq > cursor && record.seq <= page.cursor;
    return inPage ? result : joined(result, { row: record ? asRow(record) : null });
  };
  return {
    ...page,
    results: results.map(shorter),
  };
}
