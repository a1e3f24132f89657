import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

import { NUTRIENTS } from '#shared/records/nutrients';

import { openPostgres } from '../../api/store/dialect/open-postgres';
import { migrate } from '../../api/store/migrate';

const MIGRATIONS = ['migrations', 'migrations-postgres'].map((folder) =>
  path.resolve(__dirname, '../../api/store', folder),
);

/** Advisory lock, so that only one process makes the template. */
const TEMPLATES = 7_401;

let made = 0;

/**
 * A new database on a PostgreSQL server for tests, with every migration run and no rows. It is copied from a template,
 * which is made once.
 * @param server the address of any of its databases
 * @returns its address, and a function that removes it
 */
export async function freshDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${process.pid}_${(made += 1)}_${Date.now()}`;
  const template = `template_${hashOfMigrations()}`;
  await asking(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATES]);
    try {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
        template,
      ]);
      if (rowCount === 0) await makeTemplate(server, client, template);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATES]);
    }
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  });
  const drop = async () =>
    asking(server, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    });
  return { url: addressOf(server, name), drop };
}

async function makeTemplate(server: string, client: Client, name: string): Promise<void> {
  const draft = `${name}_${process.pid}`;
  await client.query(`CREATE DATABASE "${draft}"`);
  const db = openPostgres(addressOf(server, draft));
  await migrate(db, 0);
  await db.deleteFrom('sys').where('k', '=', 'epoch').execute();
  await db.destroy();
  await client.query(`ALTER DATABASE "${draft}" RENAME TO "${name}"`);
}

async function asking(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: addressOf(server, 'postgres') });
  await client.connect();
  await work(client).finally(async () => client.end());
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function hashOfMigrations(): string {
  const hash = createHash('sha256').update(NUTRIENTS.join());
  for (const folder of MIGRATIONS)
    for (const name of readdirSync(folder).sort())
      hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
