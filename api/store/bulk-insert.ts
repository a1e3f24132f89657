import type { InsertObject } from 'kysely';

import type { DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import { rowsOf } from './dialect/statement';
import type { Tables } from './tables';

/** The most rows in one statement. */
const MOST = 100;

type Inserting<Row> = (trx: DatabaseTransaction, rows: readonly Row[]) => Promise<void>;

/**
 * Inserts rows of one user, whose id is their first column; all have the same columns in the same order. The SQL text
 * is built here and cached by number of rows, because Kysely takes longer to build a statement with a hundred rows
 * than SQLite to run it (15 to 20 % of a first upload). The user id is bound once per statement: binding it for every
 * row would take a fifth of the insert.
 * @param end SQL after the values, such as ON CONFLICT
 */
export function bulkInsert<Table extends 'records' | 'ops'>(
  table: Table,
  end = '',
): Inserting<InsertObject<Tables, Table>> {
  const texts = new Map<string, string>();
  return async (trx, rows) => {
    const columns = Object.keys(rows[0] ?? {});
    const { name, insertedRows } = dialectOf(trx);
    for (let from = 0; from < rows.length; from += MOST) {
      const chunk = rows.slice(from, from + MOST);
      const key = `${name} ${chunk.length}`;
      const text =
        texts.get(key) ??
        `INSERT INTO ${table} (${columns.join()}) ${insertedRows(chunk.length, columns.length)} ${end}`;
      texts.set(key, text);
      await rowsOf(trx, text, valuesOf(chunk));
    }
  };
}

/** The shared first value once, then the other values of each row. */
function valuesOf(rows: readonly object[]): unknown[] {
  const values: unknown[] = Object.values(rows[0] ?? {}).slice(0, 1);
  for (const row of rows) {
    const all: unknown[] = Object.values(row);
    for (let column = 1; column < all.length; column += 1) values.push(all[column]);
  }
  return values;
}
