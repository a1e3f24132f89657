import { readSchemaRecipe } from './read-schema-recipe';

const FOUND_AT = { name: 'example.org', address: 'https://example.org/soup' };
const read = (recipe: object) => readSchemaRecipe({ '@type': 'Recipe', ...recipe }, FOUND_AT);
const LINES = { recipeIngredient: ['1 egg'] };

test.each([
  [4, 4],
  ['4', 4],
  ['Serves 4 to 6', 4],
  ['6-8 servings', 6],
  [['2 loaves'], 2],
  [{ '@type': 'QuantitativeValue', value: 3 }, 3],
  ['a family', null],
  [0, null],
  ['5000', null],
])('a yield of %j makes %j servings', (recipeYield, servings) => {
  expect(read({ ...LINES, recipeYield })?.servings).toBe(servings);
});

test.each([
  ['395 kcal', 395],
  ['395 calories', 395],
  [395, 395],
  ['1,650 kJ', 394],
  ['1,297 kcal', 1_297],
  ['Calories: 210.5', 210.5],
  ['a lot', null],
])('an energy of %j is %j kcal', (calories, kcal) => {
  const stated = read({ ...LINES, nutrition: { calories } })?.source?.stated ?? null;
  expect(stated === null ? null : stated.calories).toBe(kcal);
});

test.each([
  ['Mix.\nBake.', 'Mix.\nBake.'],
  ['<p>Mix.</p><p>Bake.</p>', 'Mix.\nBake.'],
  [['Mix.', 'Bake.'], 'Mix.\n\nBake.'],
  [[{ '@type': 'HowToStep', name: 'Mix.' }], 'Mix.'],
])('instructions %j are read as text', (recipeInstructions, method) => {
  expect(read({ ...LINES, recipeInstructions })?.method).toBe(method);
});

test('entities are decoded, also if encoded twice', () => {
  const recipeIngredient = [
    '&frac12; cup cr&egrave;me',
    '1 &amp;frac14; tsp salt &#38; pepper',
    '2 &#x2153; cups',
  ];
  expect(read({ recipeIngredient })?.ingredients).toBe(
    '½ cup crème\n1 ¼ tsp salt & pepper\n2 ⅓ cups',
  );
});

test('parts that are too long are cut, not refused', () => {
  const read_ = read({
    name: 'n'.repeat(1_000),
    recipeIngredient: Array.from({ length: 200 }, () => '1 egg '.repeat(200)),
    recipeInstructions: 'stir '.repeat(10_000),
    keywords: Array.from({ length: 50 }, (_, index) => `tag ${index}`),
  });
  expect(read_?.ingredients.split('\n')).toHaveLength(60);
  expect(read_?.tags).toHaveLength(12);
});

test.each([null, 7, 'text', [], {}, { '@type': 'Recipe' }, { '@graph': [{ '@type': 'Person' }] }])(
  '%j holds no recipe',
  (json) => {
    expect(readSchemaRecipe(json, FOUND_AT)).toBeNull();
  },
);

test('impossible values become unknown, so that the rest can be saved', () => {
  const nutrition = { calories: 1e9, proteinContent: -3, fatContent: '12 g' };
  const source = read({ ...LINES, recipeYield: 5_000, nutrition })?.source;
  expect(source?.servings).toBeNull();
  expect(source?.stated).toEqual({ calories: null, protein: null, carbs: null, fat: 12 });
});

test('a page that is nested too deeply has no recipe', () => {
  let json: unknown = { '@type': 'Recipe', ...LINES };
  for (let depth = 0; depth < 1_000; depth += 1) json = [json];
  expect(readSchemaRecipe(json, FOUND_AT)).toBeNull();
});
