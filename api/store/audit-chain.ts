import { auditHash } from './audit';
import type { Database } from './database';

/** What going through the chain has shown. */
export interface ChainState {
  intact: boolean;
  /** The number of the newest entry, and its hash: to be compared with one that was noted elsewhere. */
  entries: number;
  head: string;
  /** The first number where an entry does not fit or is missing. */
  brokenAt: number | null;
}

const PAGE = 500;

/** Goes through the chain from its first entry. Others have their turn after every page. */
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

/** Whether there are entries beyond what the head tells, by a writer who passed it by. */
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
