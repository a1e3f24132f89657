import { itemNutrients, totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { traitsOfDish } from '#shared/rules/diets/dish-traits';
import { itemsOfServing } from '#shared/rules/meal-plan/planned-meal';
import { shownItems } from '#shared/rules/meal-state';
import type { Dish } from '#shared/rules/what-to-eat/dish';
import { traitsOfListed } from '#shared/rules/what-to-eat/traits-of-listed';
import type { Candidate, OtherMeal } from '#shared/rules/what-to-eat/suggest';

import type { FavouriteEntry } from '../../store/favourites';
import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import type { RecipeEntry } from '../../store/kitchen/recipes';

/** Where a suggestion comes from. */
export type Origin =
  | { from: 'recipe'; recipe: RecipeEntry }
  | { from: 'favorite'; favourite: FavouriteEntry }
  | { from: 'list'; dish: Dish };

export interface Eatable extends Candidate {
  /** Where the dish comes from. Likely ranges are calculated only where they are shown. */
  origin: Origin;
  /** Number of lines that are not in the numbers. */
  notCounted: number;
}

export function ofRecipe(recipe: RecipeEntry): Eatable {
  const { id, name, lines } = recipe;
  const items = itemsOfServing(recipe);
  return {
    key: `recipe ${id}`,
    from: 'recipe',
    name,
    meals: null,
    ...figuresOf(items),
    foods: codesOf(items),
    described: {
      traits: traitsOfDish(lines),
      texts: [name, ...lines.map(({ text }) => text), ...wordsOf(items)],
    },
    origin: { from: 'recipe', recipe },
    notCounted: lines.filter(({ unread }) => unread).length,
  };
}

export function ofFavourite(favourite: FavouriteEntry): Eatable {
  const { id, name, items } = favourite;
  return {
    key: `favorite ${id}`,
    from: 'favorite',
    name,
    meals: null,
    ...figuresOf(items),
    foods: codesOf(items),
    described: {
      traits: traitsOfDish(
        items.map((item) => ({ text: item.name, items: [item], unread: false })),
      ),
      texts: [name, ...wordsOf(items)],
    },
    origin: { from: 'favorite', favourite },
    notCounted: 0,
  };
}

export function ofListed(dish: Dish): Eatable {
  const { name, meals, calories, protein, lines, foods } = dish;
  return {
    key: `list ${name}`,
    from: 'list',
    name,
    meals,
    calories,
    protein,
    foods: [],
    described: { traits: traitsOfListed(dish), texts: [name, ...lines, ...foods] },
    origin: { from: 'list', dish },
    notCounted: 0,
  };
}

export function ofMeal(meal: Meal): OtherMeal {
  const { name, mealType, mealTime } = meal;
  const foods = codesOf(shownItems(meal) ?? []);
  return { name, mealType, foods, day: mealTime.slice(0, 10), isPlanned: false };
}

export function ofPlanned({ name, mealType, day, items, recipe }: PlannedEntry): OtherMeal {
  const foods = codesOf(recipe ? itemsOfServing(recipe) : items);
  return { name, mealType, day, foods, isPlanned: true };
}

/** Here, a sum counts as unknown if one food has no value, because the missing part may be large. */
function figuresOf(items: readonly MealItem[]) {
  const total = totalNutrients(items);
  const known = (nutrient: 'calories' | 'protein') =>
    items.length > 0 && items.every((item) => itemNutrients(item)[nutrient] !== null)
      ? total[nutrient]
      : null;
  return { calories: known('calories'), protein: known('protein') };
}

function codesOf(items: readonly MealItem[]): string[] {
  return items.map(({ source, name }) =>
    source.kind === 'table' ? source.code : name.trim().toLowerCase(),
  );
}

function wordsOf(items: readonly MealItem[]): string[] {
  return items.flatMap(({ name, source }) =>
    source.kind === 'table' ? [name, source.description] : [name],
  );
}
