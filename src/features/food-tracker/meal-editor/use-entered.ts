import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import type { MealType } from '#shared/records/meal';

import { type BegunMeal, keepBegunMeal } from '../../../store/kept-meal/begun-meal';
import { followClock } from '../../../ui/words/follow-clock';
import { localNow } from '../../../ui/words/time';
import type { ShownDay } from '../diary/use-shown-day';
import { messages } from './messages';
import { useBegunMeal } from './use-begun-meal';
import { withWords } from './with-words';

/** The user's input for a meal, except its photo. */
export interface Entered {
  mealTime: string;
  /** Chosen by the user; null means that it follows from the time. */
  mealType: MealType | null;
  /** The user's own slot; `mealType` is then the type that it counts as. */
  slot: string | null;
  description: string;
  notes: string;
}

export function hasWords({ description, notes }: Entered): boolean {
  return description.trim() !== '' || notes.trim() !== '';
}

const BLANK = { mealType: null, slot: null, description: '', notes: '' } as const;

/** The open day of the diary and the current day, which may be behind the clock for a moment after midnight. */
export type OpenDay = Pick<ShownDay, 'day' | 'today'>;

/** The current time, on the open day of the diary. */
export function nowOn({ day, today }: OpenDay): string {
  const now = localNow();
  return day === today ? now : `${day}${now.slice(10)}`;
}

/** The form's input. The time follows the clock until the user sets another. */
export function useEntered(open: OpenDay) {
  const [entered, setEntered] = useState<Entered>(() => {
    return { mealTime: nowOn(open), ...BLANK };
  });
  const latest = useRef(entered);
  useEffect(() => {
    latest.current = entered;
  }, [entered]);
  const { offered, offer } = useOfferedTime(open, setEntered);
  const owner = useBegunMeal((begun) => {
    setEntered((now) =>
      withUndone(now, {
        ...begun,
        slot: begun.slot ?? null,
        mealTime: begun.mealTime ?? now.mealTime,
      }),
    );
  });
  const keep = useCallback(
    (now: Entered) => {
      if (owner !== undefined) keepBegunMeal(owner, begunOf(now, offered.current));
    },
    [owner],
  );
  useEffect(() => {
    keep(entered);
  }, [keep, entered]);

  return {
    entered,
    /** Whether an unsaved meal was restored into the form. */
    isBroughtBack: owner !== undefined,
    set: (change: Partial<Entered>) => {
      setEntered((before) => ({ ...before, ...change }));
    },
    /** Adds words after the current ones, even if the user has typed meanwhile. */
    addWords: (words: string) => {
      setEntered((before) => ({ ...before, description: withWords(before.description, words) }));
    },
    /** Clears saved fields, but keeps input that was typed during the save. */
    clear: (saved: Entered, fields: readonly (keyof Entered)[]) => {
      const blank: Entered = { mealTime: offer(), ...BLANK };
      const cleared = Object.fromEntries(fields.map((field) => [field, blank[field]]));
      setEntered((now) => withoutSaved(now, saved, cleared));
      // Also in storage, because the user may have left the page meanwhile.
      keep(withoutSaved(latest.current, saved, cleared));
    },
    /** Restores undone words. Returns a message if the field has them again. */
    bringBack: (saved: Entered): string | undefined => {
      const isBlank = latest.current.description.trim() === '';
      if (!isBlank || saved.description.trim() === '') return undefined;
      setEntered((now) => withUndone(now, saved));
      return messages.undoneWordsAreBack;
    },
  };
}

/**
 * Updates the form's time with the clock as long as the user has not set a time. When the user opens another day, the
 * meal moves to that day; when only the date changes at midnight, it does not.
 */
function useOfferedTime({ day, today }: OpenDay, setEntered: Dispatch<SetStateAction<Entered>>) {
  const offered = useRef(nowOn({ day, today }));
  const offer = useCallback((): string => {
    offered.current = nowOn({ day, today });
    return offered.current;
  }, [day, today]);
  const follow = useCallback(() => {
    const last = offered.current;
    const now = offer();
    if (now === last) return;
    // Words that were typed in the evening are about that evening, even if they are saved in the morning.
    const isOfEarlierDay = (before: Entered) =>
      hasWords(before) && before.mealTime.slice(0, 10) !== now.slice(0, 10);
    setEntered((before) =>
      before.mealTime === last && !isOfEarlierDay(before) ? { ...before, mealTime: now } : before,
    );
  }, [offer, setEntered]);
  const before = useRef<OpenDay>(undefined);
  useEffect(() => {
    const isMidnight = before.current?.day === before.current?.today && day === today;
    if (before.current?.day === day || (before.current && isMidnight)) follow();
    else {
      const mealTime = offer();
      setEntered((now) => ({ ...now, mealTime, mealType: null, slot: null }));
    }
    before.current = { day, today };
    return followClock(follow);
  }, [day, today, follow, offer, setEntered]);
  return { offered, offer };
}

function begunOf({ mealTime, ...entered }: Entered, offered: string): BegunMeal {
  const isSet = mealTime !== offered || entered.mealType !== null;
  return { ...entered, mealTime: isSet ? mealTime : null };
}

/** Adds the words of an undone meal, unless the user has typed others since. */
export function withUndone(now: Entered, saved: Entered): Entered {
  if (now.description.trim() !== '') return now;
  const { description, notes, mealTime, mealType, slot } = saved;
  const isSameDay = now.mealTime.slice(0, 10) === mealTime.slice(0, 10);
  return {
    ...(isSameDay ? { mealTime, mealType, slot } : now),
    description,
    notes: now.notes.trim() === '' ? notes : now.notes,
  };
}

/** Clears fields that were not changed during the save. */
export function withoutSaved(now: Entered, saved: Entered, cleared: Partial<Entered>): Entered {
  const unchanged = (Object.keys(cleared) as (keyof Entered)[]).filter(
    (field) => now[field] === saved[field],
  );
  return { ...now, ...Object.fromEntries(unchanged.map((field) => [field, cleared[field]])) };
}
