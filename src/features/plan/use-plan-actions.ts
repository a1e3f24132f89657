import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealType } from '#shared/records/meal';
import { FOUR_SLOTS, type Slot, slotOf, slotFieldsOf } from '#shared/rules/meal-slots';
import { mealOfPlanned } from '#shared/rules/meal-plan/planned-meal';
import { shownItems } from '#shared/rules/meal-state';

import { persistOnce } from '../../device/storage';
import { useMealSlots } from '../../store/days/meal-slots';
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
import { nameAndPortions } from '../../ui/words/portions';
import { energyWords } from '../../ui/words/quantity';
import { localNow } from '../../ui/words/time';
import { slotTitle } from '../../ui/words/slot-title';
import { messages } from './messages';
import { longDay } from './week-words';

/** Shows a toast with one undo after saving. */
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

/** Actions that are saved on this device at once, each with one undo. They return whether they were saved. */
export function usePlanActions() {
  const slots = useMealSlots() ?? FOUR_SLOTS;
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
    change: async (entry: PlannedEntry, patch: Changed) =>
      saved(async () => {
        const { id, day, mealType, slot = null, portions } = entry;
        await editPlanned(id, patch);
        toast({
          title: changedWords(entry, patch, slots),
          action: undoBy(async () => editPlanned(id, { day, mealType, slot, portions })),
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
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const { toast, saved, undoBy } = useSavedWithUndo();
  return {
    eat: async (entry: PlannedEntry, today: string) =>
      saved(async () => {
        const meal = eatenMeal(entry, today, slots);
        await logPlanned(entry, meal);
        persistOnce();
        const { calories } = totalNutrients(shownItems(meal) ?? []);
        const { name } = meal;
        toast({
          title: format(messages.addedTo, { meal: slotTitle(slotOf(entry, slots)) }),
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

interface Changed {
  day?: string;
  mealType?: MealType;
  slot?: string | null;
  portions?: number;
}

function changedWords(entry: PlannedEntry, to: Changed, slots: readonly Slot[]): string {
  if (to.day !== undefined && to.day !== entry.day)
    return format(messages.moved, { day: longDay(to.day) });
  const where = slotOf({ ...entry, ...to }, slots);
  const isOnlyMoved = to.portions === undefined && where.key !== slotOf(entry, slots).key;
  return isOnlyMoved ? format(messages.movedToMeal, { meal: slotTitle(where) }) : messages.changed;
}

/** A meal planned for today or later is logged at the current time, one of an earlier day at its slot's usual time. */
function eatenMeal(entry: PlannedEntry, today: string, slots: readonly Slot[], now = localNow()) {
  const where = slotOf(entry, slots);
  const mealTime = entry.day < today ? `${entry.day}T${where.time}` : now;
  const name = nameAndPortions(entry.name, entry.portions);
  return mealOfPlanned({ ...entry, name }, entry.recipe, { mealTime, ...slotFieldsOf(where) });
}
