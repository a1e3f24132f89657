import { type Database, openDatabase } from '../../api/store/database';
import { openPostgres } from '../../api/store/dialect/open-postgres';
import { emptyDatabase } from './empty-database';
import { freshDatabase } from './postgres-database';

/** The PostgreSQL server for the API's tests, if they are to run on one instead of on SQLite. */
export function postgresForTests(): string | undefined {
  const server = process.env['TEST_POSTGRES'] ?? '';
  return server === '' ? undefined : server;
}

/** A database for a test of the store, with every migration run and no rows; `destroy` removes it. */
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

/** `test` for behavior that only SQLite has: skipped if the tests run on PostgreSQL. */
export function testOnSqlite(): jest.It {
  return postgresForTests() === undefined ? test : test.skip;
}
