import { useSearchParams } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { contentOfMeal, contentOfPlan, contentOfRecipe } from '#shared/export/by-link/content-of';
import type { SharedContent } from '#shared/export/by-link/shared-content';
import { isLocalDay } from '#shared/records/local-date-time';

import { usePlannedWeek } from '../../store/kitchen/planned-meals';
import { useRecipes } from '../../store/kitchen/recipes';
import { useMeal } from '../../store/meal-entries';
import { messages } from './messages';

/** The shared content, according to the page's address. */
export interface Subject {
  kind: SharedContent['kind'];
  title: string;
  back: { to: string; words: string };
  /** Undefined while loading; null if it does not exist or has nothing to share. */
  content: SharedContent | null | undefined;
  /** An optional part that is included only if the user ticks it; null if there is none. */
  extra: { label: string; ticked: boolean } | null;
}

/** @param ticked whether the user wants the optional part; null before the user has chosen */
export function useSubject(ticked: boolean | null): Subject {
  const [parameters] = useSearchParams();
  const mealId = parameters.get('meal');
  const recipeId = parameters.get('recipe');
  const week = parameters.get('week') ?? '';
  const meal = useMealSubject(mealId, ticked ?? false);
  const recipe = useRecipeSubject(recipeId, ticked ?? true);
  const plan = usePlanSubject(week);
  if (recipeId !== null) return recipe;
  return week === '' ? meal : plan;
}

function useMealSubject(id: string | null, notes: boolean): Subject {
  const meal = useMeal(id);
  const content = meal && (contentOfMeal(meal, { notes }) ?? null);
  const hasNotes = (meal?.notes ?? '') !== '';
  return {
    kind: 'meal',
    title: messages.shareMeal,
    back: { to: PAGES.foodTracker, words: messages.backToDiary },
    content,
    extra: hasNotes ? { label: messages.alsoNotes, ticked: notes } : null,
  };
}

function useRecipeSubject(id: string | null, method: boolean): Subject {
  const recipes = useRecipes();
  const recipe = recipes?.find((one) => one.id === id);
  const found = recipe ? contentOfRecipe(recipe, { method }) : null;
  const hasMethod = (recipe?.method ?? '') !== '';
  return {
    kind: 'recipe',
    title: messages.shareRecipe,
    back: { to: PAGES.recipes, words: messages.backToRecipes },
    content: recipes && found,
    extra: hasMethod ? { label: messages.alsoMethod, ticked: method } : null,
  };
}

function usePlanSubject(named: string): Subject {
  const from = isLocalDay(named) ? named : '1970-01-01';
  const week = usePlannedWeek(from);
  const isRead = week?.from === from;
  const plan = isRead && week.entries.length > 0 ? contentOfPlan(week.entries) : null;
  return {
    kind: 'plan',
    title: messages.sharePlan,
    back: { to: `${PAGES.mealPlan}?week=${from}`, words: messages.backToPlan },
    content: isRead ? plan : undefined,
    extra: null,
  };
}
