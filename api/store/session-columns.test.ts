import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { openDatabase } from './database';
import { migrate } from './migrate';
import { openedAccount, sessionsOf } from './sessions';

const OWN = path.join(__dirname, 'migrations');
const BEFORE = '0018';
const HOUR = 3600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-22T12:00:00Z');

test('sessions of an earlier version stay valid for at most a year, and short ones become sessions on a shared device', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-before-'));
  for (const name of readdirSync(OWN)) {
    if (name < BEFORE) copyFileSync(path.join(OWN, name), path.join(folder, name));
  }
  const db = openDatabase(':memory:');
  await migrate(db, NOW, folder);
  // Inserted with the columns of that version.
  await sql`INSERT INTO users (id, email, first_name, last_name, password, subscription_status,
    images_uploaded, is_admin, created_at, seq, floor)
    VALUES ('ada', 'ada@example.org', 'Ada', 'Lovelace', '', 'free', 0, 'false', ${NOW}, 0, 0)`.execute(
    db,
  );
  const rows = [
    ['usual', NOW - 10 * DAY, NOW + 80 * DAY],
    ['old', NOW - 350 * DAY, NOW + 60 * DAY],
    ['older', NOW - 400 * DAY, NOW + 60 * DAY],
    ['library', NOW - HOUR, NOW + 11 * HOUR],
  ] as const;
  for (const [hash, began, until] of rows) {
    await sql`INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
      VALUES (${hash}, 'ada', ${began}, ${NOW - DAY}, ${until})`.execute(db);
  }
  await migrate(db, NOW);
  const kept = await sessionsOf(db, 'ada', NOW);
  expect(
    kept
      .map(({ token_hash, expires_at, shared, device, network }) => [
        ...[token_hash, (expires_at - NOW) / DAY, shared],
        ...[device, network],
      ])
      .sort(),
  ).toEqual([
    ['library', 11 / 24, 1, null, null],
    ['old', 15, 0, null, null],
    ['usual', 80, 0, null, null],
  ]);
  expect(await openedAccount(db, 'older', NOW)).toBeUndefined();
  await db.destroy();
  rmSync(folder, { recursive: true });
});
