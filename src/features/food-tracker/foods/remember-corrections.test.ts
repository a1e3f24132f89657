import { withFood, withGrams } from '#shared/nutrition/items/items';

import { foodItem } from '../../../../test/kit/items';
import { lessonOfAnswer, lessonsOfCorrections } from './remember-corrections';

const rye = {
  table: 'FNDDS 2021-2023',
  code: '51401010',
  description: 'Bread, rye',
  per100g: foodItem().per100g,
  portions: [],
  usualGrams: 40,
};

const toast = foodItem();

const swapped = withFood(toast, rye);

const learnt = (item = toast, original = toast, shown = original) =>
  lessonsOfCorrections({ read: [original], before: [shown], after: [item] });

test('another food is remembered for the words, without a weight', () => {
  expect(learnt(swapped)).toEqual([
    {
      key: 'toasted',
      words: 'Toast',
      meaning: { code: '51401010', name: 'Bread, rye', grams: null },
    },
  ]);
});

test('a weight is remembered if the words had none', () => {
  expect(learnt(withGrams(toast, 60))).toMatchObject([
    { meaning: { code: '51101010', grams: 60 } },
  ]);
  expect(learnt(withGrams(swapped, 60))).toMatchObject([
    { meaning: { code: '51401010', grams: 60 } },
  ]);
});

test('a weight in the words themselves is not remembered', () => {
  const stated = foodItem({ amount: { basis: 'stated-weight', text: '30 g' } });
  expect(learnt(withGrams(stated, 60), stated)).toEqual([]);
});

test('a second change of an item is remembered for the original words', () => {
  expect(learnt(withGrams(swapped, 60), toast, swapped)).toMatchObject([
    { words: 'Toast', meaning: { code: '51401010', grams: 60 } },
  ]);
});

test.each([
  ['an unchanged item', [toast]],
  ['an added item', [{ ...swapped, id: 'own1' }]],
  ['what was removed', []],
  ['no weight at all', [withGrams(toast, 0)]],
])('%s is not remembered', (_what, after) => {
  expect(lessonsOfCorrections({ read: [toast], before: [toast], after })).toEqual([]);
});

test('items that a model saw in a photo are not remembered', () => {
  const seen = foodItem({ amount: { basis: 'model', text: 'one plate' } });
  expect(learnt(withFood(seen, rye), seen)).toEqual([]);
});

test.each([
  ['amount', 60],
  ['food', null],
] as const)('for an answer about the %s, the weight %j is remembered', (about, grams) => {
  const answer = { code: '51101010', grams: 60 };
  expect(lessonOfAnswer({ words: 'my Toast', about }, answer, 'Bread')).toEqual([
    { key: 'my toasted', words: 'my Toast', meaning: { code: '51101010', name: 'Bread', grams } },
  ]);
});

test('words that name nothing or are too long are not remembered', () => {
  const answer = { code: '1', grams: 1 };
  for (const words of ['...', 'x'.repeat(201)]) {
    expect(lessonOfAnswer({ words, about: 'food' }, answer, 'Bread')).toEqual([]);
  }
});
