import { useCallback, useEffect, useRef, useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';

import { tableRelease } from '../../../device/analyser/analyser';
import { localNow } from '../../../ui/words/time';
import { logDescription, type LoggedPhoto, logPhoto, type TimeAndNotes } from '../log-meal';
import { useLogWithUndo } from '../use-log-with-undo';
import { type ChosenPhoto, settleShared, useChosenPhoto } from './chosen-photo';
import { messages } from './messages';
import { useDescribedMeal } from './use-described-meal';

export type MealFormState = ReturnType<typeof useMealForm>;

export type Method = 'camera' | 'upload' | 'text';

const TIME_WORDS = messages.pleaseEnterAMealTimeThat;

const NO_ROOM = messages.thisDeviceHasNoRoomFor;

const NOT_SAVED = messages.thisCouldNotBeSavedOn;

/** Clears only what has been saved. @param onOtherDay called if that is on another day than the open one */
export function useMealForm(day: string, onOtherDay: (day: string) => void) {
  const [method, setMethod] = useState<Method>('text');
  const { entered, set, clear } = useEntered(day);
  const [problem, setProblem] = useState<string | null>(null);
  const { photo, choosePhoto, removePhoto, clearPhoto } = useChosenPhoto(setProblem);
  const [pending, setPending] = useState(false);
  const described = useDescribedMeal(entered.description);
  const { announce } = useLogWithUndo();
  useWarmAnalyser();

  /** For actions elsewhere on the page. */
  const beginAt = (mealTime: string) => {
    setMethod('text');
    set({ mealTime });
    // The field may only just be rendered.
    requestAnimationFrame(() => described.words.current?.focus());
  };

  const save = async (keep: () => Promise<Kept>) => {
    setProblem(isLocalDateTime(entered.mealTime) ? null : TIME_WORDS);
    if (!isLocalDateTime(entered.mealTime)) return;
    setPending(true);
    try {
      const { fields, problem: words } = await keep();
      clear(entered, fields);
      clearPhoto();
      setMethod('text');
      setProblem(words);
      const eatenOn = entered.mealTime.slice(0, 10);
      if (eatenOn !== day) onOtherDay(eatenOn);
    } catch {
      setProblem(NOT_SAVED);
    } finally {
      setPending(false);
    }
  };

  /** Time and notes went into a meal that was logged another way. */
  const startAgain = () => {
    clear(entered, ['mealTime', 'notes']);
  };
  const saveDescription = async () =>
    save(async () => {
      await logDescription({ ...entered, ...described.taken() });
      described.list.startAgain();
      return { fields: ['mealTime', 'description', 'notes'], problem: null };
    });
  const savePhoto = async () => save(async () => keepPhoto(entered, photo, announce));
  return {
    ...{ method, entered, photo, problem, pending, described },
    ...{ setMethod, beginAt, set, setProblem, choosePhoto, removePhoto },
    ...{ startAgain, saveDescription, savePhoto },
  };
}

/** Opens the food table early, while the person is still typing. */
function useWarmAnalyser(): void {
  useEffect(() => {
    tableRelease().catch(() => undefined);
  }, []);
}

interface Kept {
  /** Saved, so they are cleared. */
  fields: readonly (keyof Entered)[];
  problem: string | null;
}

/** A photo's meal has no description: typed words stay. */
async function keepPhoto(
  entered: Entered,
  photo: ChosenPhoto | null,
  onLogged: (id: string, meal: LoggedPhoto['meal']) => void,
): Promise<Kept> {
  if (!photo) return { fields: [], problem: null };
  const { id, meal, hadRoom } = await logPhoto({ ...entered, photo });
  await settleShared(photo.sharedAs);
  if (hadRoom) onLogged(id, meal);
  return { fields: ['mealTime', 'notes'], problem: hadRoom ? null : NO_ROOM };
}

interface Entered extends TimeAndNotes {
  description: string;
}

const MINUTE_MS = 60_000;

/** The current time, on the open day of the diary. */
const nowOn = (day: string) => `${day}${localNow().slice(10)}`;

/** The time follows the clock until the person sets another. */
function useEntered(day: string) {
  const [entered, setEntered] = useState<Entered>(() => {
    return { mealTime: nowOn(day), description: '', notes: '' };
  });
  const offered = useRef(entered.mealTime);
  const offer = useCallback((): string => {
    offered.current = nowOn(day);
    return offered.current;
  }, [day]);
  useEffect(() => {
    const mealTime = offer();
    setEntered((before) => ({ ...before, mealTime }));
    const follow = () => {
      const last = offered.current;
      const now = offer();
      setEntered((before) => (before.mealTime === last ? { ...before, mealTime: now } : before));
    };
    const timer = setInterval(follow, MINUTE_MS);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [offer]);

  return {
    entered,
    set: (change: Partial<Entered>) => {
      setEntered((before) => ({ ...before, ...change }));
    },
    /** Keeps what was typed during the save. */
    clear: (saved: Entered, fields: readonly (keyof Entered)[]) => {
      const blank: Entered = { mealTime: offer(), description: '', notes: '' };
      const cleared = Object.fromEntries(fields.map((field) => [field, blank[field]]));
      setEntered((now) => withoutSaved(now, saved, cleared));
    },
  };
}

/** Keeps what was typed during the save. */
export function withoutSaved(now: Entered, saved: Entered, cleared: Partial<Entered>): Entered {
  const unchanged = (Object.keys(cleared) as (keyof Entered)[]).filter(
    (field) => now[field] === saved[field],
  );
  return { ...now, ...Object.fromEntries(unchanged.map((field) => [field, cleared[field]])) };
}
