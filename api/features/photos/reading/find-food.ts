import { analyseText } from '#shared/nutrition/analyse-text';
import type { Food } from '#shared/nutrition/food';
import { foodByCode, type FoodTable } from '#shared/nutrition/food-table';
import { groundName, groundPart } from '#shared/nutrition/grounding/ground-name';
import type { SeenName } from '#shared/nutrition/grounding/name-forms';

/** A food of the table for a name, and whether the whole name is it. */
export interface Found {
  food: Food;
  /** The whole name is it, and the model's own figures do not speak against it. */
  whole: boolean;
  /** The food's own name says all that the name says, and no more. */
  same: boolean;
  /** Codes of the foods that may be meant, best first; none where nothing is in doubt. */
  doubts: readonly string[];
}

/**
 * Looks a model's name for a food up, with its preparation and the energy that the model expects of 100 g;
 * undefined where no food is the whole of it.
 */
export function findFood(
  foods: FoodTable,
  seen: SeenName,
  calories: number | undefined,
): Found | undefined {
  const named = groundName(foods, seen, calories);
  if (!named) return undefined;
  const { place, places, likeness, apart } = named;
  const codes = apart ? [place, ...places].map((one) => foods.food(one).code) : [];
  const food = foods.food(place);
  return { food, whole: !apart, same: likeness === 'same', doubts: [...new Set(codes)] };
}

/** The food that some of the words mean. */
export function findPart(foods: FoodTable, seen: SeenName): Found | undefined {
  const place = groundPart(foods, seen);
  if (place !== undefined) return doubtful(foods.food(place));
  const [item] = analyseText(foods, seen.name, { by: 'server' }).items;
  return item?.source.kind === 'table' ? doubtful(foodByCode(foods, item.source.code)) : undefined;
}

function doubtful(food: Food | undefined): Found | undefined {
  return food && { food, whole: false, same: false, doubts: [food.code] };
}
