import { serverDatabase } from '../../test/kit/server-database';
import type { Database } from './database';
import { inTransaction } from './in-transaction';
import { keepLatest } from './keep-latest';

let db: Database;
beforeEach(async () => {
  db = await serverDatabase();
});
afterEach(async () => db.destroy());

test("an owner's latest rows stay, and all rows of other owners", async () => {
  const rows = [
    ...[5, 1, 3].map((n) => ({ kind: 'user', owner_id: 'ada', n }) as const),
    { kind: 'user', owner_id: 'grace', n: 0 },
    { kind: 'admin', owner_id: 'ada', n: 0 },
  ] as const;
  for (const { n, ...owner } of rows) {
    const device = { ...owner, token_hash: `${n}`, last_used_at: n };
    await db.insertInto('known_devices').values(device).execute();
  }
  const devices = {
    table: 'known_devices',
    key: 'token_hash',
    by: ['last_used_at'],
    most: 2,
  } as const;
  const gone = await inTransaction(db, async (trx) =>
    keepLatest(trx, devices, { kind: 'user', owner_id: 'ada' }),
  );
  expect(gone).toBe(1);
  const left = await db.selectFrom('known_devices').selectAll().orderBy('last_used_at').execute();
  expect(left.map(({ kind, owner_id, last_used_at }) => [kind, owner_id, last_used_at])).toEqual([
    ['user', 'grace', 0],
    ['admin', 'ada', 0],
    ['user', 'ada', 3],
    ['user', 'ada', 5],
  ]);
});
