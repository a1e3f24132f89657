import { analyseText } from '#shared/nutrition/analyse-text';
import type { FoodTable } from '#shared/nutrition/food-table';
import { searchFoods } from '#shared/nutrition/search-foods';
import type { MealItem } from '#shared/records/meal-item';

/** A food of the table for a name, and whether the whole name is it. */
export interface Found {
  per100g: MealItem['per100g'];
  source: MealItem['source'];
  whole: boolean;
}

/** Looks a model's name for a food up, with its preparation first; undefined where nothing is like it. */
export function findFood(foods: FoodTable, name: string, preparation: string): Found | undefined {
  const prepared = preparation === '' ? undefined : whole(foods, `${preparation} ${name}`);
  return prepared ?? whole(foods, name) ?? typed(foods, name) ?? part(foods, name);
}

/** The one food that all of the words mean. */
function whole(foods: FoodTable, words: string): Found | undefined {
  const { items, notFound } = analyseText(foods, words, { by: 'server' });
  const [item] = items;
  if (!item || items.length > 1 || notFound.length > 0 || item.confidence === 'low') {
    return undefined;
  }
  return { per100g: item.per100g, source: item.source, whole: true };
}

/** The food whose name holds every one of the words. */
function typed(foods: FoodTable, words: string): Found | undefined {
  const [food] = searchFoods(foods, words, 1);
  if (!food) return undefined;
  const { code, description, per100g } = food;
  const source = { kind: 'table' as const, table: foods.release, code, description };
  return { per100g, source, whole: true };
}

/** The food that some of the words mean. */
function part(foods: FoodTable, words: string): Found | undefined {
  const [item] = analyseText(foods, words, { by: 'server' }).items;
  return item && { per100g: item.per100g, source: item.source, whole: false };
}
