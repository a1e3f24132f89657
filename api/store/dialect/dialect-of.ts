import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

import type { Dialect } from './dialect';
import { postgres } from './postgres';
import { sqlite } from './sqlite';

/** The dialect of a database or transaction. */
export function dialectOf(db: QueryExecutorProvider): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
}
