import type { Database } from '../database';

/** Its key in `sys`. */
export const LAST_START = 'last_start';

/** What a host's commands have to know of the server's settings: they may be run without them. */
export interface LastStart {
  /** Null: not set. */
  publicUrl: string | null;
  port: number;
  signups: 'open' | 'invite' | 'closed';
  hasMail: boolean;
}

/** Notes with which settings the server was started. */
export async function noteStart(db: Database, start: LastStart): Promise<void> {
  const v = JSON.stringify(start);
  await db
    .insertInto('sys')
    .values({ k: LAST_START, v })
    .onConflict((conflict) => conflict.column('k').doUpdateSet({ v }))
    .execute();
}

/** The settings of the last start; undefined before the first one of a version that notes them. */
export async function readLastStart(db: Database): Promise<LastStart | undefined> {
  const noted = await db
    .selectFrom('sys')
    .select('v')
    .where('k', '=', LAST_START)
    .executeTakeFirst();
  return noted && (JSON.parse(noted.v) as LastStart);
}
