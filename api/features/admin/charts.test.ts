import { randomUUID } from 'node:crypto';

import { type Charts, CHARTS, type Revenue } from '#shared/contract/admin/charts';

import { newestEntries, openDesk, type MadeAdmin } from '../../../test/kit/desk';
import { testOnSqlite } from '../../../test/kit/server-database';
import { PayingApi } from '../../../test/kit/stripe/paying-api';
import { op, synced } from '../../../test/kit/sync-requests';
import { DAILY_SUMS } from '../../store/admin/daily-sums';

const DAY = 24 * 3600_000;
const TODAY = '2026-11-21';
let clock = Date.parse(`${TODAY}T12:00:00Z`);
let house: PayingApi;
let desk: MadeAdmin;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
  desk = await openDesk(house.api);
});
afterAll(async () => house.stop());

const get = async (address: string) => (await desk.visitor.get(`/api/admin/${address}`)).body;

test('each day has its sum, and a day without stored data has none', async () => {
  const { db } = house.api.services;
  clock -= 2 * DAY;
  const [ada, bob] = [await house.api.member('Ada'), await house.api.member('Bob')];
  clock += DAY;
  await house.api.member('Eve');
  for (const one of [ada, ada, bob]) await synced(one, { ops: [op()] });
  await db
    .insertInto('photo_credits')
    .values(
      [1, 1, -1].map((change, n) => ({
        user_id: ada.userId,
        n: n + 1,
        photo_id: randomUUID(),
        change,
        why: 'brought',
        used: 1,
        at: clock,
      })),
    )
    .execute();
  clock += DAY;
  const report = { kind: 'error', message: 'no', stack: '[]', page: '/', app: '1', browser: 'x' };
  await db
    .insertInto('failure_reports')
    .values({
      id: randomUUID(),
      group_id: 'g',
      ...report,
      times: 3,
      failed_at: 1,
      received_at: clock,
    })
    .execute();
  const week = (await get('charts?days=7')) as Charts;
  expect(week.days).toHaveLength(7);
  expect(week.days.at(-1)).toBe(TODAY);
  expect(week.charts).toEqual({
    signUps: [0, 0, 0, 0, 2, 1, 0],
    people: [0, 0, 0, 0, 0, 2, 0],
    images: [0, 0, 0, 0, 0, 2, 0],
    failures: [0, 0, 0, 0, 0, 0, 1],
  });
  const year = ((await get('charts?days=365')) as Charts).charts;
  expect(year.signUps.filter((figure) => figure === null)).toEqual([]);
  expect(year.failures.lastIndexOf(null)).toBe(365 - 91);
  expect(await newestEntries(house.api, 1)).toMatchObject([
    { action: 'system_viewed', detail: '{"what":"charts"}' },
  ]);
  await house.api.services.db.deleteFrom('photo_credits').execute();
});

testOnSqlite().each(CHARTS)('the sums of %s are read only from an index', async (name) => {
  const { db } = house.api.services;
  const { sql, parameters } = DAILY_SUMS[name]({ from: 1, until: 2 }).compile(db);
  const plan = await db.executeQuery<{ detail: string }>({
    ...db.selectFrom('sys').select('k').compile(),
    sql: `EXPLAIN QUERY PLAN ${sql}`,
    parameters,
  });
  expect(plan.rows[0]?.detail).toMatch(/^SEARCH \w+ USING COVERING INDEX/);
});

test.each(['days=8', 'days=x', 'from=1'])('charts with %s are refused', async (query) => {
  expect(await get(`charts?${query}`)).toMatchObject({ code: 'invalid_input' });
});

test('payments are read from Stripe by day, and again after ten minutes', async () => {
  const revenue = async () => (await get('revenue?days=7')) as Revenue;
  expect(await revenue()).toMatchObject({ currencies: [], live: false });
  clock -= DAY;
  await house.subscriber();
  clock += DAY;
  await house.subscriber();
  await house.subscriber();
  expect((await revenue()).currencies).toEqual([]);
  clock += 10 * 60_000;
  const { days, currencies } = await revenue();
  const [{ currency, cents } = { currency: '', cents: [] }] = currencies;
  const price = cents[5] ?? 0;
  expect(price).toBeGreaterThan(0);
  expect([days.at(-1), currency, cents]).toEqual([TODAY, 'usd', [0, 0, 0, 0, 0, price, 2 * price]]);
});

test('while Stripe is unreachable the call fails, and the next call asks again', async () => {
  house.stripe.down = true;
  expect(await get('revenue?days=30')).toMatchObject({ code: 'payments_unreachable' });
  house.stripe.down = false;
  expect(await get('revenue?days=30')).toMatchObject({ live: false });
});
