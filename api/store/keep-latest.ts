import { sql } from 'kysely';

import type { DatabaseTransaction } from './database';
import type { Tables } from './tables';

interface Kept<T extends keyof Tables> {
  table: T;
  /** The column that identifies a row among the owner's rows. */
  key: keyof Tables[T] & string;
  /** The columns to sort by, most important first. */
  by: readonly (keyof Tables[T] & string)[];
  most: number;
}

/** Deletes all but the latest rows of an owner; returns how many were deleted. */
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
