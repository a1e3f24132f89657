import { caloriesOf, itemsOf } from '../../../../../test/kit/meals-in-words';

const grams = (text: string) => itemsOf(text).map((item) => Math.round(item.grams));

test('of a spirit with a light mixer the spirit is counted, as often as it is told', () => {
  expect(caloriesOf('vodka diet coke')).toBeCloseTo(caloriesOf('1 shot of vodka, diet coke'), 0);
  expect(grams('double vodka diet coke x3')[0]).toBe(6 * (grams('1 shot of vodka')[0] ?? 0));
  expect(grams('2 rum and pepsi max')[0]).toBe(2 * (grams('1 shot of rum')[0] ?? 0));
  expect(grams('2 vodka lemonades (diet)')[0]).toBe(grams('2 vodka diet lemonade')[0]);
  expect(grams('3 vodka lemonades (single, diet lemonade)')).toEqual(
    grams('3 single vodka diet lemonade'),
  );
  expect(grams('2 rum and cokes, diet coke')).toEqual(grams('2 rum diet coke'));
  expect(caloriesOf('gin and tonic')).toBeGreaterThan(caloriesOf('g&t slimline'));
});

test.each([
  ['bourbon 2oz neat', /whiskey/i],
  ['2 bourbons', /bourbon/i],
  ['pike place', /coffee/i],
  ['grilled pike', /pike/i],
])('%s', (typed, food) => {
  const [item] = itemsOf(typed);
  expect(item?.source.kind === 'table' ? item.source.description : '').toMatch(food);
});

test('the milk of a coffee is told by its plant', () => {
  expect(caloriesOf('cold brew w splash of oat')).toBeLessThan(30);
  expect(caloriesOf('coffee with oat cookies')).toBeGreaterThan(60);
});

test.each([
  ['3 pegs whisky w soda', '3 shots of whisky'],
  ['3 shots of whisky with soda', '3 shots of whisky'],
  ['60 ml whisky with soda', '60 ml whisky'],
  ['50 ml rum and coke', '50 ml rum; 150 ml coke'],
  ['whisky 2 peg', '2 shots of whisky'],
  ['2 pegs rum with coke', '2 shots of rum; coke'],
])('%s is as much as %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
