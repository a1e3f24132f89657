import type { Meal } from '#shared/records/meal';
import { totalNutrients } from '#shared/nutrition/items/totals';

import { PhotoCase, ProviderServer } from '../../../../test/kit/photo-case';
import {
  NO_FOOD,
  seeing,
  VisionCounterpart,
  type ProviderAnswer,
} from '../../../../test/kit/vision-counterpart';

let provider: VisionCounterpart;
let server: ProviderServer;
beforeAll(async () => {
  provider = await VisionCounterpart.start();
  server = await ProviderServer.start(provider.url);
});
afterAll(async () => {
  await server.api.stop();
  await provider.stop();
});

const OIL = { name: 'olive oil', preparation: '', confidence: 'high' } as const;
const RICE = { name: 'white rice', preparation: 'cooked', confidence: 'high' } as const;

async function read(...answers: ProviderAnswer[]): Promise<PhotoCase> {
  provider.asked.length = 0;
  provider.willAnswer(...answers);
  const photo = await PhotoCase.start(server);
  await photo.untilEnded();
  return photo;
}

const SAID: [string, ProviderAnswer][] = [
  ['only negative grams', seeing([{ grams: -150, grams_low: -190, grams_high: -120 }])],
  ['no weight at all', seeing([{ grams: 0, grams_low: 0, grams_high: 0 }])],
  ['200 items', seeing(Array.from({ length: 200 }, (_, n) => ({ name: `apple ${n}` })))],
  ['food without items', seeing([])],
  ['no food, with an item', seeing([{}], { verdict: 'not_food' })],
  ['only an unknown food', seeing([{ name: 'qqwvkjx', preparation: '' }])],
  ['an empty body', { status: 200, body: '' }],
  ['an empty body without a length', { status: 200, body: '', headers: { 'Content-Length': '0' } }],
  ['null', { status: 200, body: 'null' }],
  ['no message', { status: 200, body: '{"choices":[{"finish_reason":"stop"}]}' }],
  ['content as an array', { status: 200, body: '{"choices":[{"message":{"content":[{}]}}]}' }],
  ['an empty response with 204', { status: 204 }],
];

test.each(SAID)('%s counts as a failure of the provider', async (_what, answer) => {
  const photo = await read(answer);
  expect(await photo.outcome()).toMatchObject({
    photo: ['failed', 'provider_error'],
    progress: ['failed', 'provider_error'],
    items: null,
    used: 0,
  });
  // It is not an outage: the analysis is not postponed, and the provider is not paused.
  expect(provider.asked.length).toBeLessThanOrEqual(2);
  expect((await photo.job()).attempts).toBe(1);
  expect(await photo.refundsLeft()).toBe(5);
});

test('a usable answer after an unusable one is accepted', async () => {
  const photo = await read(seeing([{ grams: -1 }]), seeing([{}]));
  expect(await photo.outcome()).toMatchObject({ photo: ['done', null], items: 1, used: 1 });
});

test('a picture without food counts as a refund of the picture', async () => {
  const photo = await read(NO_FOOD);
  expect(await photo.refundsLeft()).toBe(4);
});

const calories = ({ analysis }: Meal) => totalNutrients(analysis?.items ?? []).calories ?? 0;

test('for 5,000 g of oil the usual portion is used, with low confidence and a question', async () => {
  const meal = await (
    await read(seeing([{ ...OIL, grams: 5_000, grams_low: 4_000, grams_high: 6_000 }, RICE]))
  ).meal();
  const [oil, rice] = meal.analysis?.items ?? [];
  expect(oil).toMatchObject({ confidence: 'low' });
  expect(oil?.grams).toBeLessThan(50);
  expect(rice).toMatchObject({ grams: 150, confidence: 'high' });
  expect(calories(meal)).toBeLessThan(700);
  expect(meal.analysis?.questions?.[0]).toMatchObject({
    itemId: oil?.id,
    text: 'How much was it: olive oil?',
    options: expect.arrayContaining([`${Math.round(oil?.grams ?? 0)} g`]),
  });
});

test.each([
  ['below its range', { grams: 10, grams_low: 200, grams_high: 300 }, [10, 300]],
  ['above its range', { grams: 400, grams_low: 100, grams_high: 200 }, [100, 400]],
  ['in a reversed range', { grams: 150, grams_low: 200, grams_high: 100 }, [100, 200]],
  ['with an endless range', { grams: 150, grams_low: 100, grams_high: 1e9 }, [100, 3_000]],
  ['500 g of oil', { ...OIL, grams: 340, grams_low: 340, grams_high: 340 }, [340, 340]],
])('a weight %s gets low confidence and a question', async (_what, weight, [low, high]) => {
  const meal = await (await read(seeing([{ ...RICE, ...weight }]))).meal();
  const [item] = meal.analysis?.items ?? [];
  expect(item).toMatchObject({ confidence: 'low', grams: weight.grams });
  expect([item?.gramsLow, item?.gramsHigh]).toEqual([low, high]);
  expect(meal.analysis?.questions).toHaveLength(1);
  expect(meal.analysis?.confidence).toBe('low');
});

test('a meal of more than anyone eats in a day never has high confidence', async () => {
  const many = Array.from({ length: 12 }, () => ({ ...RICE, grams: 200, grams_high: 250 }));
  const meal = await (await read(seeing(many))).meal();
  expect(calories(meal)).toBeGreaterThan(2_000);
  expect(meal.analysis?.confidence).toBe('low');
});

test('an item without a weight is listed as not found, and the others are used', async () => {
  const meal = await (await read(seeing([{ ...OIL, grams: -5 }, RICE]))).meal();
  expect(meal.analysis?.items).toHaveLength(1);
  expect(meal.analysis?.notFound).toEqual(['olive oil']);
});
