import { nameOfMeal } from '#shared/nutrition/meal-name';
import type { Meal, MealFields } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { shownItems } from '#shared/rules/meal-state';

/** Changes the title only if it was made of the items. */
export function itemsPatch(meal: Meal, items: MealItem[]): Partial<MealFields> {
  const { name, description, analysis, estimate, proposal } = meal;
  const otherwise = description ?? NAMELESS;
  const titles = [shownItems(meal), analysis?.items, estimate?.items, proposal?.items, []].flatMap(
    (list) => (list ? nameOfMeal(list, otherwise) : []),
  );
  const isOfItems = name === NAMELESS || titles.includes(name);
  const next = nameOfMeal(items, otherwise);
  return { items, ...(isOfItems && next !== name ? { name: next } : {}) };
}

/** Title of a photo until it is read. */
const NAMELESS = 'Photo';
