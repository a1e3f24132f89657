import { foodTable } from '../../../test/kit/foods';
import { totalNutrients } from '../items/totals';
import { analyseText } from './analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const kcal = (text: string) => totalNutrients(read(text).items).calories ?? 0;
const found = (text: string) =>
  read(text).items.map(({ source }) => (source.kind === 'table' ? source.description : ''));

// What people leave out, put behind or spell as they hear it, and the same in full.
test.each([
  ['ceaser salad', 'caesar salad'],
  ['black coffe', 'black coffee'],
  ['almonds, small handful', 'a small handful of almonds'],
  ['samosa 4 small', '4 small samosas'],
  ['a burrito the size of my head', 'large burrito'],
  ['chicken nuggets med fries', 'chicken nuggets, medium fries'],
  ['1 asahi 500 can', '500 ml asahi'],
  ['a hefeweizen 0.5', '500 ml hefeweizen'],
  ['cornflakes with 2% milk half a banana', 'cornflakes with 2% milk, half a banana'],
  ['250g beef mince 5%', '250 g extra lean beef mince'],
  ['6oz ground beef (90/10)', '6 oz lean ground beef'],
  ['coffee w splenda and 2% milk', 'coffee with splenda with 2% milk'],
  ['quark 250g low fat', '250 g low fat quark'],
  ['3 chicken nuggets off my kids plate', '3 chicken nuggets'],
  ['half a burger, gave the rest to dave', 'half a burger'],
  ['pad thai shrimp', 'pad thai'],
  ['chicken katsu curry w rice', 'chicken katsu curry'],
  ['scrambled 3 large eggs', '3 large scrambled eggs'],
  ['hotdog', 'hot dog'],
])('%s is %s', (text, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(text)).toBeCloseTo(kcal(plain), 0);
});

test.each([
  ['meatloaf, baked potato w/ sour cream', 'Potato, baked, peel eaten, with sour cream'],
  ['currywurst pommes mayo', 'Pommes mit Mayo (recalled)'],
  ['lentil soup bowl and crusty roll', 'Brötchen'],
])('a side beside a dish is not lost: %s', (text, side) => {
  expect(found(text).some((food) => food.startsWith(side))).toBe(true);
});

const DISHES = ['meatloaf', 'burger', 'lasagna', 'tacos', 'quesadilla', 'chicken pot pie'];
const SIDES = ['green beans', 'baked beans', 'coleslaw', 'white rice', 'corn', 'broccoli'];

test.each(DISHES.flatMap((dish) => SIDES.map((side) => [dish, side])))(
  'neither of two things behind a comma is lost: %s, %s',
  (dish, side) => {
    expect(kcal(`${dish}, ${side}`)).toBeCloseTo(kcal(dish) + kcal(side), 0);
  },
);

test.each([
  ['a burger with coleslaw and pickles', 'a burger'],
  ['burrito, rice, black beans, cheese', 'burrito'],
])('the parts that are named behind a dish are in it: %s', (text, dish) => {
  expect(kcal(text)).toBeCloseTo(kcal(dish), 0);
});

test('toast beside an omelette with cheese is toast', () => {
  expect(kcal('omelette, cheese, toast')).toBeGreaterThan(kcal('omelette') + 100);
});

test('tea without sugar or milk has next to no calories', () => {
  expect(found('tea but without any sugar or milk')).not.toEqual([]);
  expect(kcal('tea but without any sugar or milk')).toBeLessThan(10);
});

test('a whole fruit of the reference is counted by its own weight, and is no drink', () => {
  expect(read('3 medjool dates').items[0]?.grams).toBe(72);
});

test('a brand that is called in the plural is one of it', () => {
  expect(read('snickers').items[0]?.grams).toBe(50);
  expect(read('2 snickers').items[0]?.grams).toBe(100);
});

test.each([
  'uber driver ate my fries',
  'craving chocolate but staying strong',
  'date night with marco',
  'tomorrow: porridge, then salad for lunch',
  'why is this app so slow',
])('%s gives nothing', (text) => {
  expect(read(text).items).toEqual([]);
});
