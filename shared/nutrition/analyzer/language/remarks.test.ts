import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['2 eggs and toast idk why im still hungry', '2 eggs and toast'],
  ['black coffee, 2 donuts, thats it so far', 'black coffee, 2 donuts'],
  ['half a bag of doritos, bored', 'half a bag of doritos'],
  ['rice and beans, too tired to cook', 'rice and beans'],
  ['popcorn and a coke watching a movie', 'popcorn and a coke'],
  ['3 cookies from my neighbor', '3 cookies'],
  ['pretzels from a student lol about 10', 'about 10 pretzels'],
  ['protein shake, missed lunch', 'protein shake'],
  ['a cupcake from the baby shower', 'a cupcake'],
  ['casein 1 scoop w water, leg day killed me', 'casein 1 scoop w water'],
  ['protein shake after leg day', 'protein shake'],
  ['open bar damage: 2 vodka sodas, 1 bud light', '2 vodka sodas, 1 bud light'],
  ['homework fuel: 2 pop tarts, milk', '2 pop tarts, milk'],
  ['delayed at the airport: turkey wrap, chips', 'turkey wrap, chips'],
  ['12 hr shift so far: granola bar and a coffee', 'granola bar and a coffee'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  'sooo hungry',
  'bored',
  'thats it so far',
  'got flowers from my neighbor',
  'email from a coworker about the cake',
  'open house: 2 tours, coffee with the agent at 3',
  'dog food: 2 bags, treats',
  'soccer: leeds 2, spurs 1',
  'hr 120 after a run',
])('%s is no meal', (talk) => {
  expect(caloriesOf(talk)).toBeLessThan(10);
});
