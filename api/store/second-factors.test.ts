import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { openDatabase, type Database } from './database';
import { migrate } from './migrate';
import { secondFactorOf } from './second-factors';

const OWN = path.join(__dirname, 'migrations');
const DAY = 24 * 3600_000;

let folder: string;
let db: Database;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-migrations-'));
  db = openDatabase(':memory:');
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('existing administrators keep their second factor, and those without one have seven days from the update', async () => {
  for (const name of readdirSync(OWN).filter((one) => one < '0019')) {
    copyFileSync(path.join(OWN, name), path.join(folder, name));
  }
  await migrate(db, 1, folder);
  for (const [id, secret, step] of [
    ['with', 'JBSWY3DPEHPK3PXP', 59],
    ['without', null, 0],
  ] as const) {
    await sql`INSERT INTO admins (id, username, email, password, created_at, totp_secret, totp_last_step)
      VALUES (${id}, ${id}, ${id}, '', 1, ${secret}, ${step})`.execute(db);
  }
  const before = Date.now();
  await migrate(db, before);
  const of = async (owner_id: string) => secondFactorOf(db, { kind: 'admin', owner_id });
  expect(await of('with')).toMatchObject({ secret: 'JBSWY3DPEHPK3PXP', last_step: 59 });
  expect(await of('without')).toBeUndefined();
  const rows = await db.selectFrom('admins').select('second_factor_due').execute();
  // The database's clock is in whole seconds.
  const due = rows.map((row) => Math.abs(row.second_factor_due - before - 7 * DAY) < 5_000);
  expect(due).toEqual([true, true]);
});
