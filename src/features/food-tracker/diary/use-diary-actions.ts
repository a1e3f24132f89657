import { useMemo, useState } from 'react';

import type { Meal } from '#shared/records/meal';
import { type Slot, slotAt, slotFieldsOf } from '#shared/rules/meal-slots';

import type { MealEntry } from '../../../store/meal-entries';
import { deleteMeal, restoreMeal } from '../../../store/meals';
import { useToast } from '../../../ui/feedback/toast';
import { focusOnceShown } from '../../../ui/focus/focus-when-shown';
import { revealFocusWithout } from '../../../ui/focus/reveal-focus';
import { format } from '../../../ui/words/format';
import { localNow } from '../../../ui/words/time';
import type { MealFormState } from '../meal-editor/use-meal-form';
import { NOT_SAVED } from '../not-saved';
import { cardId } from '../use-opened-meal';
import { useEditing } from '../use-opened-meal';
import { messages } from './messages';
import { DIARY, type ShownDay } from './use-shown-day';

/** Actions that start in the diary, but are handled elsewhere on the page. */
export interface DiaryActions {
  /** Goes to the composer and sets the slot of the next entry, at a time that fits the slot. */
  add: (slot: Slot) => void;
  edit: (entry: MealEntry) => void;
  remove: (entry: MealEntry) => void;
  /** Asks for the target day. @param what the entries, as shown to the user: 'breakfast', 'this day' */
  copy: (entries: readonly MealEntry[], what: string) => void;
}

interface Copying {
  meals: readonly Meal[];
  what: string;
  /** The day of these meals. */
  day: string;
}

export function useDiaryActions({ day, today }: ShownDay, form: MealFormState) {
  const { editing, edit, close } = useEditing();
  const remove = useDeleting();
  const [copying, setCopying] = useState<Copying | null>(null);
  const actions: DiaryActions = {
    add: (slot) => {
      const now = localNow();
      const isNow = day === today && slotAt(now, form.slots).key === slot.key;
      form.write({ ...slotFieldsOf(slot), mealTime: isNow ? now : `${day}T${slot.time}` });
    },
    edit,
    remove,
    copy: (entries, what) => {
      setCopying({ meals: entries.map(({ meal }) => meal), what, day });
    },
  };
  return {
    actions,
    editing,
    copying,
    closeEditing: close,
    closeCopying: () => {
      setCopying(null);
    },
  };
}

/** The next meal's button moves to the same place, and a double tap must not delete that meal too. */
function useDeleting(): (entry: MealEntry) => void {
  const toast = useToast();
  return useMemo(
    () =>
      withoutDoubleTap(({ id, meal }: MealEntry) => {
        const back = async () => {
          await restoreMeal(id);
          toast({ title: format(messages.isBack, { name: meal.name }) });
          await focusOnceShown(() => document.getElementById(cardId(id)));
        };
        const refused = () => {
          toast(NOT_SAVED);
        };
        const undo = { label: messages.undo, run: () => void back().catch(refused) };
        focusBeside(id);
        void deleteMeal(id).then(() => {
          toast({ title: messages.mealDeleted, description: meal.name, action: undo });
          void revealFocusWithout(() => document.getElementById(cardId(id)));
        }, refused);
      }),
    [toast],
  );
}

/** Focuses the neighboring meal, because the focused button is removed with its meal. */
function focusBeside(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>(`article[id^="${cardId('')}"]`)];
  const at = cards.findIndex((card) => card.id === cardId(id));
  const next = cards[at + 1] ?? cards[at - 1] ?? document.getElementById(DIARY);
  next?.focus({ preventScroll: true });
}

// Browsers treat two taps within about half a second as a double tap.
const DOUBLE_TAP_MS = 600;

/** Ignores a tap right after another, because it was meant for the element there before. @param now a monotonic clock in ms */
export function withoutDoubleTap<Given>(
  act: (given: Given) => void,
  now: () => number = () => performance.now(),
): (given: Given) => void {
  let last = -Infinity;
  return (given) => {
    const isSecond = now() - last < DOUBLE_TAP_MS;
    last = now();
    if (!isSecond) act(given);
  };
}
