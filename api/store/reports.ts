import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { ContactRow } from '#shared/contract/admin/contacts';
import type { ReportGroup } from '#shared/contract/admin/reports';
import type { FailureReport } from '#shared/contract/reports';

import type { ContactsTable, SyncTroublesTable } from './admin-tables';
import type { Database, DatabaseTransaction } from './database';
import { inTransaction } from './in-transaction';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The oldest make room for the newest. */
export const REPORTS_MOST = 2_000;

/** Keeps a report and returns its group; one that is here already stays as it is. */
export async function createReport(
  db: Database,
  { stack, at, ...report }: FailureReport,
  now: number,
): Promise<string> {
  const group = groupOf(report);
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('failure_reports')
      .values({
        ...report,
        stack: JSON.stringify(stack),
        group_id: group,
        failed_at: at,
        received_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`
      DELETE FROM failure_reports WHERE id IN (
        SELECT id FROM failure_reports ORDER BY received_at DESC, id DESC LIMIT -1 OFFSET ${REPORTS_MOST}
      )`.execute(trx);
  });
  return group;
}

function groupOf({ kind, message, app }: Omit<FailureReport, 'stack' | 'at'>): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, message, app]))
    .digest('hex')
    .slice(0, 32);
}

/** A page of the failures that were reported, the latest first, and how many there are. */
export async function listReportGroups(
  trx: DatabaseTransaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ groups: ReportGroup[]; total: number }> {
  // Beside a lone MAX, SQLite takes bare columns from the row that has it: the newest of the group.
  const { rows } = await sql<Omit<ReportGroup, 'stack'> & { stack: string }>`
    SELECT group_id AS id, kind, message, app, page, browser, stack,
      COUNT(*) AS reports, SUM(times) AS times, MAX(received_at) AS lastAt
    FROM failure_reports GROUP BY group_id
    ORDER BY lastAt DESC, group_id LIMIT ${limit} OFFSET ${offset}`.execute(trx);
  const firsts = await firstTimes(
    trx,
    rows.map(({ id }) => id),
  );
  const { total } = await trx
    .selectFrom('failure_reports')
    .select((eb) => eb.fn.count<number>('group_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const groups = rows.map(({ stack, ...group }) => ({
    ...group,
    stack: JSON.parse(stack) as string[],
    firstAt: firsts.get(group.id) ?? group.lastAt,
  }));
  return { groups, total };
}

/** Asked for by itself: a second bound in one query would leave open which row the others come from. */
async function firstTimes(trx: DatabaseTransaction, ids: string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('failure_reports')
    .select((eb) => ['group_id', eb.fn.min('received_at').as('first')])
    .where('group_id', 'in', ids)
    .groupBy('group_id')
    .execute();
  return new Map(rows.map(({ group_id: id, first }) => [id, first]));
}

/** Deletes the reports of a group; false where there are none. */
export async function deleteReportGroup(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('failure_reports')
    .where('group_id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function forgetReportsBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('failure_reports').where('received_at', '<', before).execute();
}

/** Keeps a message that came through the contact form. */
export async function createContact(db: Database, contact: ContactsTable): Promise<void> {
  await db.insertInto('contacts').values(contact).execute();
}

/** A page of the messages, newest first, and how many there are. */
export async function listContacts(
  trx: DatabaseTransaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ contacts: ContactRow[]; total: number }> {
  const contacts = await trx
    .selectFrom('contacts')
    .select(['id', 'name', 'email', 'subject', 'message', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await trx
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { contacts, total };
}

/** Deletes a message; false where there is none. */
export async function deleteContact(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const removed = await trx.deleteFrom('contacts').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export interface Trouble {
  kind: SyncTroublesTable['kind'];
  /** Which of its kind; empty where there is but one. */
  code: string;
  count: number;
}

/** Counts what went wrong with a person's devices. */
export async function noteTroubles(
  db: Database | DatabaseTransaction,
  { userId, now }: { userId: string; now: number },
  troubles: Trouble[],
): Promise<void> {
  for (const { kind, code, count } of troubles) {
    await db
      .insertInto('sync_troubles')
      .values({ user_id: userId, day: dayOf(now), kind, code, count, last_at: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day', 'kind', 'code']).doUpdateSet((eb) => ({
          count: eb('sync_troubles.count', '+', count),
          last_at: now,
        })),
      )
      .execute();
  }
}

/** What went wrong since a day, by kind and code. */
export async function troublesSince(db: Database, since: number) {
  return db
    .selectFrom('sync_troubles')
    .select((eb) => [
      'kind',
      'code',
      eb.fn.sum<number>('count').as('count'),
      eb.fn.count<number>('user_id').distinct().as('people'),
      eb.fn.max('last_at').as('lastAt'),
    ])
    .where('day', '>=', dayOf(since))
    .groupBy(['kind', 'code'])
    .orderBy('count', 'desc')
    .execute();
}

/** The same by day and kind, oldest first. */
export async function troublesByDay(db: Database, since: number) {
  return db
    .selectFrom('sync_troubles')
    .select((eb) => ['day', 'kind', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', dayOf(since))
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute();
}

/** How many devices have sent something since a time, by the version of their app, most first. */
export async function devicesSince(db: Database, since: number) {
  return db
    .selectFrom('replicas')
    .select((eb) => ['app', eb.fn.countAll<number>().as('devices')])
    .where('last_seen', '>=', since)
    .groupBy('app')
    .orderBy('devices', 'desc')
    .execute();
}

export async function forgetTroublesBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom('sync_troubles').where('day', '<', dayOf(time)).execute();
}
