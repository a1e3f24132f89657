import { gzipSync, strToU8, zipSync } from 'fflate';

import { readRecipeFiles } from './read-recipe-files';

const bytes = (json: unknown) => strToU8(JSON.stringify(json));
const file = (content: Uint8Array, name = 'recipes.zip') =>
  new File([new Uint8Array(content)], name);
const read = async (content: Uint8Array) => readRecipeFiles([file(content)]);
const only = async (content: Uint8Array) => {
  const { recipes } = await read(content);
  expect(recipes).toHaveLength(1);
  return recipes[0];
};

const PICTURE = new Uint8Array([0xff, 0xd8, 0xff]);

const MEALIE = {
  name: 'Lentil soup',
  recipe_yield: '4 servings',
  org_url: 'https://example.org/soup',
  recipe_ingredient: [
    {
      title: 'Soup',
      quantity: 250,
      unit: { name: 'gram' },
      food: { name: 'red lentils' },
      note: 'rinsed',
    },
    {
      title: '',
      quantity: 1,
      unit: null,
      food: null,
      note: '2 tbsp olive oil',
      disable_amount: true,
    },
    { quantity: 0, unit: null, food: { name: 'salt' }, note: '' },
    { quantity: 0.3333333, unit: { name: 'cup' }, food: { name: 'rice' }, note: null },
  ],
  recipe_instructions: [{ title: 'First', text: 'Fry.' }, { text: 'Boil.' }],
  tags: [{ name: 'quick' }],
  recipe_category: [{ name: 'Soup' }],
  nutrition: {
    calories: '310',
    protein_content: '18',
    carbohydrate_content: '40 g',
    fat_content: '',
  },
};
const LENTIL_SOUP = {
  name: 'Lentil soup',
  servings: 4,
  ingredients: 'Soup\n250 gram red lentils, rinsed\n2 tbsp olive oil\nsalt\n0.333 cup rice',
  method: 'First\n\nFry.\n\nBoil.',
  tags: ['quick', 'Soup'],
  source: {
    name: 'Mealie',
    address: 'https://example.org/soup',
    servings: 4,
    stated: { calories: 310, protein: 18, carbs: 40, fat: null },
  },
};

test('an export of Mealie, with its picture', async () => {
  const archive = zipSync({
    'recipes/lentil-soup/lentil-soup.json': bytes(MEALIE),
    'recipes/lentil-soup/images/original.webp': PICTURE,
    'recipes/lentil-soup/images/tiny-original.webp': new Uint8Array([1]),
  });
  expect(await only(archive)).toEqual({ recipe: LENTIL_SOUP, picture: PICTURE });
});

test("a recipe of Mealie's API", async () => {
  const {
    recipe_ingredient,
    recipe_instructions,
    recipe_category,
    recipe_yield,
    org_url,
    ...rest
  } = MEALIE;
  const json = {
    ...rest,
    orgURL: org_url,
    recipeServings: 4,
    recipeYield: recipe_yield.replace('4 servings', 'a pot'),
    recipeIngredient: recipe_ingredient.map(({ disable_amount, ...line }) => ({
      ...line,
      ...(disable_amount === true && { disableAmount: true }),
    })),
    recipeInstructions: recipe_instructions,
    recipeCategory: recipe_category,
    nutrition: { calories: '310', proteinContent: '18', carbohydrateContent: '40' },
  };
  expect((await only(bytes(json)))?.recipe).toEqual(LENTIL_SOUP);
});

test('a whole backup of Mealie, with amounts, foods and steps in separate tables', async () => {
  const tables = {
    users: [{ id: 'u', password: 'never looked at' }],
    recipes: [
      { id: 'r1', name: 'Rice', recipe_servings: 2, recipe_yield: '', org_url: null },
      { id: 'r2', name: 'Empty' },
    ],
    recipes_ingredients: [
      { recipe_id: 'r1', position: 1, quantity: 1, unit_id: null, food_id: 'f2', note: 'chopped' },
      { recipe_id: 'r1', position: 0, quantity: 200, unit_id: 'u1', food_id: 'f1', note: '' },
    ],
    recipe_instructions: [
      { recipe_id: 'r1', position: 1, text: 'Serve.' },
      { recipe_id: 'r1', position: 0, text: 'Boil.' },
    ],
    ingredient_foods: [
      { id: 'f1', name: 'rice' },
      { id: 'f2', name: 'onion' },
    ],
    ingredient_units: [{ id: 'u1', name: 'gram' }],
    tags: [{ id: 't1', name: 'plain' }],
    recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
    recipe_nutrition: [{ recipe_id: 'r1', calories: '0' }],
  };
  const { recipes, empty } = await read(zipSync({ 'database.json': bytes(tables) }));
  expect(empty).toBe(1);
  expect(recipes.map(({ recipe }) => recipe)).toEqual([
    {
      name: 'Rice',
      servings: 2,
      ingredients: '200 gram rice\n1 onion, chopped',
      method: 'Boil.\n\nServe.',
      tags: ['plain'],
      source: { name: 'Mealie', address: null, servings: 2, stated: null },
    },
  ]);
});

test('an export of Tandoor: an archive for each recipe', async () => {
  const recipe = {
    name: 'Porridge',
    keywords: [{ name: 'breakfast' }],
    servings: 2,
    source_url: 'not an address',
    nutrition: { calories: 200, proteins: 7, carbohydrates: 33.5, fats: 4 },
    steps: [
      {
        name: '',
        instruction: 'Boil.',
        ingredients: [
          { is_header: true, note: 'Base', amount: 0, no_amount: true, food: null, unit: null },
          { amount: 80, unit: { name: 'g' }, food: { name: 'oats' }, note: '' },
          { amount: 1, unit: null, food: { name: 'salt' }, note: 'a pinch', no_amount: true },
        ],
      },
      {
        name: 'Top',
        instruction: 'Add.',
        ingredients: [{ amount: 1, unit: null, food: { name: 'banana' } }],
      },
    ],
  };
  const inner = zipSync({ 'recipe.json': bytes(recipe), 'image.jpeg': PICTURE });
  const found = await only(zipSync({ 'Porridge.zip': inner }));
  expect(found).toEqual({
    recipe: {
      name: 'Porridge',
      servings: 2,
      ingredients: 'Base\n80 g oats\nsalt, a pinch\n1 banana',
      method: 'Boil.\n\nTop\n\nAdd.',
      tags: ['breakfast'],
      source: {
        name: 'Tandoor',
        address: null,
        servings: 2,
        stated: { calories: 200, protein: 7, carbs: 33.5, fat: 4 },
      },
    },
    picture: PICTURE,
  });
});

test('an export of Paprika: gzip within an archive, the picture inside', async () => {
  const recipe = {
    name: 'Pancakes',
    servings: 'Serves 4',
    ingredients: '200 g flour\n2 eggs\n\n1 pinch salt',
    directions: 'Mix.\nFry.',
    notes: '',
    categories: ['Breakfast'],
    source_url: 'https://example.org/pancakes',
    nutritional_info: 'Calories: 227\nSaturated Fat: 1 g\nFat 5.5 g\nCarbs: 38g, Protein: 7g',
    photo_data: '/9j/',
  };
  const archive = zipSync({ 'Pancakes.paprikarecipe': gzipSync(bytes(recipe)) });
  expect(await only(archive)).toEqual({
    recipe: {
      name: 'Pancakes',
      servings: 4,
      ingredients: '200 g flour\n2 eggs\n1 pinch salt',
      method: 'Mix.\nFry.',
      tags: ['Breakfast'],
      source: {
        name: 'Paprika',
        address: 'https://example.org/pancakes',
        servings: 4,
        stated: { calories: 227, protein: 7, carbs: 38, fat: 5.5 },
      },
    },
    picture: PICTURE,
  });
  expect((await only(gzipSync(bytes(recipe))))?.recipe.name).toBe('Pancakes');
});

test.each(['1,297 kcal', '5427 kJ', '5427 kJ / 1297 kcal'])('%s are 1,297 kcal', async (text) => {
  const mealie = { ...MEALIE, nutrition: { calories: text } };
  const paprika = { ingredients: '1 leek', directions: '', nutritional_info: `Energy: ${text}\n` };
  for (const json of [mealie, paprika])
    expect((await only(bytes(json)))?.recipe.source?.stated?.calories).toBe(1297);
});

test('recipes of Nextcloud Cookbook are JSON-LD in folders', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Salad',
    recipeYield: 2,
    url: 'https://www.example.org/salad',
    recipeIngredient: ['1 cucumber'],
  };
  const archive = zipSync({ 'Salad/recipe.json': bytes(recipe), 'Salad/full.jpg': PICTURE });
  const found = await only(archive);
  expect(found?.picture).toEqual(PICTURE);
  expect(found?.recipe).toMatchObject({
    name: 'Salad',
    servings: 2,
    source: { name: 'example.org', address: 'https://www.example.org/salad' },
  });
});

test('recipes of several files are in one list', async () => {
  const json = bytes({ '@type': 'Recipe', name: 'A', recipeIngredient: ['1 egg'] });
  const { recipes } = await readRecipeFiles([file(json, 'a.json'), file(json, 'b.json')]);
  expect(recipes).toHaveLength(2);
});

test.each([
  ['a text', strToU8('not a recipe'), 'unknown'],
  ['other JSON', bytes({ name: 'Ada', age: 36 }), 'unknown'],
  ['an archive without recipes', zipSync({ 'notes.txt': strToU8('hello') }), 'unknown'],
  ['a cut archive', zipSync({ 'a.json': bytes(MEALIE) }).slice(0, 60), 'damaged'],
  ['cut gzip', gzipSync(bytes(MEALIE)).slice(0, 40), 'damaged'],
])('%s is refused', async (_name, content, reason) => {
  await expect(read(content)).rejects.toMatchObject({ reason });
});

test('the reader never throws, whatever a recipe contains', async () => {
  const strange = [null, 7, 'text', [], {}, [null], [{ food: 7 }], { name: [] }];
  for (const value of strange) {
    const recipe = Object.fromEntries(Object.keys(MEALIE).map((key) => [key, value]));
    const json = { ...recipe, recipe_ingredient: [value, { note: '1 egg' }] };
    const { recipes } = await read(bytes(json));
    expect(recipes[0]?.recipe.ingredients).toMatch(/1 egg/u);
  }
});
