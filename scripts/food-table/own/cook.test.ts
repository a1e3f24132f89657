import type { Nutrients } from '#shared/records/nutrients';

import { nutrientsOf, type SourceFood } from '../source-food';
import { figuresOf, found } from './cook';
import type { Recipe } from './own-food';
import { PANTRY, type Ingredient } from './pantry';

const FIGURES: Partial<Nutrients> = { calories: 360, protein: 10, carbs: 80, fat: 0, vitaminC: 10 };
const food = (name: Ingredient, figures: Partial<SourceFood['per100g']> = {}): SourceFood => ({
  code: PANTRY[name][0],
  name: PANTRY[name][1],
  aliases: [],
  category: '',
  per100g: { ...nutrientsOf((nutrient) => FIGURES[nutrient] ?? 0), ...figures },
  portions: [],
  usualGrams: null,
});
const larder = (...foods: SourceFood[]) => new Map(foods.map((one) => [one.code, one]));
const recipe = (change: Partial<Recipe>): Recipe => ({
  code: 'dish',
  name: 'Dish',
  category: '',
  portions: { '1 bowl': 200 },
  of: { rice: 100 },
  weighs: 200,
  ...change,
});

test('a dish holds what its ingredients hold, in the weight that it has as eaten', () => {
  const figures = figuresOf(recipe({}), larder(food('rice')));
  expect(figures).toMatchObject({ calories: 180, protein: 5, carbs: 40, vitaminC: 3.5 });
});

test('what is eaten uncooked keeps its vitamin C', () => {
  const figures = figuresOf(recipe({ raw: true }), larder(food('rice')));
  expect(figures.vitaminC).toBe(5);
});

test('what an ingredient does not tell the dish does not either, unless there is but a trace of it', () => {
  const known = larder(
    food('rice'),
    food('salt', { fiber: null, calories: 0, carbs: 0, protein: 0 }),
  );
  expect(figuresOf(recipe({ of: { rice: 100, salt: 50 } }), known).fiber).toBeNull();
  expect(figuresOf(recipe({ of: { rice: 100, salt: 1 } }), known).fiber).toBe(0);
});

test('energy that its parts cannot give is refused', () => {
  expect(() => figuresOf(recipe({}), larder(food('rice', { calories: 700 })))).toThrow(
    'dish: 350 kcal, but its parts give 180 kcal',
  );
});

test.each([
  [['1', 'Rice'], "by: no food has the code 1 ('Rice')"],
  [[PANTRY.rice[0], 'Barley'], `by: ${PANTRY.rice[0]} is '${PANTRY.rice[1]}', not 'Barley'`],
] as const)('a code without its name is refused: %j', (target, words) => {
  expect(() => found(larder(food('rice')), target, 'by')).toThrow(words);
});
