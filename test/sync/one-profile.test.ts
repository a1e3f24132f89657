import type { Op } from '#shared/sync/protocol';

import { ApiInMemory, type Visitor } from '../kit/api-in-memory';
import { TestDevice } from '../kit/devices';
import { profileFields } from '../kit/profiles';
import { op, synced } from '../kit/sync-requests';
import { write } from '../../src/store/write';

let api: ApiInMemory;
let ada: Visitor;

beforeAll(async () => {
  api = await ApiInMemory.start();
  ada = await api.member();
});
afterAll(async () => api.stop());

async function enter({ store }: TestDevice, patch: object, later = 0): Promise<void> {
  const now = () => Date.now() + later;
  await write({ ...store, now }, [{ type: 'profile', id: ada.userId, act: 'put', patch }]);
}

test('two devices that create the profile offline end with one, with the later values', async () => {
  const phone = new TestDevice(api, ada);
  const tablet = new TestDevice(api, ada);
  // Far enough apart that even a slow request, which the server treats as a slow clock, does not change the order.
  await enter(phone, profileFields({ age: 40 }), -60_000);
  await enter(tablet, profileFields({ age: 41, currentWeight: 82 }));
  await phone.sync();
  await tablet.sync();
  await phone.sync();
  for (const { store } of [phone, tablet]) {
    expect(await store.db.outbox.count()).toBe(0);
    expect(await store.db.profile.toArray()).toMatchObject([
      { id: ada.userId, rejected: 0, data: { age: 41, currentWeight: 82 } },
    ]);
  }
});

test('changes of different fields on two devices are both kept', async () => {
  const phone = new TestDevice(api, ada);
  const tablet = new TestDevice(api, ada);
  await phone.sync();
  await tablet.sync();
  await enter(phone, { age: 50 });
  await enter(tablet, { activityLevel: 'active' });
  await phone.sync();
  await tablet.sync();
  await phone.sync();
  const [row] = await phone.store.db.profile.toArray();
  expect(row?.data).toMatchObject({ age: 50, activityLevel: 'active' });
});

test('a device that does not know display settings leaves them unchanged', async () => {
  const phone = new TestDevice(api, ada);
  await phone.sync();
  const display = { energy: 'kJ', distance: 'miles' };
  await enter(phone, { display });
  await phone.sync();
  // Writes as an app of the previous version does: with the fields that it knows, and by the specification's call.
  const { results } = await synced(ada, {
    ops: [op({ type: 'profile', id: ada.userId, act: 'put', patch: { age: 52 }, v: 5 })],
  });
  expect(results).toMatchObject([{ status: 'applied' }]);
  await phone.sync();
  const [row] = await phone.store.db.profile.toArray();
  expect(row?.data).toMatchObject({ age: 52, display });
});

test.each([
  ['another id', { act: 'put', id: '0190a000-0000-7000-8000-000000000001' }],
  ['a deletion', { act: 'del', patch: null }],
])('the profile stays the only one and cannot be deleted: %s is rejected', async (_what, part) => {
  const patch = profileFields() as unknown as Op['patch'];
  const { results } = await synced(ada, {
    ops: [op({ type: 'profile', id: ada.userId, patch, ...part })],
  });
  expect(results).toMatchObject([{ status: 'rejected', code: 'invalid' }]);
});
