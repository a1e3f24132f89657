import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { ReportGroup } from '#shared/contract/admin/reports';
import type { FailureReport } from '#shared/contract/reports';

import type { Database, DatabaseTransaction } from './database';
import { inTransaction } from './in-transaction';

/** With more reports, the oldest are removed. */
export const REPORTS_MOST = 2_000;

/** Stores a report and returns its group. A report that is already stored is not changed. */
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
        SELECT id FROM failure_reports ORDER BY received_at DESC, id DESC LIMIT ${REPORTS_MOST} OFFSET ${REPORTS_MOST}
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

/** A page of the report groups, latest first, and how many there are. */
export async function listReportGroups(
  trx: DatabaseTransaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ groups: ReportGroup[]; total: number }> {
  const { rows } = await sql<Omit<ReportGroup, 'stack'> & { stack: string }>`
    SELECT grouped.id, kind, message, app, page, browser, stack, reports, times, "lastAt", "firstAt"
    FROM (
      SELECT group_id AS id, COUNT(*) AS reports, SUM(times) AS times,
        MAX(received_at) AS "lastAt", MIN(received_at) AS "firstAt"
      FROM failure_reports GROUP BY group_id
      ORDER BY MAX(received_at) DESC, group_id LIMIT ${limit} OFFSET ${offset}
    ) AS grouped
    JOIN (
      SELECT group_id, kind, message, app, page, browser, stack,
        ROW_NUMBER() OVER (PARTITION BY group_id ORDER BY received_at DESC, id DESC) AS place
      FROM failure_reports
    ) AS newest ON newest.group_id = grouped.id AND newest.place = 1
    ORDER BY "lastAt" DESC, grouped.id`.execute(trx);
  const { total } = await trx
    .selectFrom('failure_reports')
    .select((eb) => eb.fn.count<number>('group_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const groups = rows.map(({ stack, ...group }) => ({
    ...group,
    stack: JSON.parse(stack) as string[],
  }));
  return { groups, total };
}

/** Deletes the reports of a group; false if there are none. */
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
