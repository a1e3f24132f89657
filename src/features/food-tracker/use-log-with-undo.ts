import { createContext, useCallback, useContext, useEffect, useState } from 'react';

import type { MealFields } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { mealOfItems, type Standpoint } from '#shared/rules/copy-meal';
import { slotOf, type SlotFields } from '#shared/rules/meal-slots';
import type { DailyTargets } from '#shared/rules/targets/daily-targets';

import { persistOnce } from '../../device/storage';
import type { DiaryDay } from '../../store/diary';
import { addMeals, deleteMeals } from '../../store/meals';
import { useToast } from '../../ui/feedback/toast';
import { format } from '../../ui/words/format';
import { slotTitle } from '../../ui/words/slot-title';
import { barWords } from './diary/day-bar';
import { dayWords } from './diary/day-words';
import type { ShownDay } from './diary/use-shown-day';
import { messages } from './messages';
import { NOT_SAVED } from './not-saved';
import { showMeal } from './use-opened-meal';

/** Meals of one day that were just saved. */
export interface Logged extends SlotFields {
  ids: readonly string[];
  mealTime: string;
  /** True if the focused element is gone, so that the meal gets the focus. */
  takesFocus?: boolean;
  /** Called after undo. Returns a message to show instead of the usual one, if input was restored. */
  onUndone?: () => string | undefined;
}

type Answer = (logged: Logged) => void;

export const AnswerContext = createContext<Answer>(() => undefined);

interface ShownMeals extends Pick<ShownDay, 'day' | 'go'> {
  read: DiaryDay | undefined;
  target: DailyTargets | undefined;
}

/** Shows the meal in the diary, then a toast with its day, the day's new total and one undo. */
export function useAnswer({ day, go, read, target }: ShownMeals): Answer {
  const toast = useToast();
  const [logged, setLogged] = useState<Logged | null>(null);
  useEffect(() => {
    if (!logged || read?.day !== logged.mealTime.slice(0, 10)) return;
    const { ids, takesFocus = false, onUndone } = logged;
    const last = ids.at(-1) ?? '';
    if (read.entries.every(({ id }) => id !== last)) return;
    setLogged(null);
    showMeal(last, takesFocus);
    toast({
      title: format(messages.addedTo, { meal: slotTitle(slotOf(logged, read.slots)) }),
      description: dayTold(read, ids, target),
      action: undoOf(ids, toast, onUndone),
    });
  }, [logged, read, target, toast]);
  return useCallback(
    (next) => {
      setLogged(next);
      const eatenOn = next.mealTime.slice(0, 10);
      if (eatenOn !== day) go(eatenOn);
    },
    [day, go],
  );
}

/** The day with its new total; without the total if the logged meal is not read yet, as in the first seconds on a new device. */
function dayTold(
  { day, entries }: DiaryDay,
  ids: readonly string[],
  target: DailyTargets | undefined,
): string {
  const isUnread = entries.some(
    ({ id, state }) => ids.includes(id) && state.reading === 'words-not-read',
  );
  if (isUnread) return dayWords(day);
  return `${dayWords(day)}: ${barWords(
    entries.map(({ meal }) => meal),
    target,
  )}`;
}

function undoOf(
  ids: readonly string[],
  toast: ReturnType<typeof useToast>,
  onUndone?: Logged['onUndone'],
) {
  const undo = async () => {
    try {
      await deleteMeals(ids);
    } catch {
      toast(NOT_SAVED);
      return;
    }
    toast({ title: onUndone?.() ?? messages.takenBack });
  };
  return { label: messages.undo, run: () => void undo() };
}

interface Said {
  title: string;
  description: string;
}

/** Saves meals on the device at once, with one undo for all. */
export function useLogWithUndo() {
  const toast = useToast();
  const answer = useContext(AnswerContext);
  /** @param said the message for meals that should not be shown in the diary @returns whether they were saved */
  const log = async (meals: readonly MealFields[], said?: Said): Promise<boolean> => {
    const [first] = meals;
    if (!first) return false;
    try {
      const ids = await addMeals(meals);
      persistOnce();
      if (said) toast({ ...said, action: undoOf(ids, toast) });
      else {
        const { mealTime, mealType, slot } = first;
        answer({ ids, mealTime, mealType, slot });
      }
      return true;
    } catch {
      toast(NOT_SAVED);
      return false;
    }
  };
  return {
    log,
    logItems: async (list: { name: string; items: MealItem[] }, target: Standpoint) =>
      log([mealOfItems(list, target)]),
  };
}
