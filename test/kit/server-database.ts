import { type Database, openDatabase } from '../../api/store/database';
import { openPostgres } from '../../api/store/dialect/open-postgres';
import { emptyDatabase } from './empty-database';
import { freshDatabase } from './postgres-database';

/** The PostgreSQL server on which the API is to be tested, if it is: then its tests run there instead of on SQLite. */
export function postgresForTests(): string | undefined {
  const server = process.env['TEST_POSTGRES'] ?? '';
  return server === '' ? undefined : server;
}

/** A database for a test of the store, that has taken every migration and holds nothing; `destroy` removes it. */
export async function serverDatabase(): Promise<Database> {
  const server = postgresForTests();
  if (server === undefined) return openDatabase(':memory:', await emptyDatabase());
  const { url, drop } = await freshDatabase(server);
  const db = openPostgres(url);
  const close = db.destroy.bind(db);
  db.destroy = async () => {
    await close();
    await drop();
  };
  return db;
}

/** `test`, for what only SQLite has: skipped where the tests run on PostgreSQL. */
export function testOnSqlite(): jest.It {
  return postgresForTests() === undefined ? test : test.skip;
}
