import { uuidv7 } from 'uuidv7';

import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import { shownItems } from '#shared/rules/meal-state';

import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { picture } from '../../../../test/kit/pictures';
import { op, synced } from '../../../../test/kit/sync-requests';
import { mealFields } from '../../../../test/kit/stores';
import { takenPhoto, until } from '../../../../test/kit/taken-photo';
import {
  CHICKEN_AND_RICE,
  NO_FOOD,
  seeing,
  VisionCounterpart,
} from '../../../../test/kit/vision-counterpart';

let api: ApiInMemory;
let provider: VisionCounterpart;
let ada: Visitor;
let shade = 0;

beforeAll(async () => {
  provider = await VisionCounterpart.start();
  const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'counterpart' };
  api = await ApiInMemory.start(env);
});
beforeEach(async () => {
  ada = await api.member();
  provider.asked.length = 0;
  provider.willAnswer(CHICKEN_AND_RICE);
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

/** The user's records as a device has them. */
async function device(): Promise<{ meals: Map<string, Meal>; photos: Map<string, Photo> }> {
  const { changes } = await synced(ada);
  const of = <T>(type: string) =>
    new Map(changes.flatMap((row) => (row.type === type ? [[row.id, row.data as T]] : [])));
  return { meals: of<Meal>('meal'), photos: of<Photo>('photo') };
}

const meal = (id: string) => async () => (await device()).meals.get(id)!;

const takePhoto = async (bytes?: Buffer, fields: Partial<Meal> = {}) => {
  shade += 1;
  return takenPhoto(ada, bytes ?? (await picture(64, 48, shade)), fields);
};

const edit = async (id: string, patch: Partial<Meal>) =>
  synced(ada, { ops: [op({ id, patch: patch, base: 1 })] });

const read = ({ analysis, progress }: Meal) => Boolean(analysis) && !progress;
const credits = async () =>
  (await ada.get('/api/photo-credits')).body as {
    used: number;
    left: number;
    pictureRefundsLeft: number;
    entries: { change: number; why: string; used: number; words: string }[];
  };

test('an analysis names its model, prompt and table, and its progress is cleared at the end', async () => {
  const { mealId, photoId } = await takePhoto();
  const done = await until(meal(mealId), read);
  expect(done).toMatchObject({
    name: expect.stringContaining('Chicken'),
    progress: null,
    proposal: null,
    analysis: { by: 'ai', model: 'counterpart', prompt: 'meal-3', table: expect.any(String) },
  });
  expect(done.analysis?.items[0]).toMatchObject({
    source: { kind: 'table' },
    preparation: 'grilled',
    seen: 'visible',
    gramsLow: 120,
    gramsHigh: 190,
    amount: { basis: 'model', text: '1 breast' },
  });
  expect((await device()).photos.get(photoId)).toMatchObject({ status: 'done' });
  const [kept] = await api.services.db
    .selectFrom('readings')
    .selectAll()
    .where('user_id', '=', ada.userId)
    .execute();
  expect(kept).toMatchObject({ id: done.analysis?.id, prompt: 'meal-3', model: 'counterpart' });
});

test("for foods that the table lacks the model's values are used and marked, if they are plausible", async () => {
  const per_100g = { calories: 200, protein: 10, carbs: 30, fat: 4 };
  provider.willAnswer(
    seeing([
      {
        name: 'rice',
        preparation: 'cooked',
        per_100g: { calories: 1, protein: 0, carbs: 0, fat: 0 },
      },
      { name: 'zzyzxqua', preparation: '', per_100g },
      { name: 'qqwvkjx', preparation: '', per_100g: { ...per_100g, calories: 890 } },
    ]),
  );
  const { mealId } = await takePhoto();
  const { analysis } = await until(meal(mealId), read);
  expect(analysis?.items.map(({ name, source }) => [name, source.kind])).toEqual([
    ['Rice', 'table'],
    ['Zzyzxqua', 'ai'],
  ]);
  expect(analysis?.items[1]).toMatchObject({ confidence: 'low', per100g: { calories: 200 } });
  expect(analysis?.notFound).toEqual(['qqwvkjx']);
});

test('an analysis has at most three questions', async () => {
  const ask = { item: 0, text: 'Was it fried in oil?', options: ['Yes', 'No'] };
  provider.willAnswer(seeing([{}], { questions: [ask, ask, ask, { ...ask, item: 7 }] }));
  const { mealId } = await takePhoto();
  const { analysis } = await until(meal(mealId), read);
  expect(analysis?.questions).toHaveLength(3);
  expect(analysis?.questions?.[0]).toMatchObject({ itemId: analysis?.items[0]?.id });
});

test("a requested re-analysis becomes a proposal next to the user's items, and is free", async () => {
  const { mealId } = await takePhoto();
  const first = await until(meal(mealId), read);
  const items = first.analysis!.items.map((item, index) =>
    index === 0 ? { ...item, grams: 300, edited: ['grams' as const] } : item,
  );
  await edit(mealId, { items });
  provider.willAnswer(
    seeing([{ name: 'chicken breast', preparation: 'grilled' }, { name: 'peas' }]),
  );
  await edit(mealId, { asked: uuidv7() });
  const again = await until(meal(mealId), ({ proposal }) => Boolean(proposal));
  expect(again.items).toEqual(items);
  expect(again.analysis).toEqual(first.analysis);
  expect(again.proposal?.items.map(({ name }) => name)).toEqual(['Chicken breast', 'Peas']);
  expect(again.progress).toBeNull();
  // The user's corrections are sent as facts.
  expect(provider.asked.at(-1)).toContain(
    'Chicken breast\\\\\\",\\\\\\"grams\\\\\\":300'.replace(/\\\\\\/g, '\\'),
  );
  const { used, entries } = await credits();
  expect([used, entries.map(({ why, change }) => [why, change])]).toEqual([
    1,
    [
      ['reread', 0],
      ['announced', 1],
    ],
  ]);
});

test('the same re-analysis request is handled once, even if it is sent twice', async () => {
  const { mealId } = await takePhoto();
  await until(meal(mealId), read);
  const asked = uuidv7();
  await edit(mealId, { asked });
  await until(meal(mealId), ({ proposal }) => Boolean(proposal));
  await edit(mealId, { asked });
  await until(meal(mealId), ({ progress }) => progress === null);
  expect(provider.asked).toHaveLength(2);
});

test('re-analysis is free twenty times a day, and then fails with too_often', async () => {
  const { mealId } = await takePhoto();
  await until(meal(mealId), read);
  for (let times = 0; times < 20; times += 1) {
    await edit(mealId, { asked: uuidv7() });
    await until(meal(mealId), ({ progress }) => progress === null);
  }
  const told = jest.spyOn(api.services.live, 'announce');
  const { cursor } = await edit(mealId, { asked: uuidv7() });
  // The server's own change comes after the cursor in the response, so the device must sync again.
  expect(told).toHaveBeenCalledWith(ada.userId, cursor + 1);
  told.mockRestore();
  const { progress, analysis } = await meal(mealId)();
  expect(progress).toMatchObject({ state: 'failed', failure: 'too_often' });
  expect(analysis).toBeTruthy();
  expect((await credits()).used).toBe(1);
});

test('the words of a photo meal are sent with it, and a change of words leads to a proposal', async () => {
  const { mealId } = await takePhoto(undefined, { notes: 'with my own dressing' });
  await until(meal(mealId), read);
  expect(provider.asked.at(-1)).toContain('with my own dressing');
  provider.willAnswer(seeing([{ name: 'tomato soup', preparation: '' }]));
  await edit(mealId, { description: 'it is tomato soup' });
  const next = await until(meal(mealId), (one) => read(one) && Boolean(one.proposal));
  expect(next.proposal?.items.map(({ name }) => name)).toEqual(['Tomato soup']);
  expect(next.analysis?.items).toHaveLength(2);
  expect((await credits()).used).toBe(1);
});

test('a described meal is analyzed by the provider after the device, and again when its words change', async () => {
  const made = op({ patch: mealFields({ description: 'a bowl of rice' }) });
  await synced(ada, { ops: [made] });
  const first = await until(meal(made.id), read);
  expect(first.analysis).toMatchObject({ by: 'ai', words: expect.any(String) });
  expect(provider.asked.at(-1)).not.toContain('image_url');
  provider.willAnswer(seeing([{ name: 'apple' }]));
  await edit(made.id, { description: 'an apple' });
  expect(shownItems({ ...first, description: 'an apple' })).toBeNull();
  const next = await until(meal(made.id), ({ analysis }) => analysis?.items[0]?.name === 'Apple');
  expect(shownItems(next)).toHaveLength(1);
});

test('a described meal with items of the user is analyzed only on request', async () => {
  const made = op({ patch: mealFields({ description: 'a bowl of rice', items: [] }) });
  await synced(ada, { ops: [made] });
  await edit(made.id, { notes: 'brown rice' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(provider.asked).toEqual([]);
  await edit(made.id, { asked: uuidv7() });
  const { items, analysis, proposal } = await until(meal(made.id), (one) => Boolean(one.proposal));
  expect([items, analysis]).toEqual([[], null]);
  expect(proposal?.items).toHaveLength(2);
});

test('five pictures without food a day are refunded; the sixth stays counted, and the list says why', async () => {
  provider.willAnswer(NO_FOOD);
  for (let times = 0; times < 6; times += 1) {
    const { mealId } = await takePhoto();
    const failed = await until(meal(mealId), ({ progress }) => progress?.state === 'failed');
    expect(failed.progress?.failure).toBe('not_food');
  }
  const { used, entries, pictureRefundsLeft } = await credits();
  expect([used, pictureRefundsLeft]).toEqual([1, 0]);
  expect(entries.filter(({ why }) => why === 'not_food')).toHaveLength(5);
  expect(entries[0]).toMatchObject({ why: 'kept', change: 0, words: expect.stringContaining('5') });
  expect(entries.reduce((sum, { change }) => sum + change, 0)).toBe(used);
});

test('a picture that is too blurred is marked as unreadable and refunded', async () => {
  provider.willAnswer(seeing([], { verdict: 'unclear' }));
  const { mealId, photoId } = await takePhoto();
  await until(meal(mealId), ({ progress }) => progress?.state === 'failed');
  const { photos } = await device();
  expect(photos.get(photoId)).toMatchObject({ status: 'failed', failure: 'unreadable' });
  expect((await credits()).used).toBe(0);
});

test('the same picture is not sent again and not counted again', async () => {
  const bytes = await picture(64, 48, 251);
  const first = await takePhoto(bytes);
  await until(meal(first.mealId), read);
  const second = await takePhoto(bytes);
  const twin = await until(meal(second.mealId), read);
  expect(twin.analysis?.items).toHaveLength(2);
  const { used, entries } = await credits();
  expect([provider.asked.length, used]).toEqual([1, 1]);
  expect(entries[0]).toMatchObject({ why: 'duplicate', change: -1 });
});

test('a photo that was deleted before its analysis is refunded, and analyzed when it is restored', async () => {
  api.services.jobs['stopped'] = true;
  const { mealId } = await takePhoto();
  await synced(ada, { ops: [op({ id: mealId, act: 'del', patch: null, base: 1 })] });
  api.services.jobs['stopped'] = false;
  api.services.jobs.wake();
  await until(credits, ({ used }) => used === 0);
  expect(provider.asked).toEqual([]);
  await synced(ada, {
    ops: [op({ id: mealId, act: 'restore', patch: { name: 'Photo' }, base: 1 })],
  });
  await until(meal(mealId), read);
  expect((await credits()).used).toBe(1);
});
