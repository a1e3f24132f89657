import { caloriesOf, itemsOf } from '../../../test/kit/meals-in-words';

const grams = (text: string) => itemsOf(text).map((item) => Math.round(item.grams));
const foods = (text: string) =>
  itemsOf(text).map(({ source }) => (source.kind === 'table' ? source.description : ''));

test('a bowl of Chipotle has the parts that are named, ladle by ladle', () => {
  const bowl = 'chipotle bowl chkn white rice black beans fajita veg mild salsa';
  expect(grams(bowl)).toEqual([113, 150, 113, 57, 99]);
  expect(grams('chipotle bowl, double chicken, rice and beans')).toEqual([226, 150, 113]);
  expect(foods('chipotle bowl')).toHaveLength(1);
});

test.each([
  ['8ct nuggets med waffle fry', 2],
  ['pulled pork sandwich mac n cheese collards', 3],
  ['brisket mac and cheese slaw', 3],
  ['lobster mac and cheese', 1],
])('%s are %d foods', (line, count) => {
  expect(itemsOf(line)).toHaveLength(count);
});

test('chips of a shop that sells them by size are hot', () => {
  expect(foods('nandos half chicken reg chips').at(-1)).toMatch(/fries|chips, hot/i);
  expect(foods('small chips')[0]).toMatch(/fries/i);
  expect(foods('small bag of chips')[0]).not.toMatch(/fries/i);
});

test.each([
  ['glass of red then another', '2 glasses of red'],
  ['a glass of red. then another', '2 glasses of red'],
  ['left over pizza', 'pizza'],
  ['rice left overs', 'rice'],
  ['jacket pot', 'jacket potato'],
  ['a muffin, just the big one', 'big muffin'],
])('%s is %s', (line, plain) => {
  expect(caloriesOf(line)).toBeCloseTo(caloriesOf(plain), 0);
  expect(caloriesOf(line)).toBeGreaterThan(0);
});

test.each([
  ['choc protein pudding 200g', 'protein pudding 200g'],
  ['3/4 of a ristorante mozzarella', '3/4 of a dr oetker ristorante'],
])('the taste of %s is no food of its own', (line, plain) => {
  expect(foods(line)).toEqual(foods(plain));
  expect(grams(line)).toEqual(grams(plain));
});

test.each([
  ['chicken wings 6 (kfc)', 'kfc chicken wings 6'],
  ['pizza slices 3 (Dominos)', '3 slices dominos pizza'],
  ['coffee, burrito (chipotle) and chips', 'coffee, chipotle burrito and chips'],
])('%s is %s', (line, plain) => {
  expect(caloriesOf(line)).toBeCloseTo(caloriesOf(plain), 0);
  expect(itemsOf(line)).toHaveLength(itemsOf(plain).length);
});
