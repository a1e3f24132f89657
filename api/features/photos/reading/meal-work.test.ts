import { uuidv7 } from 'uuidv7';

import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { photoForm, picture } from '../../../../test/kit/pictures';
import {
  CHICKEN_AND_RICE,
  VisionCounterpart,
  visionSettings,
} from '../../../../test/kit/vision-counterpart';
import { OpenAiInterface } from '../../../gateways/vision/openai-interface';
import { Vision } from '../../../gateways/vision/vision';
import type { JobsTable } from '../../../store/tables';
import { photoEvent } from '../states/photo-event';
import { mealWork } from './meal-work';
import { Spending } from './spending';

// This API has no provider, so no job runs: the tests run the work themselves.
let api: ApiInMemory;
let provider: VisionCounterpart;
let ada: Visitor;
let photoId: string;
beforeAll(async () => {
  provider = await VisionCounterpart.start();
  api = await ApiInMemory.start();
});
beforeEach(async () => {
  ada = await api.member();
  photoId = await upload();
  provider.asked.length = 0;
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

async function upload(): Promise<string> {
  const body = photoForm(await picture(64, 48), { mealTime: '2026-11-21T12:30' });
  const answer = await ada.send('/api/analyze-image', { method: 'POST', body });
  return (answer.body as { photoId: string }).photoId;
}

/** Queues the photo for analysis, as an upload does if a provider is set up. */
const accept = async (id = photoId) =>
  api.services.db
    .transaction()
    .execute((trx) =>
      photoEvent(trx, 'brought', { userId: ada.userId, photoId: id, now: 7, hasProvider: true }),
    );

const work = () => {
  const settings = visionSettings(provider.url);
  return mealWork({
    ...api.services,
    spending: new Spending(api.services.db, { input: 0, output: 0, daily: undefined }),
    vision: new Vision(new OpenAiInterface(settings), settings.timeoutMs),
  });
};

const job = () =>
  ({ kind: 'photo', cause: 'photo', user_id: ada.userId, subject_id: photoId }) as JobsTable;

const LIVE = new AbortController().signal;

async function photo(id = photoId): Promise<Record<string, unknown>> {
  const { data } = await api.services.db
    .selectFrom('records')
    .select('data')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(data) as Record<string, unknown>;
}

const imagesUploaded = async () =>
  ((await ada.get('/api/auth/me')).body as { user: { imagesUploaded: number } }).user
    .imagesUploaded;

test('a photo that was stored without a provider is counted once, when it is queued', async () => {
  expect([(await photo())['status'], await imagesUploaded()]).toEqual(['unanalysed', 0]);
  await accept();
  await accept();
  expect([(await photo())['status'], await imagesUploaded()]).toEqual(['queued', 1]);
});

test('a photo over the free limit is queued if it is uploaded again after an upgrade', async () => {
  for (const id of [photoId, await upload(), await upload()]) await accept(id);
  const fourth = await upload();
  await accept(fourth);
  expect([(await photo(fourth))['status'], await imagesUploaded()]).toEqual(['over_limit', 3]);
  await api.services.db
    .updateTable('users')
    .set({ subscription_status: 'premium' })
    .where('id', '=', ada.userId)
    .execute();
  await accept(fourth);
  expect([(await photo(fourth))['status'], await imagesUploaded()]).toEqual(['queued', 4]);
});

test('an analysis that fails permanently is refunded once', async () => {
  await accept();
  await accept(await upload());
  for (let times = 0; times < 2; times += 1)
    await api.services.db.transaction().execute(work().giveUp(job()));
  expect(await photo()).toMatchObject({ status: 'failed', failure: 'provider_error' });
  expect(await imagesUploaded()).toBe(1);
});

test('an analyzed photo stays analyzed if it is uploaded again', async () => {
  await accept();
  provider.willAnswer(CHICKEN_AND_RICE);
  await api.services.db.transaction().execute(await work().run(job(), LIVE));
  const before = await imagesUploaded();
  await accept();
  expect([(await photo())['status'], await imagesUploaded()]).toEqual(['done', before]);
});

test('a failed photo is queued again if it is uploaded again, and counted again', async () => {
  await accept();
  const before = await imagesUploaded();
  await api.services.db.transaction().execute(work().giveUp(job()));
  expect(await imagesUploaded()).toBe(before - 1);
  await accept();
  expect([(await photo())['status'], await imagesUploaded()]).toEqual(['queued', before]);
});

test.each(['photo', 'meal'])('a deleted %s is not sent to the provider', async (type) => {
  await accept();
  const id = type === 'photo' ? photoId : String((await photo())['mealId']);
  await api.services.db.updateTable('records').set({ deleted: 1 }).where('id', '=', id).execute();
  const write = await work().run(job(), LIVE);
  await api.services.db.transaction().execute(write);
  expect(provider.asked).toEqual([]);
  expect((await photo())['status']).toBe('unanalysed');
});

test.each([
  ['text that is not JSON', { content: 'I see a plate of rice.' }],
  ['another shape', { content: '{"is_food":true,"items":[{"name":"rice","calories":5}]}' }],
  ['a failure', { status: 400 }],
])('a provider that answers with %s counts as failed', async (_what, answer) => {
  provider.willAnswer(answer);
  await expect(work().run(job(), LIVE)).rejects.toThrow();
});

test('an analysis does not change what the user has entered', async () => {
  await accept();
  const mealId = String((await photo())['mealId']);
  const items = JSON.stringify([]);
  await api.services.db
    .updateTable('records')
    .set({ data: JSON.stringify({ ...(await photo(mealId)), name: 'Mine', items: [] }) })
    .where('id', '=', mealId)
    .execute();
  provider.willAnswer(CHICKEN_AND_RICE);
  await api.services.db.transaction().execute(await work().run(job(), LIVE));
  const meal = await photo(mealId);
  expect([meal['name'], JSON.stringify(meal['items'])]).toEqual(['Mine', items]);
  expect(meal['analysis']).toMatchObject({ by: 'ai', model: 'counterpart' });
});

test('the bytes of a photo whose meal is missing are stored, and the response has no meal', async () => {
  const [announced, mealId] = [uuidv7(), uuidv7()];
  const photoRecord = { mealId, sha256: '0'.repeat(64), mime: 'image/jpeg', bytes: 1 };
  await api.services.db
    .insertInto('records')
    .values({
      user_id: ada.userId,
      type: 'photo',
      id: announced,
      seq: 900,
      deleted: 0,
      data: JSON.stringify({ ...photoRecord, width: 1, height: 1, status: 'awaiting_upload' }),
      field_meta: '{}',
      maker: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  const body = photoForm(await picture(64, 48), { photoId: announced, userId: ada.userId });
  for (let times = 0; times < 2; times += 1) {
    const answer = await ada.send('/api/analyze-image', { method: 'POST', body });
    expect([answer.status, answer.body]).toEqual([
      200,
      { meal: null, photoId: announced, status: 'unanalysed' },
    ]);
  }
  expect((await ada.get(`/api/photos/${announced}`)).status).toBe(200);
});
