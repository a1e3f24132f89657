import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';
import type { Analysis } from '#shared/records/meal-item';

import { tableRelease } from '../../../device/analyser/analyser';
import { localNow } from '../../../ui/words/local-now';
import { type Edits, NO_EDITS } from '../items/edits';
import { useItemEdits } from '../items/use-item-edits';
import { useLiveReading } from '../live/use-live-reading';
import { logDescription, type LoggedPhoto, logPhoto } from '../log-meal';
import { useLogged } from '../use-logged';
import { type Entered, withoutSaved } from './entered';
import { type ChosenPhoto, settleShared, useChosenPhoto } from './use-chosen-photo';

const MINUTE_MS = 60_000;

/** The current time, on the open day of the diary. */
const nowOn = (day: string) => `${day}${localNow().slice(10)}`;

const NOTHING = { items: [], notFound: [] };

export type MealFormState = ReturnType<typeof useMealForm>;
export type Method = 'camera' | 'upload' | 'text';

const TIME_WORDS = 'Please enter a meal time that exists.';
const NO_ROOM =
  'This device has no room for the photo. The meal was saved without it: describe it to get its numbers.';
const NOT_SAVED = 'This could not be saved on the device. Nothing was cleared; please try again.';

/** Opens the food table early, while the person is still typing. */
function useWarmAnalyser(): void {
  useEffect(() => {
    tableRelease().catch(() => undefined);
  }, []);
}

/** Clears only what has been saved. @param onOtherDay called if that is on another day than the open one */
export function useMealForm(day: string, onOtherDay: (day: string) => void) {
  const [method, setMethod] = useState<Method>('text');
  const { entered, set, letGo } = useEntered(day);
  const [problem, setProblem] = useState<string | null>(null);
  const { photo, choosePhoto, removePhoto, letGoOfPhoto } = useChosenPhoto(setProblem);
  const [pending, setPending] = useState(false);
  const described = useDescribedMeal(entered.description);
  const { saidOne } = useLogged();
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
      letGo(entered, fields);
      letGoOfPhoto();
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
  const startAfresh = () => {
    letGo(entered, ['mealTime', 'notes']);
  };
  const saveDescription = async () =>
    save(async () => {
      await logDescription({ ...entered, ...described.taken() });
      described.list.startAgain();
      return { fields: ['mealTime', 'description', 'notes'], problem: null };
    });
  const savePhoto = async () => save(async () => keepPhoto(entered, photo, saidOne));
  return {
    ...{ method, entered, photo, problem, pending, described },
    ...{ setMethod, beginAt, set, setProblem, choosePhoto, removePhoto },
    ...{ startAfresh, saveDescription, savePhoto },
  };
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

function useDescribedMeal(description: string) {
  const live = useLiveReading(description);
  const read = useMemo(() => live?.analysis ?? NOTHING, [live]);
  const list = useItemEdits(read);
  const words = useRef<HTMLTextAreaElement>(null);
  const { startAgain } = list;
  const isBlank = description.trim() === '';
  useEffect(() => {
    if (isBlank) startAgain();
  }, [isBlank, startAgain]);
  return {
    reading: live?.analysis ?? null,
    list,
    words,
    /** The reading is saved only if it is of exactly these words. */
    taken: (): { seen: Analysis | null; edits: Edits } => ({
      seen: live?.text === description ? live.analysis : null,
      edits: live ? list.edits : NO_EDITS,
    }),
  };
}

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
    const goOn = () => {
      const last = offered.current;
      const now = offer();
      setEntered((before) => (before.mealTime === last ? { ...before, mealTime: now } : before));
    };
    const timer = setInterval(goOn, MINUTE_MS);
    document.addEventListener('visibilitychange', goOn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', goOn);
    };
  }, [offer]);

  return {
    entered,
    set: (change: Partial<Entered>) => {
      setEntered((before) => ({ ...before, ...change }));
    },
    /** Keeps what was typed during the save. */
    letGo: (saved: Entered, fields: readonly (keyof Entered)[]) => {
      const blank: Entered = { mealTime: offer(), description: '', notes: '' };
      const cleared = Object.fromEntries(fields.map((field) => [field, blank[field]]));
      setEntered((now) => withoutSaved(now, saved, cleared));
    },
  };
}
