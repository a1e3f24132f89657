import { sql } from 'kysely';

import type { DatabaseTransaction } from './database';
import type { Tables } from './tables';

interface Kept<T extends keyof Tables> {
  table: T;
  /** What tells the rows of one owner apart. */
  key: keyof Tables[T] & string;
  /** The times that decide, the first before the others. */
  by: readonly (keyof Tables[T] & string)[];
  most: number;
}

/** Deletes an owner's rows but for those of the latest times, so many; returns how many went. */
export async function keepLatest<T extends keyof Tables>(
  trx: DatabaseTransaction,
  { table, key, by, most }: Kept<T>,
  owner: Partial<Record<keyof Tables[T] & string, string>>,
): Promise<number> {
  const columns = Object.entries(owner).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const theirs = sql`${sql.table(table)} WHERE ${sql.join(columns, sql` AND `)}`;
  const order = by.map((name) => sql`${sql.ref(name)} DESC`);
  const { numAffectedRows = 0n } = await sql`DELETE FROM ${theirs} AND ${sql.ref(key)} NOT IN
    (SELECT ${sql.ref(key)} FROM ${theirs} ORDER BY ${sql.join(order)} LIMIT ${most})`.execute(trx);
  return Number(numAffectedRows);
}
