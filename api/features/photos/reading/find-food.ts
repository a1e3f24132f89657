import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import type { Food } from '#shared/nutrition/table/food';
import { foodByCode, type FoodTable } from '#shared/nutrition/table/food-table';
import { groundName, groundPart } from '#shared/nutrition/grounding/ground-name';
import type { SeenName } from '#shared/nutrition/grounding/name-forms';

export interface Found {
  food: Food;
  /** The whole name is this food, and the model's figures do not contradict it. */
  whole: boolean;
  /** The food's name says the same, and no more. */
  same: boolean;
  /** Codes of the foods that may be meant, best first; none if there is no doubt. */
  doubts: readonly string[];
}

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

export function findPart(foods: FoodTable, seen: SeenName): Found | undefined {
  const place = groundPart(foods, seen);
  if (place !== undefined) return doubtful(foods.food(place));
  const [item] = analyseText(foods, seen.name, { by: 'server' }).items;
  return item?.source.kind === 'table' ? doubtful(foodByCode(foods, item.source.code)) : undefined;
}

function doubtful(food: Food | undefined): Found | undefined {
  return food && { food, whole: false, same: false, doubts: [food.code] };
}
