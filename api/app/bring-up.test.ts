import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { describeOnPostgres, PostgresServer } from '../../test/kit/postgres-server';

jest.setTimeout(90_000);

describeOnPostgres()('a database on PostgreSQL that belongs to another user', () => {
  let postgres: PostgresServer;
  let folder: string;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    folder = mkdtempSync(path.join(tmpdir(), 'platelog-owner-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await postgres.stop();
  });

  test('the host is told to make the user its owner', async () => {
    const user = `guest_${process.pid}`;
    const name = `others_${process.pid}`;
    const client = new Client(postgres.url);
    await client.connect();
    await client.query(`CREATE ROLE ${user} LOGIN`);
    await client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    const address = new URL(postgres.url);
    address.pathname = `/${name}`;
    address.searchParams.set('user', user);
    const start = ApiInMemory.start({
      DATABASE_URL: address.href,
      DATA_DIR: folder,
      DISK_RESERVE_MB: '0',
    });
    await expect(start).rejects.toThrow(
      `The user may not make tables in "${name}". Make it the owner: ALTER DATABASE "${name}" OWNER TO`,
    );
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.query(`DROP ROLE ${user}`);
    await client.end();
  });
});
