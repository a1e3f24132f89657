import { foodTable } from '../../../../test/kit/foods';
import { analyseText } from '../analyse-text';
import { everydayWords, spellSpoons } from './everyday-words';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const foods = (text: string) =>
  read(text).items.map(({ source, grams }) =>
    source.kind === 'table' ? `${source.description} ${Math.round(grams)}` : '',
  );

test.each([
  ['half a four n twenty pie', 'half a fourntwenty pie'],
  ['2 vegemite sangas', '2 vegemite sandwichs'],
  ['meethi lassi bada glass', 'sweet lassi large glass'],
  ['aloo prantha 2 dahi', 'aloo paratha x2 , dahi'],
  ['4 boiled egs no yolk', '4 egg whites'],
  ['turkey burger no bun', 'turkey burger patty'],
  ['flat white reg skim', ' reg skim flat white'],
  ['slice of malt loaf buttered', 'slice of malt loaf with butter'],
  ['half a bag of crisps the 150 g one', '75 g crisps'],
  ['half a chicken and chips', 'halfchicken and chips'],
  ['half a chicken breast', 'half a chicken breast'],
  ['queso and chips', 'queso and tortilla chips'],
  ['moi moi 2 wraps', '2 moi moi'],
  ['crusts off 3 ham sandwiches', '1.8 slices of bread'],
  ['ham sandwich, crusts off', 'ham sandwich, crusts off'],
  ['bacon and cabbage, 3 spuds', 'gammon, cabbage, 3 spuds'],
  ['bacon and cabbage', 'bacon and cabbage'],
])('%s', (said, plain) => {
  expect(everydayWords(said)).toBe(plain);
});

test('a capital T is a tablespoon, and a T-bone none', () => {
  expect(spellSpoons('pesto 2T, 1 t sugar')).toBe('pesto 2 tbsp, 1  tsp sugar');
  expect(spellSpoons('1 T-bone')).toBe('1 T-bone');
});

test.each([
  ['celsius peach', 1],
  ['strawberry pop tart', 1],
  ['clif bar chocolate', 1],
  ['taco bell 2 crunchy tacos', 1],
  ['porridge 60g oats, 1 tbsp maple syrup', 2],
  ['meal deal: chicken and bacon sandwich, crisps, innocent smoothie', 3],
  ['full english so two egg two bacon two sausage beans', 4],
  ['half a banana the toddler left', 1],
  ['2 ice cream sandwiches dont tell my doctor', 1],
  ['tinola bowl with rice', 2],
])('%s is so many foods: %i', (text, count) => {
  expect(foods(text)).toHaveLength(count);
});

test('what is corrected in a run is the last that was counted', () => {
  expect(foods('4 strips bacon 2 eggs actually 3 in butter')).toEqual([
    expect.stringContaining('Pork bacon'),
    'Egg, whole, fried with butter 165',
  ]);
});

test.each([
  'lunch with amy cancelled',
  'packed lunch for sam: ham sandwich and grapes',
  'chicken in the oven',
  'cool beans',
  'vitamin d and fish oil done',
])('%s gives hardly anything', (text) => {
  const calories = read(text).items.reduce(
    (sum, { grams, per100g }) => sum + (grams * (per100g.calories ?? 0)) / 100,
    0,
  );
  expect(calories).toBeLessThan(10);
});

test('a count is as sure as the weight of one is known', () => {
  expect(read('2 eggs').confidence).toBe('high');
  expect(read('2 idli').confidence).not.toBe('low');
  expect(read('3/4 of a chicken burrito').confidence).toBe('medium');
  expect(read('2 bliss balls').confidence).toBe('medium');
});
