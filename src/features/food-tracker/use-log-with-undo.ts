import type { MealFields } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { mealOfItems, type Target } from '#shared/rules/copy-meal';

import { persistOnce } from '../../device/storage';
import { addMeals, deleteMeals } from '../../store/meals';
import { useToast } from '../../ui/feedback/toast';
import { format } from '../../ui/words/format';
import { dayInSentence } from './diary/day-words';
import { messages } from './messages';

interface Logged {
  title: string;
  description: string;
}

/** Saved on the device at once; one undo for all. */
export function useLogWithUndo() {
  const toast = useToast();
  const said = (ids: readonly string[], { title, description }: Logged) => {
    const run = () => void deleteMeals(ids).then(() => toast({ title: messages.takenBack }));
    const undo = { label: messages.undo, run };
    toast({ title, description, action: undo });
  };
  const log = async (meals: readonly MealFields[], logged: Logged) => {
    if (meals.length === 0) return;
    try {
      const ids = await addMeals(meals);
      persistOnce();
      said(ids, logged);
    } catch {
      toast({ ...NOT_SAVED, failed: true });
    }
  };
  return {
    log,
    /** Only says so: the meal is logged already. */
    announce: (id: string, meal: Pick<MealFields, 'mealType' | 'mealTime' | 'name'>) => {
      said([id], { title: loggedWords(meal), description: meal.name });
    },
    logOne: async (meal: MealFields) =>
      log([meal], { title: loggedWords(meal), description: meal.name }),
    logItems: async (list: { name: string; items: MealItem[] }, target: Required<Target>) => {
      const meal = mealOfItems(list, target);
      await log([meal], { title: loggedWords(meal), description: meal.name });
    },
  };
}

const NOT_SAVED = {
  title: messages.notSaved,
  description: messages.thisCouldNotBeSavedOn,
};

function loggedWords({ mealType, mealTime }: Pick<MealFields, 'mealType' | 'mealTime'>): string {
  return format(messages.addedTo, {
    mealType,
    dayInSentence: dayInSentence(mealTime.slice(0, 10)),
  });
}
