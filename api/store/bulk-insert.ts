import type { InsertObject } from 'kysely';

import type { DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import { rowsOf } from './statement';
import type { Tables } from './tables';

/** The most rows of one statement. */
const MOST = 100;

/**
 * Inserts rows that all have the same columns in the same order. The text is put together here: Kysely takes
 * longer to build a statement of a hundred rows than SQLite to run it, 15 to 20 % of a first upload.
 * @param end what follows the values, such as ON CONFLICT
 */
export async function bulkInsert<Table extends 'records' | 'ops'>(
  trx: DatabaseTransaction,
  table: Table,
  { rows, end = '' }: { rows: readonly InsertObject<Tables, Table>[]; end?: string },
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof InsertObject<Tables, Table>)[];
  const { rowsOfMarks } = dialectOf(trx);
  for (let from = 0; from < rows.length; from += MOST) {
    const chunk = rows.slice(from, from + MOST);
    const list = rowsOfMarks(chunk.length, columns.length);
    const text = `INSERT INTO ${table} (${columns.join()}) VALUES ${list} ${end}`;
    const values: unknown[] = [];
    for (const one of chunk) for (const column of columns) values.push(one[column]);
    await rowsOf(trx, text, values);
  }
}
