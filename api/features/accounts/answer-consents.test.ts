import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';

import { type Consents, providerLabel } from '#shared/contract/consents';

import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';
import { picture } from '../../../test/kit/pictures';
import { profileBody } from '../../../test/kit/profiles';
import { mealFields } from '../../../test/kit/stores';
import { consentRowsOf } from '../../../test/kit/rows-of';
import { askSync, op, synced } from '../../../test/kit/sync-requests';
import { takenPhoto, until } from '../../../test/kit/taken-photo';
import { PayingApi } from '../../../test/kit/stripe/paying-api';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../../../test/kit/vision-counterpart';

const NAMED = { AI_PROVIDER_NAME: 'Looker', AI_PROVIDER_COUNTRY: 'Utopia' };

let clock = 0;
let house: PayingApi;
let provider: VisionCounterpart;
let shade = 0;
beforeAll(async () => {
  provider = await VisionCounterpart.start();
  const env = { ...NAMED, OPENAI_BASE_URL: provider.url, OPENAI_READS_WORDS: '0' };
  house = await PayingApi.start(env, () => Date.now() + clock);
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.willAnswer(CHICKEN_AND_RICE);
});
afterAll(async () => {
  await house.stop();
  await provider.stop();
});

/** A new user who has not been asked about the AI provider yet. */
async function newcomer(): Promise<Visitor> {
  const visitor = house.api.visitor();
  const email = `${uuidv7()}@example.org`;
  const { body } = await visitor.post('/api/register', registration({ email }));
  visitor.userId = (body as { user: { id: string } }).user.id;
  return visitor;
}

const consentsOf = async (ada: Visitor) =>
  ((await ada.get('/api/auth/me')).body as { consents: Consents }).consents;

/** Answers as the app does, with what it knows. */
async function answer(ada: Visitor, kind: string, given: boolean, notes = false) {
  const { provider: named, last } = await consentsOf(ada);
  const ai = kind === 'ai' && named ? { provider: providerLabel(named), notes } : {};
  const answers = [{ kind, given, version: '2026-11', after: last, ...ai }];
  return ada.post('/api/consents', { answers });
}

async function photoOf(ada: Visitor, fields = {}) {
  shade += 1;
  return takenPhoto(ada, await picture(64, 48, shade * 3), fields);
}

async function statusOf(ada: Visitor, photoId: string) {
  const { changes } = await synced(ada);
  return changes.find(({ id }) => id === photoId)?.data?.['status'];
}

const become = async (ada: Visitor, photoId: string, status: string) =>
  until(
    async () => statusOf(ada, photoId),
    (now) => now === status,
  );

const used = async (ada: Visitor) =>
  ((await ada.get('/api/photo-credits')).body as { used: number }).used;

/** Waits until no jobs are open. */
const settle = async (ada: Visitor) => {
  const open = async () =>
    house.api.services.db
      .selectFrom('jobs')
      .select('id')
      .where('user_id', '=', ada.userId)
      .where('kind', 'in', ['photo', 'text'])
      .where('state', 'in', ['queued', 'running'])
      .execute();
  await until(open, (jobs) => jobs.length === 0);
};

test('the question names the provider and its country, and is answered once for all devices', async () => {
  const ada = await newcomer();
  expect(await consentsOf(ada)).toMatchObject({
    provider: { name: 'Looker', country: 'Utopia', policyUrl: null, readsWords: false },
    ai: null,
  });
  await answer(ada, 'ai', true);
  await answer(ada, 'ai', true);
  expect((await consentsOf(ada)).ai).toMatchObject({ send: true, notes: false });
  const rows = await consentRowsOf(house.api.services.db, ada.userId);
  expect(rows.filter(({ kind }) => kind === 'ai')).toMatchObject([
    { given: 1, provider: 'Looker (Utopia): photos', text_version: '2026-11', withdrawn_at: null },
  ]);
});

test('nothing is sent and nothing is charged before the answer, and after "Only on this device"', async () => {
  const ada = await newcomer();
  const { mealId, photoId } = await photoOf(ada);
  expect(await statusOf(ada, photoId)).toBe('unanalysed');
  await answer(ada, 'ai', false);
  const other = await photoOf(ada);
  const asked = op({ id: mealId, patch: { asked: uuidv7() }, base: 9 });
  await synced(ada, { ops: [asked] });
  await settle(ada);
  expect(await statusOf(ada, other.photoId)).toBe('unanalysed');
  expect(provider.asked).toEqual([]);
  expect(await used(ada)).toBe(0);

  await answer(ada, 'ai', true);
  await synced(ada, { ops: [op({ id: mealId, patch: { asked: uuidv7() }, base: 99 })] });
  await become(ada, photoId, 'done');
  expect(provider.asked).toHaveLength(1);
  expect(await used(ada)).toBe(1);
});

test('words and notes are not sent unless the user has chosen that', async () => {
  const ada = await newcomer();
  await answer(ada, 'ai', true);
  const words = { description: 'rice bowl', notes: 'after my insulin' };
  await synced(ada, { ops: [op({ patch: mealFields(words) })] });
  const first = await photoOf(ada, words);
  await become(ada, first.photoId, 'done');
  await settle(ada);
  expect(provider.asked).toHaveLength(1);
  expect(provider.asked.join()).toContain('rice bowl');
  expect(provider.asked.join()).not.toContain('insulin');
  // A changed note that is not sent does not cause another analysis.
  await synced(ada, { ops: [op({ id: first.mealId, patch: { notes: 'and insulin' }, base: 99 })] });
  await settle(ada);
  expect(provider.asked).toHaveLength(1);

  await answer(ada, 'ai', true, true);
  const second = await photoOf(ada, words);
  await become(ada, second.photoId, 'done');
  expect(provider.asked.at(-1)).toContain('insulin');
});

test('a photo that waits for a retry is not sent after consent was withdrawn, and is refunded', async () => {
  const ada = await newcomer();
  await answer(ada, 'ai', true);
  provider.willAnswer({ status: 429, headers: { 'Retry-After': '1800' } });
  const { photoId } = await photoOf(ada);
  await until(
    async () => provider.asked.length,
    (times) => times > 0,
  );
  await become(ada, photoId, 'queued');
  const before = provider.asked.length;
  expect(await used(ada)).toBe(1);
  await answer(ada, 'ai', false);
  await become(ada, photoId, 'unanalysed');
  clock += 3 * 3600 * 1000;
  house.api.services.jobs.wake();
  await settle(ada);
  expect(provider.asked).toHaveLength(before);
  expect(await used(ada)).toBe(0);
  const { entries } = (await ada.get('/api/photo-credits')).body as { entries: { why: string }[] };
  expect(entries[0]).toMatchObject({ why: 'not_sent' });
});

test('a retry of a request is not sent after consent was withdrawn', async () => {
  const ada = await newcomer();
  await answer(ada, 'ai', true);
  provider.willAnswer({ status: 503 });
  const { photoId } = await photoOf(ada);
  await until(
    async () => provider.asked.length,
    (times) => times === 1,
  );
  await answer(ada, 'ai', false);
  await become(ada, photoId, 'unanalysed');
  await settle(ada);
  expect(provider.asked).toHaveLength(1);
});

test('photos that Premium releases are not sent either', async () => {
  const ada = await newcomer();
  await answer(ada, 'ai', true);
  const photos = [await photoOf(ada), await photoOf(ada), await photoOf(ada), await photoOf(ada)];
  const last = photos.at(-1)?.photoId ?? '';
  for (const { photoId } of photos.slice(0, 3)) await become(ada, photoId, 'done');
  await become(ada, last, 'over_limit');
  await answer(ada, 'ai', false);
  const beginning = await house.begin(ada);
  house.pay(beginning);
  await ada.post('/api/payment-success', { subscriptionId: beginning.subscriptionId });
  await become(ada, last, 'unanalysed');
  await settle(ada);
  expect(provider.asked).toHaveLength(3);
});

test('a yes that is older than a later no does not count, whenever it arrives', async () => {
  const ada = await newcomer();
  const { provider: named, last } = await consentsOf(ada);
  const label = named ? providerLabel(named) : '';
  const late = { kind: 'ai', given: true, version: '2026-11', after: last, provider: label };
  await answer(ada, 'ai', false);
  const { body } = await ada.post('/api/consents', { answers: [late] });
  expect(body).toMatchObject({ consents: { ai: { send: false } } });
});

test('with another provider, country or use the user is asked again, and nothing is sent meanwhile', async () => {
  const database = path.join(tmpdir(), `platelog-${uuidv7()}.sqlite`);
  const env = { ...NAMED, OPENAI_BASE_URL: provider.url, OPENAI_READS_WORDS: '0' };
  const begun = await ApiInMemory.start(env, Date.now, { database });
  const { cookies } = await begun.member();
  await begun.stop();
  for (const change of [
    { AI_PROVIDER_NAME: 'Gazer' },
    { AI_PROVIDER_COUNTRY: 'Elsewhere' },
    { OPENAI_READS_WORDS: '1' },
  ]) {
    const later = await ApiInMemory.start({ ...env, ...change }, Date.now, { database });
    const ada = later.visitor();
    ada.cookies = cookies;
    ada.userId = ((await ada.get('/api/auth/me')).body as { user: { id: string } }).user.id;
    expect((await consentsOf(ada)).ai).toBeNull();
    const { photoId } = await photoOf(ada);
    expect(await statusOf(ada, photoId)).toBe('unanalysed');
    await later.stop();
  }
  expect(provider.asked).toEqual([]);
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
});

test('without consent to health data, nothing new is stored, everything can be read, and consent can be given again', async () => {
  const ada = await newcomer();
  await answer(ada, 'ai', true);
  await synced(ada, { ops: [op()] });
  await answer(ada, 'health', false);
  const refused = { status: 403, body: { code: 'no_health_consent' } };
  expect(await askSync(ada, { ops: [op()] })).toMatchObject(refused);
  expect(await ada.post('/api/profile', profileBody())).toMatchObject(refused);
  expect(await ada.post('/api/create-subscription', {})).toMatchObject(refused);
  const meal = { description: '2 eggs', mealTime: '2026-11-21T08:00' };
  expect(await ada.post('/api/analyze-text', meal)).toMatchObject(refused);
  expect(await ada.post('/api/analyze-image', {})).toMatchObject(refused);
  expect((await synced(ada)).changes).toHaveLength(1);
  await answer(ada, 'health', true);
  expect((await askSync(ada, { ops: [op()] })).status).toBe(200);
  const rows = await consentRowsOf(house.api.services.db, ada.userId);
  expect(rows.filter(({ kind }) => kind === 'health')).toMatchObject([
    { given: 1, text_version: '2026-11', withdrawn_at: expect.any(Number) },
    { given: 0 },
    { given: 1, withdrawn_at: null },
  ]);
});
