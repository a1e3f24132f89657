import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { focusOnceShown } from '../../ui/focus/focus-when-shown';
import type { DiaryDay } from '../../store/diary';
import { type MealEntry, useMealEntry } from '../../store/meal-entries';

interface Editing {
  editing: MealEntry | null;
  edit: (entry: MealEntry) => void;
  close: () => void;
}

/** Keeps the entry as it was when opened, because saving compares with what the user saw. */
export function useEditing(): Editing {
  const { id, open, close } = useMealInAddress('edit');
  const [editing, setEditing] = useState<MealEntry | null>(null);
  const entry = useMealEntry(id);
  useEffect(() => {
    setEditing((opened) => {
      if (id === null || opened?.id === id) return id === null ? null : opened;
      return entry?.id === id ? entry : null;
    });
  }, [id, entry]);
  return {
    editing,
    edit: ({ id: chosen }) => {
      open(chosen);
    },
    close,
  };
}

export function useReviewing(id: string) {
  const { id: opened, open, close } = useMealInAddress('review');
  return {
    isOpen: opened === id,
    open: () => {
      open(id);
    },
    close,
  };
}

/** Whether the address links to this meal's question; then the meal is open. */
export function useIsAsked(id: string): boolean {
  return useSearchParams()[0].get(ASKED) === id;
}

/** Scrolls to the meal's question that the address links to and focuses it, once its day is read. */
export function useFocusOnAsked(day: string, read: Pick<DiaryDay, 'day'> | undefined): void {
  const isRead = read?.day === day;
  const asked = useSearchParams()[0].get(ASKED);
  useEffect(() => {
    if (!isRead || asked === null) return;
    void focusOnceShown(() => {
      const question = document
        .getElementById(cardId(asked))
        ?.querySelector<HTMLElement>(`[${ASKS}]`);
      question?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return question?.querySelector<HTMLElement>('button, input, a') ?? question ?? null;
    });
  }, [asked, isRead]);
}

const ASKED = 'meal';

/** Attribute of the part of a meal's card with the question. */
export const ASKS = 'data-asks';

/** Id of the meal's card on the page. */
export function cardId(id: string): string {
  return `meal-${id}`;
}

/** Scrolls only as far as necessary; the card's scroll margins keep it clear of the bars and the toast. */
export function showMeal(id: string, takesFocus: boolean): void {
  const card = document.getElementById(cardId(id));
  card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (takesFocus) card?.querySelector('button')?.focus({ preventScroll: true });
}

/** Keeps the open meal in the address, for links and so that going back closes it. */
function useMealInAddress(parameter: 'edit' | 'review') {
  const [parameters, setParameters] = useSearchParams();
  return {
    id: parameters.get(parameter),
    open: (id: string) => {
      setParameters((now) => {
        now.set(parameter, id);
        return now;
      });
    },
    close: () => {
      setParameters(
        (now) => {
          now.delete(parameter);
          return now;
        },
        { replace: true },
      );
    },
  };
}
