import type { Meal, MealFields, MealType } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS } from '#shared/records/nutrients';

import { shownItems } from './meal-state';

/** Where a copy is to stand. */
export interface Target {
  /** Local date and time, 'YYYY-MM-DDTHH:mm'. */
  mealTime: string;
  /** The source's own where it is left out. */
  mealType?: MealType;
  /** The person's own slot; left out without a type, it is the source's. */
  slot?: string | null | undefined;
}

/** Where a meal is to stand that has no source. */
export type Standpoint = Target & { mealType: MealType };

/**
 * The same meal eaten again. It holds what the person sees of the source, decided: no reading overwrites
 * it, and none is paid for. The photo stays with the meal that it was taken of.
 * @returns undefined where the source has no figures yet, and so nothing to copy
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
    // Notes are of that one time.
    notes: null,
    photoId: null,
    // What read it stays behind its numbers; what it would have asked is decided.
    estimate: estimate && { ...estimate, question: null },
  };
}

/** A meal of items that a person logs again, without words of its own. */
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

/** A meal of the four says nothing of a slot. */
function standing({ mealType, slot }: Pick<MealFields, 'mealType' | 'slot'>) {
  return { mealType, ...(slot ? { slot } : {}) };
}

type Contained = Pick<MealItem, 'name' | 'grams' | 'source' | 'amount' | 'per100g'>;

/**
 * What is in a meal, as a text: its foods with their weights, in whatever order. Meals with one key
 * are the same meal eaten again, whatever they are called and by whatever they were read.
 */
export function contentKey(items: readonly Contained[]): string {
  return items
    .map(({ name, grams, source, amount, per100g }) => {
      const food = source.kind === 'table' ? source.code : name.trim().toLowerCase();
      const weighed = `${food} ${grams.toFixed(1)}`;
      if (amount.basis !== 'whole') return weighed;
      // Quick entries of one name have nothing else that tells them apart.
      return [weighed, ...NUTRIENTS.map((nutrient) => per100g[nutrient] ?? '')].join(' ');
    })
    .sort()
    .join('\n');
}
