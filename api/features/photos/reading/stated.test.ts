import { uuidv7 } from 'uuidv7';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal, MealFields } from '#shared/records/meal';
import { shownItems } from '#shared/rules/meal-state';
import { differenceOf, differenceOfMeal, itemsAfter } from '#shared/rules/reading-difference';

import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { deviceReading } from '../../../../test/kit/device-reading';
import { picture } from '../../../../test/kit/pictures';
import { mealFields } from '../../../../test/kit/stores';
import { op, synced } from '../../../../test/kit/sync-requests';
import { takenPhoto, until } from '../../../../test/kit/taken-photo';
import { seeing, VisionCounterpart } from '../../../../test/kit/vision-counterpart';

const kcal = (meal: Meal) => Math.round(totalNutrients(shownItems(meal) ?? []).calories ?? 0);

let api: ApiInMemory;
let provider: VisionCounterpart;
let ada: Visitor;
beforeAll(async () => {
  provider = await VisionCounterpart.start();
  const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'counterpart' };
  api = await ApiInMemory.start(env);
});
beforeEach(async () => {
  ada = await api.member();
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const meal = (id: string) => async () => {
  const { changes } = await synced(ada);
  return changes.find((row) => row.id === id)?.data as unknown as Meal;
};
const isRead = ({ analysis, proposal }: Meal) => Boolean(analysis ?? proposal);

/** Creates a described meal; returns it as the device had it, and after the provider's analysis. */
async function described(words: string, fields: Partial<MealFields> = {}) {
  const before = mealFields({ description: words, estimate: deviceReading(words), ...fields });
  const made = op({ patch: before });
  await synced(ada, { ops: [made] });
  return { id: made.id, before: before as Meal, after: await until(meal(made.id), isRead) };
}

const RICE = {
  name: 'rice, white, cooked',
  preparation: '',
  grams: 100,
  grams_low: 80,
  grams_high: 120,
};
const EGG = {
  name: 'egg, whole, boiled',
  preparation: '',
  grams: 50,
  grams_low: 45,
  grams_high: 60,
};

test('500 g of rice and two eggs keep their amounts, whatever the provider estimates', async () => {
  provider.willAnswer(seeing([RICE, EGG]));
  const { before, after } = await described('500 g white rice and 2 eggs');
  expect(kcal(before)).toBeGreaterThan(750);
  expect(Math.abs(kcal(after) / kcal(before) - 1)).toBeLessThanOrEqual(0.15);
  const read = after.analysis ?? after.proposal;
  expect(read?.items.map(({ grams }) => grams)).toEqual(
    before.estimate?.items.map(({ grams }) => grams),
  );
});

const BEER = {
  name: 'beer, regular',
  preparation: '',
  grams: 1_000,
  grams_low: 900,
  grams_high: 1_100,
};
const BUTTER = { name: 'butter', preparation: '', grams: 100, grams_low: 90, grams_high: 110 };
const TOAST = {
  name: 'toast, white bread',
  preparation: '',
  grams: 30,
  grams_low: 25,
  grams_high: 35,
};

test.each([
  ['330 ml beer', [BEER]],
  ['2 slices of toast with 10 g butter', [TOAST, BUTTER]],
  ['200 g white rice', [{ ...RICE, name: 'rice pudding' }]],
  ['200 g white rice', [{ ...EGG, grams: 500, grams_high: 600 }]],
  ['a sandwich, 300 kcal', [{ ...TOAST, name: 'sandwich, ham', grams: 400, grams_high: 500 }]],
])('"%s" does not change by more than 15 % without a proposal', async (words, items) => {
  provider.willAnswer(seeing(items));
  const { before, after } = await described(words);
  expect(Math.abs(kcal(after) / kcal(before) - 1)).toBeLessThanOrEqual(0.15);
});

test('a larger change becomes a proposal, and accepting it keeps the stated amounts', async () => {
  provider.willAnswer(seeing([RICE, { name: 'peanut butter', preparation: '', grams: 60 }]));
  const { before, after } = await described('500 g white rice');
  expect([after.analysis, kcal(after)]).toEqual([null, kcal(before)]);
  const taken = itemsAfter(differenceOf(shownItems(after) ?? [], after.proposal?.items ?? []));
  expect(taken.map(({ grams }) => grams)).toEqual([500, 60]);
});

test('a smaller change is applied', async () => {
  provider.willAnswer(seeing([{ name: 'apple', preparation: 'raw', grams: 190 }]));
  const { before, after } = await described('an apple', {});
  expect(after.proposal).toBeNull();
  expect(after.analysis?.by).toBe('ai');
  expect(Math.abs(kcal(after) / kcal(before) - 1)).toBeLessThanOrEqual(0.15);
});

test('stated amounts also count if no device has analyzed the words', async () => {
  provider.willAnswer(seeing([RICE]));
  const { after } = await described('500 g white rice', { estimate: null });
  expect(after.analysis?.items.map(({ grams }) => grams)).toEqual([500]);
});

test('a photo that shows something else than was described leads to a proposal', async () => {
  provider.willAnswer(seeing([{ name: 'pizza', preparation: '', grams: 400, grams_high: 500 }]));
  const words = '500 g white rice and 2 eggs';
  const fields = mealFields({ description: words, estimate: deviceReading(words) });
  const { mealId, photoId } = await takenPhoto(ada, await picture(64, 48, 130), fields);
  const photo = async () => (await synced(ada)).changes.find(({ id }) => id === photoId)?.data;
  await until(photo, (data) => data?.['status'] === 'done');
  const seen = await meal(mealId)();
  expect([seen.analysis, kcal(seen)]).toEqual([null, kcal(fields as Meal)]);
  expect(seen.proposal?.items.map(({ name }) => name)).toEqual(['Pizza', 'White rice', 'Eggs']);
  // An edit does not cause another request, because the photo has been analyzed.
  const asked = provider.asked.length;
  await synced(ada, { ops: [op({ id: mealId, patch: { name: 'Mine' }, base: 1 })] });
  expect(await photo()).toMatchObject({ status: 'done' });
  expect(provider.asked).toHaveLength(asked);
});

test('items that the user removed are sent as not eaten, and are not selected in a proposal', async () => {
  provider.willAnswer(seeing([{ name: 'apple' }, { name: 'peas', preparation: 'boiled' }]));
  const { id, after } = await described('lunch', { estimate: null });
  const items = after.analysis?.items.filter(({ name }) => name !== 'Peas') ?? [];
  await synced(ada, { ops: [op({ id, patch: { items, asked: uuidv7() }, base: 1 })] });
  const again = await until(meal(id), ({ proposal }) => Boolean(proposal));
  const { messages } = JSON.parse(provider.asked.at(-1) ?? '') as {
    messages: { content: { text: string }[] }[];
  };
  expect(messages[1]?.content[0]?.text).toContain('"not_eaten":["Peas"]');
  const lines = again.proposal ? differenceOfMeal(again, again.proposal) : [];
  expect(lines.map(({ kind }) => kind)).toEqual(['same', 'again']);
  expect(itemsAfter(lines).map(({ name }) => name)).toEqual(['Apple']);
});

test('amounts in changed words take precedence over the earlier ones', async () => {
  provider.willAnswer(seeing([RICE]));
  const { id, before } = await described('500 g white rice');
  await synced(ada, { ops: [op({ id, patch: { items: before.estimate?.items ?? [] }, base: 1 })] });
  const words = '300 g white rice';
  const patch = { description: words, estimate: deviceReading(words), asked: uuidv7() };
  await synced(ada, { ops: [op({ id, patch, base: 1 })] });
  const after = await until(meal(id), ({ proposal }) => Boolean(proposal));
  const taken = itemsAfter(differenceOf(shownItems(after) ?? [], after.proposal?.items ?? []));
  expect(taken.map(({ grams }) => grams)).toEqual([300]);
});
