import { nameOfMeal } from '#shared/nutrition/meal-name';
import type { Meal, MealFields } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { shownItems } from '#shared/rules/meal-state';

/** A meal's new items, and its title where that was made of its items before. */
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

/** What a photo is called before it is read. */
const NAMELESS = 'Photo';
