import { analyseText } from '#shared/nutrition/analyse-text';
import type { Food } from '#shared/nutrition/food';
import { foodByCode, type FoodTable } from '#shared/nutrition/food-table';
import { searchFoods } from '#shared/nutrition/search-foods';
import type { MealItem } from '#shared/records/meal-item';

/** A food of the table for a name, and whether the whole name is it. */
export interface Found {
  food: Food;
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
  return foundAs(foods, item, true);
}

/** The food whose name holds every one of the words. */
function typed(foods: FoodTable, words: string): Found | undefined {
  const [food] = searchFoods(foods, words, 1);
  return food && { food, whole: true };
}

/** The food that some of the words mean. */
function part(foods: FoodTable, words: string): Found | undefined {
  const [item] = analyseText(foods, words, { by: 'server' }).items;
  return item && foundAs(foods, item, false);
}

function foundAs(foods: FoodTable, { source }: MealItem, isWhole: boolean): Found | undefined {
  const food = source.kind === 'table' ? foodByCode(foods, source.code) : undefined;
  return food && { food, whole: isWhole };
}
