import type { FavouriteFields } from '#shared/records/favourite';
import type { Meal, MealFields } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { contentKey } from '#shared/rules/content-key';
import { copyOfMeal, mealOfItems, type Target } from '#shared/rules/copy-meal';
import { shownItems } from '#shared/rules/meal-state';
import { likeliest, type Occasion } from '#shared/rules/suggestions';

/** Something that was eaten or liked before and can be logged again as it was. */
export interface Candidate {
  /** What is in it, see `contentKey`. */
  key: string;
  name: string;
  items: readonly MealItem[];
  isFavourite: boolean;
  /** The local day on which it was eaten last; null where it was not lately. */
  lastDay: string | null;
  /** The same once more. */
  again: (target: Required<Target>) => MealFields;
}

interface Known {
  /** The latest meals, newest first. */
  meals: readonly Meal[];
  favourites: readonly FavouriteFields[];
}

/**
 * What can be logged again: each meal once, the likeliest for an occasion first; then the favourites
 * that were not eaten lately.
 */
export function candidatesFor({ meals, favourites }: Known, occasion: Occasion): Candidate[] {
  const liked = new Map(favourites.map((one) => [contentKey(one.items), one]));
  const byKey = new Map<string, Candidate>();
  const eaten = meals.flatMap((meal) => {
    const items = shownItems(meal) ?? [];
    if (items.length === 0) return [];
    const key = contentKey(items);
    const known = byKey.get(key);
    if (!known) byKey.set(key, candidateOf(key, { meal, items, favourite: liked.get(key) }));
    return [{ key, mealTime: meal.mealTime, mealType: meal.mealType }];
  });
  const ordered = likeliest(eaten, occasion).flatMap((key) => byKey.get(key) ?? []);
  const others = [...liked].filter(([key]) => !byKey.has(key));
  return [...ordered, ...others.map(([key, favourite]) => ofFavourite(key, favourite))];
}

interface Source {
  meal: Meal;
  items: readonly MealItem[];
  favourite: FavouriteFields | undefined;
}

function candidateOf(key: string, { meal, items, favourite }: Source): Candidate {
  const name = favourite?.name ?? meal.name;
  return {
    ...{ key, name, items, isFavourite: favourite !== undefined },
    lastDay: meal.mealTime.slice(0, 10),
    again: (target) =>
      copyOfMeal({ ...meal, name }, target) ?? mealOfItems({ name, items: [...items] }, target),
  };
}

function ofFavourite(key: string, { name, items }: FavouriteFields): Candidate {
  return {
    ...{ key, name, items, isFavourite: true, lastDay: null },
    again: (target) => mealOfItems({ name, items }, target),
  };
}
