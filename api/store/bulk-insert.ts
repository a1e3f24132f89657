import {
  CompiledQuery,
  type InsertObject,
  type InsertQueryBuilder,
  type InsertResult,
} from 'kysely';

import type { DatabaseTransaction } from './database';
import type { Tables } from './tables';

type Name = 'records' | 'ops';
type Row<Table extends Name> = InsertObject<Tables, Table>;
type Builder<Table extends Name> = InsertQueryBuilder<Tables, Table, InsertResult>;

// The most rows of one statement; a power of two.
const MOST = 128;

/**
 * Inserts many rows of one shape. Building a statement of a hundred rows takes longer than running it,
 * so its text is built once for each number of rows, with the first rows that come, and kept. The
 * numbers are powers of two: any batch is put together of few that are known.
 */
export class BulkInsert<Table extends Name> {
  private readonly texts = new Map<number, CompiledQuery>();

  constructor(
    private readonly table: Table,
    private readonly columns: readonly (keyof Row<Table> & string)[],
    private readonly onConflict: (builder: Builder<Table>) => Builder<Table> = (builder) => builder,
  ) {}

  async into(trx: DatabaseTransaction, rows: readonly Row<Table>[]): Promise<void> {
    for (const chunk of inPowersOfTwo(rows)) {
      const { sql } = this.compiledFor(trx, chunk);
      const values: unknown[] = [];
      for (const row of chunk) for (const column of this.columns) values.push(row[column]);
      await trx.executeQuery(CompiledQuery.raw(sql, values));
    }
  }

  private compiledFor(trx: DatabaseTransaction, chunk: readonly Row<Table>[]): CompiledQuery {
    const known = this.texts.get(chunk.length);
    if (known) return known;
    const inOrder: object[] = chunk.map((row) =>
      Object.fromEntries(this.columns.map((column) => [column, row[column] as unknown])),
    );
    const builder = trx.insertInto(this.table).values(inOrder as never) as Builder<Table>;
    const compiled = this.onConflict(builder).compile();
    if (compiled.parameters.length !== chunk.length * this.columns.length) {
      throw new Error('Every value of a bulk insert has to be a parameter.');
    }
    this.texts.set(chunk.length, compiled);
    return compiled;
  }
}

/** Cuts a list into pieces of as many as possible each. */
export function* inPowersOfTwo<Item>(items: readonly Item[]): Generator<Item[]> {
  let from = 0;
  for (let size = MOST; size >= 1; size /= 2) {
    for (; items.length - from >= size; from += size) yield items.slice(from, from + size);
  }
}
