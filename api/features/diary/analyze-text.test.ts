import { uuidv7 } from 'uuidv7';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { foodItem } from '../../../test/kit/items';
import { op, synced } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
let ada: Visitor;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
beforeEach(async () => {
  ada = await api.member();
});
afterAll(async () => api.stop());

const meal = (change: object = {}) => ({
  description: '2 eggs and toast',
  mealTime: '2026-11-21T08:30',
  userId: ada.userId,
  ...change,
});

test('a description becomes a meal with nutrients and their sources', async () => {
  const { body } = await ada.post('/api/analyze-text', meal());
  expect(body).toMatchObject({
    meal: {
      name: 'Toast, Eggs',
      mealType: 'breakfast',
      state: 'analysed',
      nutrients: { calories: expect.any(Number) },
      items: [
        { source: { kind: 'table', table: 'FNDDS 2021-2023', code: '31103010' } },
        { source: { kind: 'table' } },
      ],
    },
  });
});

test('remembered foods of the user are used here too', async () => {
  const meaning = { code: '58130011', name: 'Lasagna with meat', grams: 333 };
  const taught = op({ type: 'foodMemory', act: 'restore', patch: { words: 'Lasagna', meaning } });
  const { results } = await synced(ada, { ops: [taught] });
  expect(results).toMatchObject([{ status: 'applied' }]);
  const { body } = await ada.post('/api/analyze-text', meal({ description: 'lasagna' }));
  expect(body).toMatchObject({ meal: { items: [{ grams: 333, source: { code: '58130011' } }] } });
});

test('custom foods of the user are used here too', async () => {
  const { per100g: per100 } = foodItem();
  const food = {
    name: 'Granny’s lentil pot',
    brand: null,
    barcode: null,
    unit: 'g',
    per100,
    portions: [{ text: '1 bowl', grams: 350 }],
    source: { kind: 'person' },
  };
  const { results } = await synced(ada, {
    ops: [op({ type: 'food', act: 'restore', patch: food })],
  });
  expect(results).toMatchObject([{ status: 'applied' }]);
  const { body } = await ada.post('/api/analyze-text', meal({ description: 'grannys lentil pot' }));
  expect(body).toMatchObject({
    meal: { items: [{ grams: 350, source: { table: 'Your foods' } }] },
  });
});

test('words without food create a waiting meal without calories', async () => {
  const { body } = await ada.post('/api/analyze-text', meal({ description: 'qwzx' }));
  expect(body).toMatchObject({ meal: { state: 'waiting', nutrients: { calories: null } } });
});

test('the same meal sent again is stored once', async () => {
  const request = meal({ mealId: uuidv7() });
  const first = await ada.post('/api/analyze-text', request);
  const second = await ada.post('/api/analyze-text', request);
  expect(second.body).toEqual(first.body);
  expect(((await ada.get('/api/meals')).body as { meals: unknown[] }).meals).toHaveLength(1);
  expect(
    (await ada.post('/api/analyze-text', { ...request, description: 'soup' })).body,
  ).toMatchObject({ code: 'id_taken' });
});

test('a repeat that is still being analyzed does not overwrite later changes to the meal', async () => {
  const id = uuidv7();
  const request = meal({ mealId: id });
  const { foods } = api.services;
  const readMeal = foods.readMeal.bind(foods);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const reading = jest.spyOn(foods, 'readMeal').mockImplementationOnce(async (...meal) => {
    await held;
    return readMeal(...meal);
  });
  const first = ada.post('/api/analyze-text', request);
  while (reading.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await ada.post('/api/analyze-text', request);
  const patch = { name: 'Breakfast', items: [foodItem()] };
  const { results } = await synced(ada, { ops: [op({ id, opId: uuidv7(), patch, base: 1 })] });
  expect(results).toMatchObject([{ status: 'applied' }]);
  goOn();
  expect((await first).body).toMatchObject({ meal: { name: 'Breakfast' } });
  const { changes } = await synced(ada);
  expect(changes).toMatchObject([{ id, seq: 2, data: patch }]);
});

test.each([
  ['blank text', { description: '   ' }, 400, 'invalid_input'],
  ['a text of 10,001 characters', { description: 'x'.repeat(10_001) }, 400, 'invalid_input'],
  ['an invalid date', { mealTime: '2026-13-01T08:30' }, 400, 'invalid_input'],
  ['no date', { mealTime: undefined }, 400, 'invalid_input'],
  ['an unknown field', { calories: 0 }, 400, 'invalid_input'],
  ['the id of another user', { userId: 'somebody' }, 403, 'wrong_user'],
])('%s is refused and changes nothing', async (_what, change, status, code) => {
  const before = await api.counts();
  const answer = await ada.post('/api/analyze-text', meal(change));
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
  expect(await api.counts()).toEqual(before);
});

test('meals can be listed for a range of days, newest first', async () => {
  for (const day of ['19', '20', '21'])
    await ada.post('/api/analyze-text', meal({ mealTime: `2026-11-${day}T08:30` }));
  const { meals } = (await ada.get('/api/meals?from=2026-11-20&to=2026-11-21')).body as {
    meals: { mealTime: string }[];
  };
  expect(meals.map((one) => one.mealTime)).toEqual(['2026-11-21T08:30', '2026-11-20T08:30']);
  expect((await ada.get('/api/meals?from=yesterday')).body).toMatchObject({
    code: 'invalid_input',
  });
});
