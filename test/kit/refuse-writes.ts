import { sql } from 'kysely';

import type { Database } from '../../api/store/database';
import { dialectOf } from '../../api/store/dialect/dialect-of';

interface Refused {
  table: string;
  /** As `INSERT`, or `UPDATE OF` a column. */
  event: string;
  /** A condition on `NEW`; without one every write fails. */
  when?: string;
}

/** Makes the database reject writes, like one whose disk is full, until the returned function is called. */
export async function refuseWrites(
  db: Database,
  { table, event, when }: Refused,
): Promise<() => Promise<void>> {
  const condition = when === undefined ? '' : `WHEN (${when})`;
  const head = `CREATE TRIGGER refused BEFORE ${event} ON ${table} FOR EACH ROW ${condition}`;
  const [make, drop] =
    dialectOf(db).name === 'postgres'
      ? [
          `CREATE FUNCTION refused() RETURNS TRIGGER LANGUAGE plpgsql AS
             $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$;
           ${head} EXECUTE FUNCTION refused()`,
          'DROP FUNCTION refused CASCADE',
        ]
      : [`${head} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`, 'DROP TRIGGER refused'];
  await sql.raw(make).execute(db);
  return async () => {
    await sql.raw(drop).execute(db);
  };
}
