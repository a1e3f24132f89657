import { itemsOf } from '../../../../test/kit/meals-in-words';

test.each([
  '2/3 of a lasagna, 600g',
  'half a lasagna, 600g',
  '1/3 of a pizza 450g',
  'ate 2/3 of the lasagna tray 600g',
])('nobody knows whether the weight of "%s" is of all of it', (text) => {
  const [item] = itemsOf(text);
  expect(item?.confidence).toBe('low');
  expect(item?.caloriesLow ?? 0).toBeLessThan(((item?.caloriesHigh ?? 0) * 2) / 3);
});

test.each(['half a chicken breast, 100g', '2/3 of a 600g lasagna', '1/2 cup oats 40g'])(
  '"%s" leaves nothing open',
  (text) => {
    expect(itemsOf(text)[0]?.confidence).toBe('high');
  },
);
