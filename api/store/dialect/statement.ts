import { CompiledQuery, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely';

import { rowsAtOnce } from './at-once';
import type { Dialect } from './dialect';
import { dialectOf } from './dialect-of';
import type { Tables } from '../tables';

type Asked = Kysely<Tables> | Transaction<Tables>;

/** Stands for a value while the text of a statement is made. */
class Mark {
  constructor(readonly name: string) {}
}

/** A query of Kysely, or a text of its `sql`. */
interface Built<Row> {
  compile: (db: QueryExecutorProvider) => CompiledQuery<Row>;
}

interface Text {
  sql: string;
  /** Names of values in their order, and values that are always the same. */
  parameters: readonly unknown[];
}

/**
 * A statement whose text is made once: Kysely takes longer to put together and to pass on most of what a call asks
 * than SQLite to answer it. For what every call or every sync asks; everything else goes the usual way.
 * @param build is given a mark for each value, which it may only hand to Kysely
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Built<Row>,
): (db: Asked, values: Values) => Promise<Row[]> {
  const texts = new Map<Dialect, Text>();
  const textFor = (db: Asked): Text => {
    const dialect = dialectOf(db);
    const known = texts.get(dialect);
    if (known) return known;
    const { sql, parameters } = build(db, MARKS as Values).compile(db);
    const made = { sql, parameters };
    texts.set(dialect, made);
    return made;
  };
  return async (db, values) => {
    const { sql, parameters } = textFor(db);
    const given = parameters.map((one) =>
      one instanceof Mark ? (values as Record<string, unknown>)[one.name] : one,
    );
    return rowsOf<Row>(db, sql, given);
  };
}

/** The rows of a text of SQL, which is in the words of the database. */
export async function rowsOf<Row>(db: Asked, text: string, values: unknown[]): Promise<Row[]> {
  const rows = rowsAtOnce(db, text, values);
  if (rows) return rows as Row[];
  return (await db.executeQuery(CompiledQuery.raw(text, values))).rows as Row[];
}

/** A mark for whatever value is asked of it. */
const MARKS = new Proxy({}, { get: (_all, name) => new Mark(String(name)) });
