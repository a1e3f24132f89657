import { createHash } from 'node:crypto';

import type { AuditEntry } from '#shared/contract/admin/audit';

import type { AuditLogTable } from './admin-tables';
import type { Database, DatabaseTransaction } from './database';

export type NewAuditEntry = Omit<AuditEntry, 'n'>;

/** The right to write the next entry, and what that one follows. */
export interface AuditTurn {
  n: number;
  before: string;
}

/** Takes the turn to write an entry; to be the first statement of a transaction, which then has it alone. */
export async function takeAuditTurn(trx: DatabaseTransaction): Promise<AuditTurn> {
  const { n, hash: before } = await trx
    .updateTable('audit_head')
    .set((eb) => ({ n: eb('n', '+', 1) }))
    .returning(['n', 'hash'])
    .executeTakeFirstOrThrow();
  return { n, before };
}

/** Appends an entry, in the transaction of what it tells of. */
export async function addAuditEntry(
  trx: DatabaseTransaction,
  { n, before }: AuditTurn,
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

/** Entries that fit, newest first. */
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
    // The step between the password and the code.
    .where('detail', 'not like', '%"second_factor_needed"%')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The hash of an entry: SHA-256 over the hash before and every column in this order, as a JSON list. It
 * can be computed anew by anyone who reads the table.
 */
export function auditHash(before: string, row: Omit<AuditLogTable, 'hash'>): string {
  const { n, at, action, outcome, admin_id, admin_name, subject_id, address, request_id, detail } =
    row;
  const told = [
    ...[before, n, at, action, outcome],
    ...[admin_id, admin_name, subject_id, address, request_id, detail],
  ];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
