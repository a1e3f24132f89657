import { createHash } from 'node:crypto';

import type { TestDevice } from '../kit/devices';
import { withTwoDevices } from '../kit/two-devices';
import type { ApiInMemory, Visitor } from '../kit/api-in-memory';
import { picture } from '../kit/pictures';

let api: ApiInMemory;
let ada: Visitor;
let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ api, ada, phone, tablet } = given);
});

async function onServer(): Promise<string[]> {
  const { meals } = (await ada.get('/api/meals')).body as { meals: { name: string }[] };
  return meals.map((meal) => meal.name).sort();
}

async function photo() {
  const bytes = await picture(64, 48);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const buffer = new Uint8Array(bytes).buffer;
  return { bytes: buffer, thumb: null, mime: 'image/jpeg' as const, width: 64, height: 48, sha256 };
}

test('a meal of one device reaches the server and the other device', async () => {
  await phone.add({ name: 'Soup' });
  expect(await phone.sync()).toBe(true);
  await tablet.sync();
  expect(await tablet.names()).toEqual(['Soup']);
  expect((await phone.meals())[0]?.state.keeping).toBe('synced');
});

test('offline, everything stays, and the time of the next attempt is stored', async () => {
  phone.weather = 'no-signal';
  await phone.add({ name: 'Soup' });
  expect(await phone.sync()).toBe(false);
  expect((await phone.meals())[0]?.state.keeping).toBe('saved');
  const state = await phone.state();
  expect(state).toMatchObject({ failedTries: 1, paused: null });
  expect(state.nextTryAt).toBeGreaterThan(phone.store.now());
  phone.weather = 'clear';
  expect(await phone.sync()).toBe(true);
  expect(await onServer()).toEqual(['Soup']);
});

test('the page of a captive portal is not a response: nothing leaves the outbox', async () => {
  phone.weather = 'portal';
  await phone.add();
  await phone.sync();
  expect(await phone.store.db.outbox.count()).toBe(1);
  expect((await phone.state()).paused).toBeNull();
});

test("a response that is lost after the server's commit causes no second meal", async () => {
  await phone.add({ name: 'Soup' });
  phone.weather = 'answer-lost';
  for (let round = 0; round < 3; round += 1) await phone.sync();
  expect(await onServer()).toEqual(['Soup']);
  phone.weather = 'clear';
  await phone.sync();
  expect(await onServer()).toEqual(['Soup']);
  expect(await phone.store.db.outbox.count()).toBe(0);
});

test('a photo whose upload is cut off after it arrived exists once', async () => {
  await phone.add({ name: 'Photo' }, await photo());
  await phone.sync();
  await phone.store.db.photoBytes.toCollection().modify({ state: 'local' });
  phone.weather = 'answer-lost';
  await phone.sync();
  phone.weather = 'clear';
  await phone.sync();
  expect((await phone.photoBytes()).map(({ state }) => state)).toEqual(['stored']);
  const files = await api.services.db
    .selectFrom('photo_files')
    .selectAll()
    .where('user_id', '=', ada.userId)
    .execute();
  expect(files).toHaveLength(1);
  await tablet.sync();
  expect((await tablet.meals())[0]).toMatchObject({
    hasBytes: false,
    photo: { status: 'unanalysed' },
  });
});

test('both devices end with the same meal after changing it concurrently', async () => {
  const id = await phone.add({ name: 'Soup' });
  await phone.sync();
  await tablet.sync();
  await phone.change(id, 'put', { notes: 'from the phone' });
  await tablet.change(id, 'put', { name: 'Stew' });
  for (const device of [phone, tablet, phone, tablet]) await device.sync();
  const [one] = await phone.meals();
  const [other] = await tablet.meals();
  expect(one?.meal).toEqual(other?.meal);
  expect(one?.meal).toMatchObject({ name: 'Stew', notes: 'from the phone' });
});

test('what one device deletes is gone on the other, and a concurrent edit stays visible as rejected', async () => {
  const id = await phone.add({ name: 'Soup' });
  await phone.sync();
  await tablet.sync();
  await phone.change(id, 'del', null);
  await phone.sync();
  await tablet.change(id, 'put', { name: 'Stew' });
  await tablet.sync();
  const entry = await tablet.store.db.outbox.toArray();
  expect(entry).toMatchObject([
    { state: 'rejected', refusal: { code: 'deleted' }, patch: { name: 'Stew' } },
  ]);
  expect(await phone.names()).toEqual([]);
});

test('more than a request can hold is sent in several, and fetched in pages', async () => {
  for (let number = 0; number < 230; number += 1)
    await phone.add({ name: `Meal ${String(number).padStart(3, '0')}` });
  expect(await phone.sync()).toBe(true);
  await tablet.sync();
  expect(await tablet.store.db.meal.count()).toBe(230);
  expect(await tablet.names()).toEqual(await phone.names());
});

test('an ended session keeps everything and waits for the user', async () => {
  await phone.add({ name: 'Soup' });
  const cookie = ada.cookies;
  ada.cookies = '';
  await phone.sync();
  expect(await phone.state()).toMatchObject({ paused: 'auth' });
  expect(await phone.names()).toEqual(['Soup']);
  ada.cookies = cookie;
  await phone.sync();
  expect(await phone.state()).toMatchObject({ paused: null });
  expect(await onServer()).toEqual(['Soup']);
});

test("another user's session sends nothing of what waits here", async () => {
  await phone.add({ name: 'Soup' });
  const grace = await api.member('Grace');
  const cookie = ada.cookies;
  ada.cookies = grace.cookies;
  await phone.sync();
  expect(await phone.state()).toMatchObject({ paused: 'auth' });
  expect(await phone.store.db.outbox.count()).toBe(1);
  expect((await grace.get('/api/meals')).body).toEqual({ meals: [] });
  ada.cookies = cookie;
});
