import type { FavouriteFields } from '#shared/records/favourite';
import type { Meal, MealFields } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';

import { contentKey, copyOfMeal, mealOfItems, type Standpoint } from './copy-meal';
import { shownItems } from './meal-state';
import { likeliest, type Occasion } from './suggestions';

/** A meal or a favorite that the user may log or plan again. */
export interface Candidate {
  /** See `contentKey`. */
  key: string;
  name: string;
  items: readonly MealItem[];
  isFavourite: boolean;
  /** Local time when last eaten, 'YYYY-MM-DDTHH:mm'; null if not eaten recently. */
  eatenAt: string | null;
  again: (target: Standpoint) => MealFields;
}

interface Known {
  /** Newest first. */
  meals: readonly Meal[];
  favourites: readonly FavouriteFields[];
}

/**
 * Each meal once, in its latest form, likeliest first; then favorites that were not eaten recently. Meals without
 * nutrients are left out.
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

/** Sorts by when last eaten, latest first; candidates not eaten recently come last. */
export function latestFirst(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((one, other) =>
    (other.eatenAt ?? '').localeCompare(one.eatenAt ?? ''),
  );
}

/** Names that several candidates share. */
export function namesTwice(candidates: readonly Candidate[]): ReadonlySet<string> {
  const names = candidates.map(({ name }) => name);
  return new Set(names.filter((name, place) => names.indexOf(name) !== place));
}

interface Source {
  meal: Meal;
  items: readonly MealItem[];
  favourite: FavouriteFields | undefined;
}

function candidateOf(key: string, { meal, items, favourite }: Source): Candidate {
  const name = favourite?.name ?? meal.name;
  return {
    key,
    name,
    items,
    isFavourite: favourite !== undefined,
    eatenAt: meal.mealTime,
    again: (target) =>
      copyOfMeal({ ...meal, name }, target) ?? mealOfItems({ name, items: [...items] }, target),
  };
}

function ofFavourite(key: string, { name, items }: FavouriteFields): Candidate {
  return {
    key,
    name,
    items,
    isFavourite: true,
    eatenAt: null,
    again: (target) => mealOfItems({ name, items }, target),
  };
}
