import { sql } from 'kysely';

import type { Photo } from '#shared/records/photo';

import type { Visitor } from '../../../../test/kit/api-in-memory';
import { photoForm, picture } from '../../../../test/kit/pictures';
import { PayingApi } from '../../../../test/kit/stripe/paying-api';
import { op, synced } from '../../../../test/kit/sync-requests';
import { takenPhoto, until } from '../../../../test/kit/taken-photo';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../../../../test/kit/vision-counterpart';
import { expirePhotos } from '../expire-photos';

let house: PayingApi;
let provider: VisionCounterpart;
beforeAll(async () => {
  provider = await VisionCounterpart.start();
  provider.willAnswer(CHICKEN_AND_RICE);
  house = await PayingApi.start({ OPENAI_BASE_URL: provider.url });
});
afterAll(async () => {
  await house.stop();
  await provider.stop();
});

test('a photo that waited for an upgrade is analyzed once when Premium begins', async () => {
  const visitor = await house.api.member();
  for (const shade of [10, 60, 110, 160]) {
    const body = photoForm(await picture(64, 48, shade), { mealTime: '2026-11-21T12:30' });
    expect((await visitor.send('/api/analyze-image', { method: 'POST', body })).status).toBe(200);
  }
  const statuses = async () => {
    const { body } = await visitor.get('/api/meals');
    const { meals } = body as { meals: { photoStatus: string }[] };
    return meals.map(({ photoStatus }) => photoStatus).sort();
  };
  const become = async (wanted: string[]) => {
    const are = JSON.stringify(wanted);
    await until(statuses, (found) => JSON.stringify(found) === are);
  };
  await become(['done', 'done', 'done', 'over_limit']);
  const beginning = await house.begin(visitor);
  expect(await statuses()).toContain('over_limit');
  house.pay(beginning);
  const { subscriptionId } = beginning;
  await visitor.post('/api/payment-success', { subscriptionId });
  await become(['done', 'done', 'done', 'done']);
  await visitor.post('/api/payment-success', { subscriptionId });
  const { body: book } = await visitor.get('/api/photo-credits');
  expect(book).toMatchObject({ used: 4, limit: null, left: null });
  const { entries } = book as { entries: { change: number; used: number }[] };
  expect(entries.map(({ change, used }) => [change, used])).toEqual([
    [1, 4],
    [1, 3],
    [1, 2],
    [1, 1],
  ]);
  expect(provider.asked).toHaveLength(4);
});

describe('a refunded image', () => {
  const states = async ({ userId }: Visitor) => {
    const photos = await house.api.services.db
      .selectFrom('records')
      .select('data')
      .where('user_id', '=', userId)
      .where('type', '=', 'photo')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return photos.map(({ data }) => (JSON.parse(data) as Photo).status);
  };
  const used = async (visitor: Visitor) =>
    ((await visitor.get('/api/photo-credits')).body as { used: number }).used;

  /** Five photos of a user with three images, with no job running. */
  async function waiting(): Promise<{
    ada: Visitor;
    pairs: { mealId: string; photoId: string }[];
  }> {
    house.api.services.jobs['stopped'] = true;
    const ada = await house.api.member();
    const pairs = [];
    for (const shade of [20, 70, 120, 170, 220]) {
      pairs.push(await takenPhoto(ada, await picture(64, 48, shade)));
    }
    expect(await states(ada)).toEqual(['queued', 'queued', 'queued', 'over_limit', 'over_limit']);
    return { ada, pairs };
  }

  const goOn = () => {
    house.api.services.jobs['stopped'] = false;
    house.api.services.jobs.wake();
  };

  test('goes to the photo that has waited longest, which is then analyzed', async () => {
    const { ada, pairs } = await waiting();
    const gone = op({ id: pairs[1]?.mealId ?? '', act: 'del', patch: null, base: 1 });
    await synced(ada, { ops: [gone] });
    goOn();
    const all = ['done', 'unanalysed', 'done', 'done', 'over_limit'];
    await until(
      () => states(ada),
      (now) => now.join() === all.join(),
    );
    expect(await used(ada)).toBe(3);
  });

  test('is not spent on a deleted photo, but on the next one', async () => {
    const { ada, pairs } = await waiting();
    const [first = '', fourth = ''] = [pairs[0]?.mealId, pairs[3]?.mealId];
    const ops = [first, fourth].map((id) => op({ id, act: 'del', patch: null, base: 1 }));
    await synced(ada, { ops });
    goOn();
    const all = ['unanalysed', 'done', 'done', 'over_limit', 'done'];
    await until(
      () => states(ada),
      (now) => now.join() === all.join(),
    );
    expect(await used(ada)).toBe(3);
  });

  test('is still there when a deleted meal is restored, and goes to its photo then', async () => {
    const { ada, pairs } = await waiting();
    const [first = '', fourth = ''] = [pairs[0]?.mealId, pairs[3]?.mealId];
    const fifth = pairs[4]?.mealId ?? '';
    const ops = [first, fourth, fifth].map((id) => op({ id, act: 'del', patch: null, base: 1 }));
    await synced(ada, { ops });
    goOn();
    await until(
      () => used(ada),
      (images) => images === 2,
    );
    await synced(ada, { ops: [op({ id: fourth, act: 'restore', patch: {}, base: 1 })] });
    await until(
      () => states(ada),
      (now) => now[3] === 'done',
    );
    expect(await used(ada)).toBe(3);
  });

  test('goes to a waiting photo if it was refunded for a picture that was analyzed before', async () => {
    house.api.services.jobs['stopped'] = true;
    const ada = await house.api.member();
    const same = await picture(64, 48, 30);
    for (const shade of [30, 30, 90, 150]) {
      await takenPhoto(ada, shade === 30 ? same : await picture(64, 48, shade));
    }
    goOn();
    await until(
      () => states(ada),
      (now) => now.every((status) => status === 'done'),
    );
    expect(await used(ada)).toBe(3);
  });

  test('goes to an uploaded photo if it was refunded for one that was never uploaded', async () => {
    const { ada } = await waiting();
    const { services } = house.api;
    const { db } = services;
    const queued = await db
      .selectFrom('records')
      .select(['id', 'data'])
      .where('user_id', '=', ada.userId)
      .where('type', '=', 'photo')
      .where(sql<boolean>`json_extract(data, '$.status') = 'queued'`)
      .execute();
    expect(queued).toHaveLength(3);
    for (const { id, data } of queued) {
      const announced = { ...(JSON.parse(data) as Photo), status: 'awaiting_upload' };
      await db
        .updateTable('records')
        .set({ data: JSON.stringify(announced), updated_at: 1 })
        .where('user_id', '=', ada.userId)
        .where('id', '=', id)
        .execute();
    }
    expect(await expirePhotos(services)).toContain(ada.userId);
    expect((await states(ada)).slice(3)).toEqual(['queued', 'queued']);
    goOn();
  });
});
