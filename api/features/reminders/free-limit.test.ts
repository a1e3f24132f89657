import type { Visitor } from '../../../test/kit/api-in-memory';
import { chooseReminders } from '../../../test/kit/reminded-people';
import { type RemindingApi, withRemindedPerson } from '../../../test/kit/reminding-api';
import { noteHostPlan } from '../../store/plans/host-plan';

let server: RemindingApi;
let ada: Visitor;

withRemindedPerson((given) => {
  ({ server, ada } = given);
});

test('the reminder of the free limit comes once, a day later, at the same hour, instead of the daily one', async () => {
  await chooseReminders(ada, { daily: 'email', limit: 'email' });
  const { db } = server.api.services;
  await db
    .updateTable('users')
    .set({ upload_limit_reached_at: server.now, images_uploaded: 3 })
    .where('id', '=', ada.userId)
    .execute();
  server.at('2026-06-01T17:00Z');
  await server.minute();
  server.at('2026-06-02T17:00Z');
  await server.minute();
  server.at('2026-06-03T17:00Z');
  await server.minute();
  expect((await server.campaigns()).map((one) => one.campaign_type)).toEqual([
    ...['daily_reminder', 'upload_limit', 'daily_reminder'],
  ]);
});

test.each([
  { freeImages: 5, premiumForAll: false },
  { freeImages: null, premiumForAll: false },
  { freeImages: 0, premiumForAll: false },
  { freeImages: 3, premiumForAll: true },
])('no user is reminded of a limit that the host has raised or removed (%j)', async (plan) => {
  const { db } = server.api.services;
  await chooseReminders(ada, { limit: 'email' });
  await noteHostPlan(db, plan);
  await db
    .updateTable('users')
    .set({ upload_limit_reached_at: server.now, images_uploaded: 3 })
    .where('id', '=', ada.userId)
    .execute();
  server.at('2026-06-03T17:00Z');
  await server.minute();
  expect(await server.campaigns()).toEqual([]);
});

test('a user who has Premium meanwhile is not reminded of the limit', async () => {
  await chooseReminders(ada, { limit: 'email' });
  await server.api.services.db
    .updateTable('users')
    .set({ upload_limit_reached_at: server.now, subscription_status: 'active' })
    .where('id', '=', ada.userId)
    .execute();
  server.at('2026-06-03T17:00Z');
  await server.minute();
  expect(await server.campaigns()).toEqual([]);
});
