import { CompiledQuery, type Compilable, type Kysely } from 'kysely';

import type { Tables } from './tables';

/** Stands in a statement for a value that comes with every run. */
class Placeholder {
  constructor(readonly name: string | symbol) {}
}

/** Has a placeholder for whatever value is asked of it. */
const PLACEHOLDERS = new Proxy({}, { get: (_, name) => new Placeholder(name) });

/**
 * A statement that is built once and run with other values each time: building one takes longer than
 * most of them run, and a request of sync makes a dozen.
 */
export class Statement<Values extends object, Row> {
  private compiled: CompiledQuery<Row> | undefined;

  /** @param build the statement, with each of its values where it belongs and nowhere else */
  constructor(private readonly build: (db: Kysely<Tables>, values: Values) => Compilable<Row>) {}

  async all(db: Kysely<Tables>, values: Values): Promise<Row[]> {
    this.compiled ??= this.build(db, PLACEHOLDERS as Values).compile();
    const { sql, parameters } = this.compiled;
    const given = parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, given));
    return rows;
  }

  async first(db: Kysely<Tables>, values: Values): Promise<Row | undefined> {
    const [row] = await this.all(db, values);
    return row;
  }
}
