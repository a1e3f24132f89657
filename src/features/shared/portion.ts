import type { SharedMeal, SharedRecipe } from '#shared/export/by-link/shared-content';
import type { MealItem } from '#shared/records/meal-item';
import { itemsOfRecipe, partOfItems } from '#shared/rules/recipes/eaten-part';

import { format } from '../../ui/words/format';
import { messages } from './messages';

export type SharedDish = SharedMeal | SharedRecipe;

/** Steps of a quarter, which are fine enough for sharing a dish. */
export const STEP = 0.25;

const MOST = 3;
const SERVINGS_MOST = 12;

/** The largest portion: three times a meal, or all servings of a recipe. */
export function mostOf(dish: SharedDish): number {
  if (dish.kind === 'meal') return MOST;
  const servings = Math.ceil(dish.servings / STEP) * STEP;
  return Math.min(SERVINGS_MOST, Math.max(MOST, servings));
}

/** @param portion a multiple of the meal, or servings of the recipe */
export function itemsOfPortion(dish: SharedDish, portion: number): MealItem[] {
  const items = dish.kind === 'meal' ? dish.items : itemsOfRecipe(dish);
  const part = dish.kind === 'meal' ? portion : portion / dish.servings;
  return partOfItems(items, part).map((item, place) => ({ ...item, id: `s${place + 1}` }));
}

/** 'Half of it', '1½ times it', '½ serving' */
export function dishPortionWords({ kind }: Pick<SharedDish, 'kind'>, portion: number): string {
  const amount = inQuarters(portion);
  if (kind === 'recipe')
    return format(portion <= 1 ? messages.oneServing : messages.manyServings, { amount });
  if (portion === 1) return messages.allOfIt;
  return format(portion < 1 ? messages.someOfIt : messages.timesIt, { amount });
}

/** Name of the portion in the diary: 'Lentil soup, ½ serving'. */
export function portionName(dish: SharedDish, portion: number): string {
  if (dish.kind === 'meal' && portion === 1) return dish.name;
  return format(messages.ofServings, {
    name: dish.name,
    servings: dishPortionWords(dish, portion),
  });
}

const QUARTERS = ['', '¼', '½', '¾'];

function inQuarters(amount: number): string {
  const whole = Math.floor(amount);
  const rest = QUARTERS[Math.round((amount - whole) / STEP)] ?? '';
  return `${whole === 0 && rest !== '' ? '' : whole}${rest}`;
}
