import { allergensOf, judgeDiet, type NamedIngredient, traitsOfDish } from './dish-traits';
import { INGREDIENT_TRAITS } from './ingredient-traits';
import { type Diet, DIETS, TRAITS } from './traits';

const line = (text: string): NamedIngredient => ({ text, items: [], unread: false });
const dish = (...texts: string[]) => traitsOfDish(texts.map(line));
const contains = (...texts: string[]) => allergensOf(dish(...texts)).contains;
const may = (...texts: string[]) => allergensOf(dish(...texts)).may;
const food = (description: string, code = '01001') => ({
  name: description,
  source: { kind: 'table', table: 'SR28', code, description } as const,
});

test('every row of the table has only known traits', () => {
  for (const [name, row] of INGREDIENT_TRAITS) {
    expect([name, [...row.contains, ...row.may].filter((word) => !TRAITS.includes(word))]).toEqual([
      name,
      [],
    ]);
  }
});

test.each([
  ['200 ml coconut milk', []],
  ['2 tbsp peanut butter', ['peanuts']],
  ['1 (400 g) tin butter beans, drained', []],
  ['½ tsp cream of tartar', []],
  ['100g Buckwheat flour', []],
  ['150 g oyster mushrooms, torn', []],
  ['1 butternut squash', []],
  ['a grating of nutmeg', []],
  ['3 tbsp soy sauce', ['gluten', 'soy']],
  ['1 tbsp Worcestershire sauce', ['fish']],
  ['2 large eggs, beaten', ['eggs']],
  ['1 cup shredded Cheddar cheese', ['milk']],
  ['50g crème fraîche', ['milk']],
  ['200 g gluten-free spaghetti', []],
  ['1/2 cup dairy-free milk', []],
  ['2 tbsp vegan butter', []],
  ['12 raw king prawns, peeled', ['crustaceans']],
  ['150 ml dry white wine', ['sulfites']],
  ['2 sticks celery', ['celery']],
  ['3 fillets of anchovies', ['fish']],
  ['125 g walnuts or pecans', ['nuts']],
  ['2 tbsp vegan butter and 2 eggs', ['eggs']],
  ['flour with a gluten-free mix', ['gluten']],
  ['gluten-free macaroni and cheese', ['milk']],
] as const)('%s contains %j', (text, expected) => {
  expect(contains(text)).toEqual(expected);
});

test('an ingredient after "or" is possible, not certain', () => {
  expect(contains('100 g butter or margarine')).toEqual(['milk']);
  expect(contains('oil or butter')).toEqual([]);
  expect(may('oil or butter')).toEqual(['milk']);
});

test('an unknown ingredient leaves every diet unsure, and known traits are still listed', () => {
  const lines = [line('2 eggs'), { text: '3 tbsp flurbelwurz', items: [], unread: true }];
  const traits = traitsOfDish(lines);
  expect(traits.unknown).toEqual(['3 tbsp flurbelwurz']);
  expect(judgeDiet('vegan', traits)).toBe('no');
  expect(judgeDiet('noPork', traits)).toBe('unsure');
});

test('a partly read line has the traits of its known foods, and also counts as unknown', () => {
  const items = [food('Egg, whole, raw')];
  const traits = traitsOfDish([{ text: '2 eggs and 3 tbsp flurbelwurz', items, unread: true }]);
  expect(allergensOf(traits).contains).toEqual(['eggs']);
  expect(traits.unknown).toEqual(['2 eggs and 3 tbsp flurbelwurz']);
  expect(judgeDiet('noPork', traits)).toBe('unsure');
  // The analyzer does not know this food, but the table of traits does.
  const sauce = traitsOfDish([{ text: '1 tbsp fish sauce', items: [], unread: true }]);
  expect(sauce.unknown).toEqual([]);
});

test('the matched food adds traits that the words of the line do not name', () => {
  const items = [food('Seaweed salad, with sesame oil')];
  expect(
    allergensOf(traitsOfDish([{ text: '80 g wakame mix', items, unread: false }])).contains,
  ).toEqual(['sesame']);
});

test('a dish whose name does not name its ingredients counts as unknown', () => {
  const ofDish = traitsOfDish([
    { text: 'leftovers', items: [food('Stew, NFS', '27311410')], unread: false },
  ]);
  expect(ofDish.unknown).toEqual(['leftovers']);
  const ofFruit = traitsOfDish([
    { text: '1 rambutan', items: [food('Rambutan, raw', '63115200')], unread: false },
  ]);
  expect(ofFruit.unknown).toEqual([]);
});

test.each([
  ['a brand that we know from memory', 'Balisto (portion from memory)', 'own:x-balisto'],
  ['a dish of our own', 'Leche flan', 'own:leche-flan'],
  ['a drink that is called after its coffee', 'Coffee, Latte', '92101900'],
  ['a candy', 'Kit Kat', '91718000'],
  ['game', 'Beaver', '23334100'],
  [
    'a vegetable with an unnamed fat',
    'Carrots, fresh, cooked, fat added, NS as to fat type',
    '73102221',
  ],
  ['a coleslaw', 'Coleslaw', '75141000'],
  ['a halavah', 'Candies, halavah, plain', '19117'],
])('%s may have any trait', (_, description, code) => {
  const dishOf = traitsOfDish([{ text: 'zzz', items: [food(description, code)], unread: false }]);
  expect(dishOf.unknown).toEqual(['zzz']);
  expect(judgeDiet('vegan', dishOf)).toBe('unsure');
});

test.each([
  ['Carrots, fresh, cooked, no added fat', '73102211'],
  ['Rice, white, cooked, no added fat', '56205008'],
  ['Garlic, raw', '11215'],
  ['Spices, cumin seed', '02014'],
  ['Sugars, granulated', '19335'],
  ['Oil, avocado', '04581'],
  ['Coffee, brewed', '92101000'],
  ['Lentils, raw', '16069'],
  ['Sumac', 'own:x-sumac'],
  ['Leavening agents, baking soda', '18372'],
  ['Water, tap', '94000100'],
])('%s has only the traits of its name', (description, code) => {
  const plain = traitsOfDish([{ text: 'zzz', items: [food(description, code)], unread: false }]);
  expect(plain.unknown).toEqual([]);
});

test('one more ingredient never removes an allergen or makes a diet fit', () => {
  const texts = [
    '2 eggs',
    '100 g flour',
    'butter',
    'carrots',
    'stock cube',
    'gluten-free oats',
    'beer',
    'gelatine',
  ];
  const rank = { yes: 0, unsure: 1, no: 2 };
  for (let count = 1; count < texts.length; count += 1) {
    const [fewer, more] = [dish(...texts.slice(0, count)), dish(...texts.slice(0, count + 1))];
    for (const allergen of allergensOf(fewer).contains)
      expect(allergensOf(more).contains).toContain(allergen);
    for (const diet of Object.keys(DIETS) as Diet[])
      expect(rank[judgeDiet(diet, more)]).toBeGreaterThanOrEqual(rank[judgeDiet(diet, fewer)]);
  }
});

test('case, accents, plurals and spacing change nothing', () => {
  for (const text of ['Crème Fraîche', 'CREME  FRAICHE', 'crème fraîches'])
    expect(contains(text)).toEqual(['milk']);
  for (const text of ['tomatoes and anchovies', 'Anchovy'])
    expect(contains(text)).toEqual(['fish']);
});
