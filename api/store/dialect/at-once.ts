import type { Statement } from 'better-sqlite3';

/** The one connection of a database in this process. */
export interface Connection {
  readonly inTransaction: boolean;
  prepare: (text: string) => Pick<Statement, 'readonly' | 'reader' | 'all' | 'run'>;
  /** Runs statements without a result. */
  exec: (text: string) => void;
}

// Connections by database, and by open transaction.
const connections = new WeakMap<object, Connection>();
const open = new WeakMap<object, Connection>();

/** Registers a connection, so that the database can be queried synchronously. */
export function answersAtOnce(db: object, connection: Connection): void {
  connections.set(db, connection);
}

export function connectionOf(db: object): Connection | undefined {
  return connections.get(db);
}

/** Runs the work of a transaction, which has the connection for itself until it ends. */
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
 * Runs a statement synchronously, inside its own transaction or while none is open. Undefined if it has to wait:
 * while another transaction is open, whose changes must not be visible yet, and for a write outside a transaction.
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
