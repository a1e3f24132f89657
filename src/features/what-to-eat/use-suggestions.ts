import { useCallback, useMemo, useState } from 'react';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal, MealType } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';
import { contentsOf } from '#shared/rules/meal-plan/planned-meal';
import { shownItems } from '#shared/rules/meal-state';
import type { Dish } from '#shared/rules/what-to-eat/dish';
import { type Aim, aimOf } from '#shared/rules/what-to-eat/fit';
import type { FoodRules } from '#shared/rules/what-to-eat/food-rules';
import { suggest, type Suggestion, type Suggestions } from '#shared/rules/what-to-eat/suggest';

import { useRetries } from '../../http/late-part';
import { useDayTargets } from '../../store/days/own-targets';
import { useLatestMeals } from '../../store/diary';
import { useFavourites } from '../../store/favourites';
import { useFoodRules } from '../../store/kitchen/food-rules';
import { type PlannedEntry, useStillPlanned } from '../../store/kitchen/planned-meals';
import { useRecipes } from '../../store/kitchen/recipes';
import { isGentle } from '../../ui/words/display';
import { useToday } from '../../ui/words/use-today';
import { type Eatable, ofFavourite, ofListed, ofMeal, ofPlanned, ofRecipe } from './candidates';

export type EatableSuggestion = Suggestion<Eatable>;

export interface ShownSuggestions extends Suggestions<Eatable> {
  rules: FoodRules;
  /** null without goals. */
  aim: Aim | null;
  /** Number of the day's meals without numbers, which are not subtracted from the target. */
  missing: number;
}

const PLANNED_BEFORE = 2;
const PLANNED_DAYS = 10;

/** Suggestions for a meal of a day, best first; undefined while loading. */
export function useSuggestions(day: string, mealType: MealType): ShownSuggestions | undefined {
  const today = useToday();
  const dishes = useDishes();
  const recipes = useRecipes();
  const favourites = useFavourites();
  const meals = useLatestMeals();
  const rules = useFoodRules();
  const targets = useDayTargets();
  const gentle = isGentle();
  const planned = useStillPlanned(daysAfter(day, -PLANNED_BEFORE), PLANNED_DAYS);
  const candidates = useMemo(() => {
    if (!dishes || !recipes || !favourites) return undefined;
    return [...recipes.map(ofRecipe), ...favourites.map(ofFavourite), ...dishes.map(ofListed)];
  }, [dishes, recipes, favourites]);
  return useMemo(() => {
    if (!candidates || !meals || !rules || !planned || targets === undefined) return undefined;
    // Meals still planned for a past day were not eaten.
    const ahead = planned.filter((entry) => entry.day >= today);
    const ofDay = meals.filter((meal) => meal.mealTime.startsWith(day));
    // In gentle mode, targets do not influence suggestions.
    const target = targets && !gentle ? targets.of(day) : null;
    const aim =
      target &&
      aimOf(
        mealType,
        target,
        takenOf(
          ofDay,
          ahead.filter((entry) => entry.day === day),
        ),
      );
    const others = [...meals.map(ofMeal), ...ahead.map(ofPlanned)];
    return {
      ...suggest(candidates, { day, mealType, aim, rules, others }),
      rules,
      aim,
      missing: ofDay.filter((meal) => !shownItems(meal)?.length).length,
    };
  }, [candidates, meals, rules, planned, targets, gentle, today, day, mealType]);
}

/** The items of a day that were eaten, or are planned and not eaten yet. */
function takenOf(meals: readonly Meal[], planned: readonly PlannedEntry[]) {
  const items = [
    ...meals.flatMap((meal) => shownItems(meal) ?? []),
    ...planned.flatMap((entry) => contentsOf(entry, entry.recipe).items),
  ];
  const { calories, protein } = totalNutrients(items);
  return {
    taken: { calories: calories ?? 0, protein: protein ?? 0 },
    types: [...meals, ...planned].map(({ mealType }) => mealType),
  };
}

let kept: readonly Dish[] | null = null;

/** Our own dishes, in a separate file that only suggestions load; undefined until it is loaded. */
function useDishes(): readonly Dish[] | undefined {
  const [dishes, setDishes] = useState(kept);
  const load = useCallback(async () => {
    try {
      const { default: listed } = await import('#shared/rules/what-to-eat/dishes.json');
      kept = listed as readonly Dish[];
      setDishes(kept);
    } catch {
      // Tried again when online; until then only the user's own dishes are suggested.
    }
  }, []);
  useRetries(dishes ? null : load);
  return dishes ?? undefined;
}
