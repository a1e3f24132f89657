import type { Meal, MealFields, MealType } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS } from '#shared/records/nutrients';

import { shownItems } from './meal-state';

/** When and as which meal of the day a copy is logged. */
export interface Target {
  /** Local date and time, 'YYYY-MM-DDTHH:mm'. */
  mealTime: string;
  /** By default the source's type. */
  mealType?: MealType;
  /** The user's own slot. If both slot and type are left out, the source's slot is used. */
  slot?: string | null | undefined;
}

/** The same for a meal without a source, which needs a type. */
export type Standpoint = Target & { mealType: MealType };

/**
 * A copy of a meal that was eaten again. It has the shown items of the source as the user's own, so it is never
 * analyzed, overwritten or charged. The photo stays with the source.
 * @returns undefined if the source has no items yet
 */
export function copyOfMeal(
  meal: Meal,
  { mealTime, mealType, slot }: Target,
): MealFields | undefined {
  const items = shownItems(meal);
  if (!items || items.length === 0) return undefined;
  const { name, description, estimate } = meal;
  return {
    name,
    description,
    mealTime,
    items,
    ...(mealType === undefined ? standing(meal) : standing({ mealType, slot })),
    // Notes belong to the source only.
    notes: null,
    photoId: null,
    // Keeps the source's analysis as evidence, without its question, which is decided.
    estimate: estimate && { ...estimate, question: null },
  };
}

/** A meal from a list of items, without a description. */
export function mealOfItems(
  { name, items }: { name: string; items: MealItem[] },
  { mealTime, ...where }: Standpoint,
): MealFields {
  return {
    name,
    items,
    mealTime,
    ...standing(where),
    description: null,
    notes: null,
    photoId: null,
    estimate: null,
  };
}

/** A meal of the four types has no field `slot`. */
function standing({ mealType, slot }: Pick<MealFields, 'mealType' | 'slot'>) {
  return { mealType, ...(slot ? { slot } : {}) };
}

type Contained = Pick<MealItem, 'name' | 'grams' | 'source' | 'amount' | 'per100g'>;

/**
 * A key for the content of a meal: its foods with weights, in any order. Meals with equal keys count as the same
 * meal, whatever their names and however they were analyzed.
 */
export function contentKey(items: readonly Contained[]): string {
  return items
    .map(({ name, grams, source, amount, per100g }) => {
      const food = source.kind === 'table' ? source.code : name.trim().toLowerCase();
      const weighed = `${food} ${grams.toFixed(1)}`;
      if (amount.basis !== 'whole') return weighed;
      // Quick entries with the same name differ only in their nutrients.
      return [weighed, ...NUTRIENTS.map((nutrient) => per100g[nutrient] ?? '')].join(' ');
    })
    .sort()
    .join('\n');
}
