import { createHash } from 'node:crypto';

import type { AuditEntry } from '#shared/contract/admin/audit';

import type { AuditLogTable } from './admin-tables';
import type { Database, DatabaseTransaction } from './database';

const KEY = 'audit_digest_at';

const PAGE = 500;

const AHEAD_MOST_MS = 3600 * 1000;

export type NewAuditEntry = Omit<AuditEntry, 'n'>;

/** The number of the next entry, and the hash of the entry before it. */
export interface AuditLock {
  n: number;
  before: string;
}

/** Locks the log for writing one entry. Call it first in a transaction: others wait until the transaction ends. */
export async function lockAuditLog(trx: DatabaseTransaction): Promise<AuditLock> {
  const { n, hash: before } = await trx
    .updateTable('audit_head')
    .set((eb) => ({ n: eb('n', '+', 1) }))
    .returning(['n', 'hash'])
    .executeTakeFirstOrThrow();
  return { n, before };
}

/** Appends an entry in the same transaction as the recorded action. */
export async function addAuditEntry(
  trx: DatabaseTransaction,
  { n, before }: AuditLock,
  entry: NewAuditEntry,
): Promise<void> {
  const row = {
    n,
    at: entry.at,
    action: entry.action,
    outcome: entry.outcome,
    admin_id: entry.adminId,
    admin_name: entry.adminName,
    subject_id: entry.subjectId,
    address: entry.address,
    request_id: entry.requestId,
    detail: JSON.stringify(entry.detail),
  };
  const hash = auditHash(before, row);
  await trx
    .insertInto('audit_log')
    .values({ ...row, hash })
    .execute();
  await trx.updateTable('audit_head').set({ hash }).execute();
}

export interface AuditFilter {
  action?: string | undefined;
  outcome?: string | undefined;
  adminId?: string | undefined;
  subjectId?: string | undefined;
  /** Actions that are left out. */
  without?: readonly string[];
  from?: number | undefined;
  until?: number | undefined;
  before?: number | undefined;
}

/** The entries that match, newest first. */
export async function auditEntries(
  db: Database,
  filter: AuditFilter,
  limit: number,
): Promise<AuditEntry[]> {
  const { action, outcome, adminId, subjectId, without = [], from, until, before } = filter;
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? ''))
    .$if(adminId !== undefined, (query) => query.where('admin_id', '=', adminId ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(without.length > 0, (query) => query.where('action', 'not in', without))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0))
    .$if(before !== undefined, (query) => query.where('n', '<', before ?? 0))
    .orderBy('n', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asEntry);
}

function asEntry(row: AuditLogTable): AuditEntry {
  return {
    n: row.n,
    at: row.at,
    action: row.action as AuditEntry['action'],
    outcome: row.outcome as AuditEntry['outcome'],
    adminId: row.admin_id,
    adminName: row.admin_name,
    subjectId: row.subject_id,
    address: row.address,
    requestId: row.request_id,
    detail: JSON.parse(row.detail) as AuditEntry['detail'],
  };
}

/** How many logins were refused since a time. */
export async function refusedLogins(db: Database, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('action', '=', 'login')
    .where('outcome', '=', 'refused')
    // A correct password that still needs its code is not a failed login.
    .where('detail', 'not like', '%"second_factor_needed"%')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The hash of an entry: SHA-256 over the previous hash and every column in this order, as a JSON array. Anyone who
 * reads the table can recompute it.
 */
function auditHash(before: string, row: Omit<AuditLogTable, 'hash'>): string {
  const { n, at, action, outcome, admin_id, admin_name, subject_id, address, request_id, detail } =
    row;
  const told = [
    ...[before, n, at, action, outcome],
    ...[admin_id, admin_name, subject_id, address, request_id, detail],
  ];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

/** The result of checking the chain. */
export interface ChainState {
  intact: boolean;
  /** The number and hash of the newest entry, to compare with a copy kept elsewhere. */
  entries: number;
  head: string;
  /** The first number whose entry does not match or is missing. */
  brokenAt: number | null;
}

/** Checks the chain from its first entry, page by page, so that other requests run in between. */
export async function checkChain(db: Database): Promise<ChainState> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  const state = { entries: head.n, head: head.hash };
  let before = { n: 0, hash: '' };
  while (before.n < head.n) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('n', '>', before.n)
      .where('n', '<=', head.n)
      .orderBy('n')
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return { ...state, intact: false, brokenAt: before.n + 1 };
    for (const { hash, ...row } of rows) {
      const fits = row.n === before.n + 1 && hash === auditHash(before.hash, row);
      if (!fits) return { ...state, intact: false, brokenAt: before.n + 1 };
      before = { n: row.n, hash };
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const intact = before.hash === head.hash && !(await goesOn(db, head.n));
  return { ...state, intact, brokenAt: intact ? null : head.n };
}

/** Whether there are entries after the head, written by someone who did not update the head. */
async function goesOn(db: Database, n: number): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .innerJoin('audit_head', (join) => join.on('audit_head.id', '=', 1))
    .select('audit_log.n')
    .whereRef('audit_log.n', '>', 'audit_head.n')
    .where('audit_log.n', '>', n)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims the sending of the log's digest mail for one process, at most every `every` ms. Returns the time from which
 * it has to report; undefined if it is not due. The first claim only starts the interval.
 */
export async function claimDigest(
  db: DatabaseTransaction,
  now: number,
  every: number,
): Promise<number | undefined> {
  await db
    .insertInto('sys')
    .values({ k: KEY, v: String(now) })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
  const { v: last } = await db
    .selectFrom('sys')
    .select('v')
    .where('k', '=', KEY)
    .executeTakeFirstOrThrow();
  const since = sinceOf(Number(last), now, every);
  if (now - since < every) return undefined;
  const taken = await db
    .updateTable('sys')
    .set({ v: String(now) })
    .where('k', '=', KEY)
    .where('v', '=', last)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? since : undefined;
}

/** A last claim too far in the future was made while the clock was wrong, and is ignored. */
function sinceOf(last: number, now: number, every: number): number {
  return last > now + AHEAD_MOST_MS ? now - every : last;
}
