import { CompiledQuery, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely';

import { rowsAtOnce } from './at-once';
import type { Dialect } from './dialect';
import { dialectOf } from './dialect-of';
import type { Tables } from '../tables';

type Asked = Kysely<Tables> | Transaction<Tables>;

/** A placeholder for a value while the text of a statement is built. */
class Mark {
  constructor(readonly name: string) {}
}

/** A query of Kysely, or a text of its `sql`. */
interface Built<Row> {
  compile: (db: QueryExecutorProvider) => CompiledQuery<Row>;
}

interface Text {
  sql: string;
  /** Placeholders in their order, and constant values. */
  parameters: readonly unknown[];
}

/**
 * A statement whose text is built once, because Kysely takes longer to build and run most statements than SQLite to
 * execute them. Use it for statements of every call or sync; use Kysely for everything else.
 * @param build gets a placeholder for each value, which it may only pass to Kysely
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

/** Runs SQL text in the database's own dialect and returns its rows. */
export async function rowsOf<Row>(db: Asked, text: string, values: unknown[]): Promise<Row[]> {
  const rows = rowsAtOnce(db, text, values);
  if (rows) return rows as Row[];
  return (await db.executeQuery(CompiledQuery.raw(text, values))).rows as Row[];
}

/** Returns a placeholder for any property name. */
const MARKS = new Proxy({}, { get: (_all, name) => new Mark(String(name)) });
