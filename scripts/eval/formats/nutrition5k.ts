import type { KnownMeal } from '../known-meal';

const BEFORE_INGREDIENTS = 6;
const CELLS_OF_INGREDIENT = 7;

/**
 * Nutrition5k's dishes: names and weights of their ingredients, as a description. Leaves out extremes, and dishes whose
 * ingredients do not add up to their total within a tenth.
 */
export function readNutrition5k(text: string): KnownMeal[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('dish_'))
    .flatMap((line) => {
      const cells = line.split(',');
      const calories = Number(cells[1]);
      const carbs = Number(cells[4]);
      const parts = ingredientsOf(cells);
      const summed = parts.reduce((sum, part) => sum + part.calories, 0);
      if (calories < 20 || calories > 2_500 || Math.abs(summed - calories) > 0.1 * calories)
        return [];
      const described = parts.map(({ name, grams }) => `${grams.toFixed(1)} g ${name}`).join(', ');
      return [{ text: described, calories, carbs, noFood: false, items: [], tags: [] }];
    });
}

function ingredientsOf(cells: string[]) {
  const parts: { name: string; grams: number; calories: number }[] = [];
  for (let at = BEFORE_INGREDIENTS; at < cells.length; at += CELLS_OF_INGREDIENT) {
    const name = cells[at + 1] ?? '';
    if (name === '') continue;
    parts.push({ name, grams: Number(cells[at + 2]), calories: Number(cells[at + 3]) });
  }
  return parts.filter(({ grams }) => grams >= 0.05);
}
