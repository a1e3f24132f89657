import { foodTable } from '../../../test/kit/foods';
import { groundName, groundPart } from './ground-name';

/** The food that the whole name means; null if there is none. */
function foodOf(name: string, preparation = '', calories?: number): string | null {
  const found = groundName(foodTable(), { name, preparation }, calories);
  return found ? foodTable().food(found.place).description : null;
}

test.each([
  ['toast, whole wheat', '', 'Bread, whole wheat, toasted'],
  ['rice, white, cooked', '', 'Rice, white, cooked, no added fat'],
  ['spaghetti, cooked', '', 'Pasta, cooked'],
  ['roast chicken', '', 'Chicken, NS as to part, baked, broiled, or roasted, skin eaten'],
  ['sake', '', 'Sake (recalled)'],
  ['peas', '', 'Green peas, fresh, cooked, no added fat'],
  ['muesli, dry', '', 'Alpen muesli'],
  ['pasta, dry', '', 'Pasta, dry, enriched'],
  ['grilled vegetables', '', 'Classic mixed vegetables, frozen, cooked, no added fat'],
  ['whipped cream', '', 'Cream, whipped'],
  ['chicken with rice', '', 'Chicken or turkey and rice, no sauce'],
])('%s %s is %s', (name, preparation, food) => {
  expect(foodOf(name, preparation)).toBe(food);
});

test.each([
  ['French fries with ketchup', ''],
  ['croissant with jam', ''],
  ['cereal with milk', ''],
  ['ramen with egg', ''],
  ['Senf', ''],
  ['Zungenwurst', ''],
  ['rice', 'with saffron and butter'],
])('%s %s is not a food of the tables as a whole', (name, preparation) => {
  expect(foodOf(name, preparation)).toBeNull();
});

test.each([
  ['spinach', 'sauteed', 'cooked'],
  ['mushrooms', 'sauteed', 'cooked'],
  ['onions', 'fried', 'cooked'],
  ['duck breast', 'roasted', 'cooked'],
  ['chicken breast, raw', '', 'raw'],
  ['chicken breast', 'raw', 'raw'],
  ['beef', 'braised', 'cooked'],
])('%s %s is never a food in a state other than %s', (name, preparation, state) => {
  const other = state === 'cooked' ? /\braw\b/ : /baked|broiled|roasted|grilled|fried/;
  expect(foodOf(name, preparation) ?? '').not.toMatch(other);
});

test('no organ, and nothing made with water, is found unless it is named', () => {
  expect(foodOf('beef', 'braised') ?? '').not.toMatch(/liver/i);
  expect(foodOf('milk', 'dry') ?? '').not.toMatch(/reconstituted/);
  expect(foodOf('beef liver', 'braised')).toMatch(/liver/i);
});

test.each([
  ['broccoli', ''],
  ['stir-fried broccoli', ''],
  ['sauteed spinach', ''],
  ['onions', 'fried'],
  ['corn', ''],
  ['okra', ''],
  ['kidney beans, cooked', ''],
  ['sweet potato, baked', ''],
  ['potatoes', 'roasted'],
  ['quinoa, cooked', ''],
])('%s %s is found without added fat: the oil is a separate item', (name, preparation) => {
  expect(foodOf(name, preparation)).toMatch(/no added fat/);
});

test.each(['creamed spinach', 'potatoes with butter', 'corn cooked with oil'])(
  '%s keeps the fat that its name states',
  (name) => {
    expect(foodOf(name) ?? '').not.toMatch(/no added fat/);
  },
);

test('what a food is for is not what it is', () => {
  expect(foodOf('green salad with dressing') ?? '').not.toMatch(/^Salad dressing/);
  expect(foodOf('side salad with dressing') ?? '').not.toMatch(/^Salad dressing/);
});

test('calories that contradict the food give another one that fits as well, and a doubt', () => {
  const hummus = { name: 'hummus', preparation: '' };
  expect(groundName(foodTable(), hummus, undefined)).toMatchObject({ apart: false });
  expect(groundName(foodTable(), hummus, 240)).toMatchObject({ apart: false });
  expect(groundName(foodTable(), hummus, 146)).toMatchObject({ apart: true });
  expect(foodOf('hummus', '', 240)).toBe('Hummus, plain');
  expect(foodOf('hummus', '', 146)).toBe('Hummus, home prepared');
});

test.each([
  ['maple syrup', /maple/i],
  ['chicken burrito', /chicken/i],
  ['baked beans', /^Baked beans/],
])(
  '%s is grounded in a food that has all of its words, rather than in one from our lists',
  (name, food) => {
    expect(foodOf(name)).toMatch(food);
  },
);

test('a difference that changes no meal is not a doubt', () => {
  const cucumber = { name: 'cucumber', preparation: 'raw' };
  expect(groundName(foodTable(), cucumber, 24)).toMatchObject({ apart: false });
});

test.each(['', ' ', ',', ', ,', '🍎', '1', 'with', 'raw', 'cooked', 'x'.repeat(80)])(
  'the name %j finds nothing and does not throw',
  (name) => {
    expect(foodOf(name)).toBeNull();
    expect(foodOf(name, 'cooked')).toBeNull();
  },
);

test.each([['strawberry jam', 'Jam']])('a part of %s is %s', (name, food) => {
  const place = groundPart(foodTable(), { name, preparation: '' });
  expect(foodTable().food(place!).description).toBe(food);
});

test.each(['Senf', 'qqwvkjx', ''])('no part of %j is a food', (name) => {
  expect(groundPart(foodTable(), { name, preparation: '' })).toBeUndefined();
});
