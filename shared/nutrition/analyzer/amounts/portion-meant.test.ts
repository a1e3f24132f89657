import { analyseText } from '#shared/nutrition/analyzer/analyse-text';

import { foodTable } from '../../../../test/kit/foods';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });

test.each([
  'fries x2',
  '2 crisps',
  'm&ms x2',
  '2 boxes of coke and 3 fries',
  'burger and chips x2',
])("'%s' is asked about: pieces or portions", (text) => {
  const { confidence, question, items } = read(text);
  expect(confidence).not.toBe('high');
  expect(question?.about).toBe('amount');
  const asked = items.find(({ id }) => id === question?.itemId);
  const offered = question?.options.map(({ grams }) => grams) ?? [];
  expect(offered).toContain(asked?.grams);
  expect(Math.max(...offered)).toBeGreaterThan(10 * (asked?.grams ?? Infinity));
  expect(asked?.caloriesHigh).toBeGreaterThan(10 * (asked?.caloriesLow ?? Infinity));
});

test.each(['a chip', '10 crisps', '6 fries', '3 almonds', '2 olives', 'two large fries'])(
  "'%s' is not asked about",
  (text) => {
    const { question, items } = read(text);
    expect(items).toHaveLength(1);
    expect(question).toBeNull();
  },
);
