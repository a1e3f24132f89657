import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealType } from '#shared/records/meal';
import { mealOfPlanned } from '#shared/rules/meal-plan/planned-meal';
import { USUAL_TIMES } from '#shared/rules/meal-type';
import { shownItems } from '#shared/rules/meal-state';

import { persistOnce } from '../../device/storage';
import {
  copyWeek,
  deletePlanned,
  editPlanned,
  logPlanned,
  type NewPlanned,
  type PlannedEntry,
  planMeals,
  restorePlanned,
  takeBackEaten,
} from '../../store/kitchen/planned-meals';
import { restoreMeal } from '../../store/meals';
import { useToast } from '../../ui/feedback/toast';
import { useSaved } from '../../ui/feedback/use-saved';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { energyWords } from '../../ui/words/quantity';
import { localNow } from '../../ui/words/time';
import { mealTitle } from '../../ui/words/meal-title';
import { messages } from './messages';
import { longDay, portionWords } from './week-words';

/** What was saved has one undo. */
function useSavedWithUndo() {
  const toast = useToast();
  const saved = useSaved();
  const undoBy = (work: () => Promise<void>, words = messages.takenBack) => ({
    label: messages.undo,
    run: () => {
      void saved(async () => {
        await work();
        toast({ title: words });
      });
    },
  });
  return { toast, saved, undoBy };
}

/** Each is saved on this device at once and has one undo. Returns whether it is saved. */
export function usePlanActions() {
  const { toast, saved, undoBy } = useSavedWithUndo();
  return {
    plan: async (meal: NewPlanned) =>
      saved(async () => {
        const ids = await planMeals([meal]);
        persistOnce();
        toast({
          title: format(messages.planned, { day: longDay(meal.day) }),
          description: meal.name,
          action: undoBy(async () => deletePlanned(ids)),
        });
      }),
    change: async ({ id, day, mealType, portions }: PlannedEntry, patch: Changed) =>
      saved(async () => {
        await editPlanned(id, patch);
        const isMoved = patch.day !== undefined && patch.day !== day;
        toast({
          title: isMoved
            ? format(messages.moved, { day: longDay(patch.day ?? day) })
            : messages.changed,
          action: undoBy(async () => editPlanned(id, { day, mealType, portions })),
        });
      }),
    remove: async ({ id, eaten }: PlannedEntry) =>
      saved(async () => {
        await deletePlanned([id]);
        toast({
          title: messages.removed,
          ...(eaten && { description: messages.diaryStays }),
          action: undoBy(async () => restorePlanned(id), messages.restored),
        });
      }),
    copyWeek: async (from: string, to: string) =>
      saved(async () => {
        const ids = await copyWeek(from, to);
        toast({
          title: format(messages.copied, { count: ids.length }),
          action: undoBy(async () => deletePlanned(ids)),
        });
      }),
  };
}

/** Logs a planned meal, or takes it out of the diary, each with one undo. */
export function useEating() {
  const { toast, saved, undoBy } = useSavedWithUndo();
  return {
    eat: async (entry: PlannedEntry, today: string) =>
      saved(async () => {
        const meal = eatenMeal(entry, today);
        await logPlanned(entry, meal);
        persistOnce();
        const { calories } = totalNutrients(shownItems(meal) ?? []);
        const { name } = meal;
        toast({
          title: format(messages.addedTo, { meal: mealTitle(entry.mealType) }),
          description: isGentle()
            ? name
            : calories === null
              ? format(messages.loggedUnknown, { name })
              : format(messages.loggedEnergy, { name, energy: energyWords(calories) }),
          action: undoBy(async () => takeBackEaten(entry, entry.day)),
        });
      }),
    takeBack: async (entry: PlannedEntry) =>
      saved(async () => {
        await takeBackEaten(entry, entry.day);
        toast({
          title: messages.takenBack,
          action: undoBy(async () => restoreMeal(entry.mealId), messages.restored),
        });
      }),
  };
}

export interface Changed {
  day?: string;
  mealType?: MealType;
  portions?: number;
}

/** Eaten today it is logged now, also if it was planned for later; on a day before, at its usual time. */
export function eatenMeal(entry: PlannedEntry, today: string, now = localNow()) {
  const { day, mealType } = entry;
  const mealTime = day < today ? `${day}T${USUAL_TIMES[mealType]}` : now;
  const name = nameAndPortions(entry);
  return mealOfPlanned({ ...entry, name }, entry.recipe, { mealTime, mealType });
}

export function nameAndPortions({ name, portions }: PlannedEntry): string {
  if (portions === 1) return name;
  return format(messages.nameAndPortions, { name, portions: portionWords(portions) });
}
