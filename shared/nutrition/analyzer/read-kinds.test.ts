import { foodTable } from '../../../test/kit/foods';
import { analyseText } from './analyse-text';

const found = (text: string) =>
  analyseText(foodTable(), text, { by: 'device' }).items.map(({ source, grams }) =>
    source.kind === 'table' ? `${source.description} ${Math.round(grams)} g` : '',
  );

test.each([
  ['25 g red gram dhal', ['Dal tadka 25 g']],
  ['70 g cabbage bhaji', ['Vegetable curry 70 g']],
  ['156 g sugar cane juice', ['Sugarcane juice (recalled) 156 g']],
  ['126 g of wheat flour chapatti', ['Chapati 126 g']],
  ['30 g butter milk', ['Buttermilk 30 g']],
])('%s is weighed once', (text, foods) => {
  expect(found(text)).toEqual(foods);
});

test('names without a word between them stay a list', () => {
  expect(found('100g salmon broccoli')).toHaveLength(2);
  expect(found('150g chicken breast rice broccoli')).toHaveLength(3);
});

test.each([
  ['tea or coffee', ['Tea, hot, leaf, black 360 g']],
  ['32 g of red gram dhal, or sambar', ['Dal tadka 32 g']],
  ['chicken or turkey salad', ['Chicken or turkey salad, made with mayonnaise 113 g']],
])('of a choice one is eaten: %s', (text, foods) => {
  expect(found(text)).toEqual(foods);
});

test.each([
  ['milk 3.5% 200ml', 'Milk, whole 206 g'],
  ['250 ml 1.5 % milk', 'Milk, reduced fat (2%) 258 g'],
  ['100 g of milk with 0.1 % fat', 'Milk, NFS 100 g'],
  ['200 g soya drink', 'Soy milk, sweetened 200 g'],
  ['14 g of unleavened corn, millet, and sorghum bread', 'Bread, multigrain 14 g'],
  ['100 g fresh tomatoes', 'Tomatoes, raw 100 g'],
  ['0.8 g of type 500 wheat flour', 'Wheat flour, white, all-purpose, enriched, bleached 1 g'],
  ['50 g dried beans', 'Beans, kidney, all types, mature seeds, raw 50 g'],
  ['2 tbsp harissa', 'Chili paste (recalled) 32 g'],
  ['some tomato paste', 'Tomato products, canned, paste, without salt added 16 g'],
  ['100 g raw potatoes', 'Potatoes, white, flesh and skin, raw 100 g'],
  ['1 g artificial sweetener', 'Sugar substitute, powder, NFS 1 g'],
  ['100 g vegetable puree', 'Vegetable puree (recalled) 100 g'],
])('%s is the kind that it says', (text, food) => {
  expect(found(text)[0]).toBe(food);
});

test.each([
  ['a pretzel', 'Pretzels, soft, NFS 120 g'],
  ['10 pretzels', 'Pretzels, NFS 30 g'],
  ['a single pretzel stick', 'Pretzels, hard, NFS 1 g'],
  ['250 g powdered milk', 'Milk, dry, reconstituted, whole 250 g'],
  ['30 g powdered milk', 'Milk, dry, whole, with added vitamin D 30 g'],
  ['50 g oatmeal', 'Oats, raw 50 g'],
  ['300 g oatmeal', 'Oatmeal, NFS 300 g'],
])('%s is in the form that people have so much of', (text, food) => {
  expect(found(text)).toEqual([food]);
});

test.each([
  ['coleslaw, low fat', 'coleslaw'],
  ['2 sausages, low fat', '2 sausages'],
  ['cookies 3 gluten free', 'cookies'],
  ['2 tbsp peanut butter, chunky', '2 tbsp peanut butter'],
  ['burger outside', 'burger'],
  ['low fat sausage and egg', 'sausage and egg'],
])('what is free of something is no food beside it: %s', (text, plain) => {
  expect(found(text)).toHaveLength(found(plain).length);
});
