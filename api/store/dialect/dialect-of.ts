import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

import type { Dialect } from './dialect';
import { postgres } from './postgres';
import { sqlite } from './sqlite';

/** What is different on a database, or in a transaction of it. */
export function dialectOf(db: QueryExecutorProvider): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
}
