import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { uuidv7 } from 'uuidv7';

import { NO_CONSENTS, restrictionOf } from '#shared/contract/consents';
import { PAGES } from '#shared/contract/pages';
import type { SharedRecipe } from '#shared/export/by-link/shared-content';
import { totalNutrients } from '#shared/nutrition/items/totals';
import { MEAL_NAME_MAX, type MealFields } from '#shared/records/meal';
import type { RecipeFields } from '#shared/records/recipe';
import { mealOfItems } from '#shared/rules/copy-meal';
import { type Slot, slotFieldsOf } from '#shared/rules/meal-slots';

import { persistOnce } from '../../device/storage';
import { useHost } from '../../http/host';
import { keepMeal } from '../../store/kept-meal/kept-meal';
import { useToast } from '../../ui/feedback/toast';
import { energyWords, unknownEnergy } from '../../ui/words/quantity';
import { format } from '../../ui/words/format';
import { slotTitle } from '../../ui/words/slot-title';
import { localNow } from '../../ui/words/time';
import { messages } from './messages';
import { itemsOfPortion, portionName, type SharedDish } from './portion';

/** A portion of the dish as a meal at the current time. */
export function mealOfPortion(dish: SharedDish, portion: number, where: Slot): MealFields {
  const name = portionName(dish, portion).slice(0, MEAL_NAME_MAX);
  const items = itemsOfPortion(dish, portion);
  const meal = mealOfItems({ name, items }, { mealTime: localNow(), ...slotFieldsOf(where) });
  return dish.kind === 'meal' ? { ...meal, notes: dish.notes } : meal;
}

function recipeOf({ name, servings, cookedGrams, lines, method }: SharedRecipe): RecipeFields {
  return { name, servings, cookedGrams, lines, method, tags: [] };
}

/** For a signed-in user: saves on the device at once, with one undo each. Returns whether it was saved. */
export function useTakeOver() {
  const toast = useToast();
  const saved = useSavedOnce();
  return {
    log: async (meal: MealFields, where: Slot) =>
      saved(`meal ${JSON.stringify(meal.items)}${where.key}`, async () => {
        const { addMeals, deleteMeals } = await import('../../store/meals');
        const ids = await addMeals([meal]);
        const { calories } = totalNutrients(meal.items ?? []);
        const energy = calories === null ? unknownEnergy() : energyWords(calories);
        toast({
          title: format(messages.addedTo, { meal: slotTitle(where) }),
          description: `${meal.name}, ${energy}`,
          action: { label: messages.undo, run: async () => undo(async () => deleteMeals(ids)) },
        });
      }),
    save: async (recipe: SharedRecipe) =>
      saved(`recipe ${recipe.name}`, async () => {
        const { addRecipe, deleteRecipe } = await import('../../store/kitchen/recipes');
        const id = await addRecipe(recipeOf(recipe));
        toast({
          title: messages.savedAsRecipe,
          description: recipe.name,
          action: { label: messages.undo, run: async () => undo(async () => deleteRecipe(id)) },
        });
      }),
  };

  async function undo(work: () => Promise<void>) {
    await work();
    toast({ title: messages.takenBack });
  }
}

/** Ignores a second press while the first is being saved. */
export function useSavedOnce() {
  const toast = useToast();
  const navigate = useNavigate();
  const running = useRef<string>(undefined);
  return async (what: string, work: () => Promise<void>): Promise<boolean> => {
    if (running.current === what) return false;
    running.current = what;
    try {
      const { activeAccount } = await import('../../store/accounts');
      const account = await activeAccount();
      if (restrictionOf(account?.consents ?? NO_CONSENTS) !== null) {
        toast({ title: messages.answersFirst, failed: true });
        await navigate(PAGES.dashboard);
        return false;
      }
      await work();
      persistOnce();
      return true;
    } catch {
      toast({ title: messages.notSaved, description: messages.couldNotBeSaved, failed: true });
      return false;
    } finally {
      running.current = undefined;
    }
  };
}

/** For a visitor: keeps the dish in this tab until there is an account. */
export function useKeep() {
  const toast = useToast();
  const navigate = useNavigate();
  const entrance = useHost().signups === 'closed' ? PAGES.login : PAGES.signup;
  const goOn = async (isKept: boolean) => {
    if (isKept) await navigate(entrance);
    else toast({ title: messages.cannotBeKept, failed: true });
  };
  return {
    keepMeal: async (fields: MealFields) => goOn(keepMeal({ id: uuidv7(), fields })),
    keepRecipe: async (recipe: SharedRecipe) => {
      const { keepRecipe } = await import('../../store/kept-meal/kept-recipe');
      await goOn(keepRecipe({ id: uuidv7(), fields: recipeOf(recipe) }));
    },
  };
}
