import type { Statement } from 'better-sqlite3';

/** The one connection of a database in this process. */
export interface Connection {
  readonly inTransaction: boolean;
  prepare: (text: string) => Pick<Statement, 'readonly' | 'reader' | 'all' | 'run'>;
  /** Runs what answers nothing. */
  exec: (text: string) => void;
}

// By databases, and by transactions that are open.
const connections = new WeakMap<object, Connection>();
const open = new WeakMap<object, Connection>();

/** Lets a database be asked without waiting for the turn of a query. */
export function answersAtOnce(db: object, connection: Connection): void {
  connections.set(db, connection);
}

export function connectionOf(db: object): Connection | undefined {
  return connections.get(db);
}

/** Runs the work of a transaction, which may use the connection until it ends: nobody else does meanwhile. */
export async function whileOpen<Trx extends object, T>(
  db: object,
  trx: Trx,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const connection = connections.get(db);
  if (!connection) return work(trx);
  open.set(trx, connection);
  try {
    return await work(trx);
  } finally {
    open.delete(trx);
  }
}

/**
 * Runs a statement in this very moment, in its own transaction or between those of others. Undefined where it has to
 * take its turn: while another transaction is open, whose changes nobody may see yet, and where it writes by itself.
 */
export function rowsAtOnce(
  db: object,
  text: string,
  values: readonly unknown[],
): unknown[] | undefined {
  const own = open.get(db);
  const connection = own ?? connections.get(db);
  if (!connection || (!own && connection.inTransaction)) return undefined;
  const statement = connection.prepare(text);
  if (!own && !statement.readonly) return undefined;
  if (statement.reader) return statement.all(values);
  statement.run(values);
  return [];
}
