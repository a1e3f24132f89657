import { foodTable } from '../../../../test/kit/foods';
import { seen } from '../../../../test/kit/vision-counterpart';
import type { SeenItem } from '../../../gateways/vision/reading';
import { groundedAnalysis } from './ground-items';

const FACTS = { id: '00000000-0000-4000-8000-000000000000', model: 'm', prompt: 'p' };

function ground(...changes: Partial<SeenItem>[]) {
  const items = changes.map((change) =>
    seen({ preparation: '', confidence: 'high', per_100g: null, ...change }),
  );
  const reading = { verdict: 'food' as const, items, questions: [] };
  return groundedAnalysis(reading, { ...FACTS, foods: foodTable() });
}

const figures = (calories: number) => ({
  calories,
  protein: 0,
  carbs: calories / 4,
  fat: 0,
});

// Three pieces: the weight of more would be doubted, too.
const FALAFEL = { name: 'falafel', grams: 50, grams_low: 40, grams_high: 60 };

test('a food that matches only part of the name gets low confidence and a question', () => {
  const { items, question } = ground({ name: 'granola with milk', grams: 200 });
  expect(items).toMatchObject([{ confidence: 'low' }]);
  expect(question).toMatchObject({
    itemId: items[0]?.id,
    about: 'food',
    words: 'granola with milk',
  });
  expect(question?.options.length).toBeGreaterThan(1);
});

test("the model's plausible values are used without a question if no food matches the whole name", () => {
  const { items, question } = ground({ name: 'cereal with milk', per_100g: figures(120) });
  expect(items).toMatchObject([
    { confidence: 'low', source: { kind: 'ai' }, per100g: { calories: 120 } },
  ]);
  expect(question).toBeNull();
});

test('a difference of more than 35 % from plausible values lowers the confidence of a match and causes a question', () => {
  const near = ground({ ...FALAFEL, per_100g: figures(310) });
  expect(near).toMatchObject({ items: [{ confidence: 'high' }], question: null });
  const { items, question } = ground({ ...FALAFEL, per_100g: figures(130) });
  expect(items).toMatchObject([{ confidence: 'low', source: { kind: 'table' } }]);
  expect(question?.itemId).toBe(items[0]?.id);
});

test.each([
  ['beef burrito', 'medium'],
  ['vegetable spring rolls', 'medium'],
  ['vanilla ice cream', 'high'],
])(
  "%s is shown with %s confidence, which is high only if the food's name means exactly the same",
  (name, confidence) => {
    const sure = { name, grams: 80, grams_low: 70, grams_high: 90 };
    expect(ground(sure)).toMatchObject({ items: [{ confidence }], question: null });
    const doubted = ground({ ...sure, confidence: 'low' });
    expect(doubted).toMatchObject({ items: [{ confidence: 'low' }] });
  },
);

test('impossible values cause no doubt', () => {
  const { items, question } = ground({ ...FALAFEL, per_100g: figures(2_000) });
  expect(items).toMatchObject([{ confidence: 'high', source: { description: 'Falafel balls' } }]);
  expect(question).toBeNull();
});

test('of several doubtful foods the question is about the one with the most calories at stake, and a small amount causes none', () => {
  const { items, question } = ground(
    { name: 'granola with milk', grams: 40 },
    { name: 'apple', grams: 150 },
    { name: 'granola with milk', grams: 300 },
  );
  expect(question?.itemId).toBe(items[2]?.id);
  expect(ground({ name: 'granola with milk', grams: 5 }).question).toBeNull();
});
