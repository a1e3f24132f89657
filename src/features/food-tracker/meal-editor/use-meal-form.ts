import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { isLocalDateTime } from '#shared/records/local-date-time';
import type { MealType } from '#shared/records/meal';
import { FOUR_SLOTS, type Slot, slotAt, slotOf, standingIn } from '#shared/rules/meal-slots';

import { useMealSlots } from '../../../store/days/meal-slots';
import { type BegunMeal, keepBegunMeal } from '../../../store/kept-meal/begun-meal';
import { settleFirstStep } from '../../../store/setup';
import { useQuestion } from '../../../ui/profile/weight-question';
import { farDateQuestion, localNow } from '../../../ui/words/time';
import { logDescription, logPhoto, type NextEntry } from '../log-meal';
import type { Logged } from '../use-log-with-undo';
import { type ChosenPhoto, settleShared, useChosenPhoto } from './chosen-photo';
import { messages } from './messages';
import { useBegunMeal } from './use-begun-meal';
import { useDescribedMeal } from './use-described-meal';
import { withWords } from './with-words';

export type MealFormState = ReturnType<typeof useMealForm>;

export type Method = 'camera' | 'upload' | 'text';

const TIME_WORDS = messages.enterAValidMealTime;

const NO_ROOM = messages.thisDeviceHasNoSpaceForThePhoto;

const NOT_SAVED = messages.thisCouldNotBeSavedOn;

interface FormSettings {
  /** The open day of the diary. */
  day: string;
  /** Room for the fields next to the diary: they never fold. */
  wide: boolean;
  onLogged: (logged: Logged) => void;
}

/** Clears only what has been saved. */
export function useMealForm({ day, wide, onLogged }: FormSettings) {
  const [method, setMethod] = useState<Method>('text');
  const [opened, setOpened] = useState(false);
  const { entered, isBroughtBack, set, addWords, clear, bringBack } = useEntered(day);
  const [problem, setProblem] = useState<string | null>(null);
  const { photo, choosePhoto, removePhoto, clearPhoto } = useChosenPhoto(setProblem, () => {
    setMethod('text');
  });
  const { pending, save } = useSaving(setProblem);
  const described = useDescribedMeal(entered.description);
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const entry = entryOf(entered, day, slots);
  const { question, isTimeRight } = useTimeCheck(entered.mealTime, TIME_WORDS, setProblem);

  /** Rendered at once: a phone shows its keyboard only for a focus within the touch itself. */
  const write = (change: Partial<Entered> = {}) => {
    flushSync(() => {
      setMethod('text');
      setOpened(true);
      set(change);
    });
    described.words.current?.focus();
  };
  const onKept = ({ id, fields, problem: words }: Kept) => {
    clear(entered, [...fields, 'mealTime', 'mealType', 'slot', 'notes']);
    clearPhoto();
    setMethod('text');
    setOpened(false);
    setProblem(words);
    onLogged({ ...entry, ids: [id], takesFocus: !wide, onUndone: () => bringBack(entered) });
  };
  const submit = async () => {
    const isText = method === 'text';
    const isEmpty = isText ? entered.description.trim() === '' : !photo;
    if (pending || isEmpty || !isTimeRight()) return;
    const words = { ...entry, description: entered.description };
    const keep = async () =>
      isText || !photo ? keepWords(words, described) : keepPhoto(entry, photo);
    await save(keep, onKept);
    // Its button is disabled without words, and would drop the focus.
    if (isText && wide) described.words.current?.focus({ preventScroll: true });
  };
  /** The time, the meal and perhaps the notes went into one that was logged another way. */
  const startAgain = (withNotes = false) => {
    clear(entered, ['mealTime', 'mealType', 'slot', ...(withNotes ? (['notes'] as const) : [])]);
  };
  return {
    ...{ method, entered, isBroughtBack, entry, slots, photo },
    ...{ problem, question, pending, described, wide },
    isOpen: wide || opened || photo !== null || hasWords(entered),
    ...{ setMethod, setOpened, write, set, addWords, setProblem, choosePhoto },
    ...{ removePhoto, startAgain, onLogged, submit },
  };
}

/** A time that is far away is asked about once. */
/** @param words what to say of a time that is none */
export function useTimeCheck(
  mealTime: string,
  words: string,
  onProblem: (words: string | null) => void,
) {
  const { question, ask } = useQuestion(mealTime);
  const isTimeRight = (): boolean => {
    const isTime = isLocalDateTime(mealTime);
    onProblem(isTime ? null : words);
    const far = isTime && question === null ? farDateQuestion(mealTime) : null;
    ask(far);
    return isTime && far === null;
  };
  return { question, isTimeRight };
}

function useSaving(onProblem: (words: string) => void) {
  const [pending, setPending] = useState(false);
  const save = async (keep: () => Promise<Kept>, onKept: (kept: Kept) => void) => {
    setPending(true);
    try {
      onKept(await keep());
    } catch {
      onProblem(NOT_SAVED);
    } finally {
      setPending(false);
    }
  };
  return { pending, save };
}

function entryOf(
  { mealTime: typed, mealType, slot, notes }: Entered,
  day: string,
  slots: readonly Slot[],
): NextEntry {
  const mealTime = isLocalDateTime(typed) ? typed : nowOn(day);
  const standing = mealType ? slotOf({ mealType, slot }, slots) : slotAt(mealTime, slots);
  return { mealTime, ...standingIn(standing), notes };
}

interface Kept {
  id: string;
  /** Saved, so they are cleared. */
  fields: readonly (keyof Entered)[];
  problem: string | null;
}

async function keepWords(
  words: NextEntry & { description: string },
  { taken, list }: ReturnType<typeof useDescribedMeal>,
): Promise<Kept> {
  const id = await logDescription({ ...words, ...taken() });
  list.startAgain();
  void settleFirstStep('describe');
  return { id, fields: ['description'], problem: null };
}

/** A photo's meal has no description: typed words stay. */
async function keepPhoto(entry: NextEntry, photo: ChosenPhoto): Promise<Kept> {
  const { id, hadRoom } = await logPhoto({ ...entry, photo });
  await settleShared(photo.sharedAs);
  return { id, fields: [], problem: hadRoom ? null : NO_ROOM };
}

interface Entered {
  mealTime: string;
  /** Named by the person; null follows from the time. */
  mealType: MealType | null;
  /** The person's own, with the type that it counts as. */
  slot: string | null;
  description: string;
  notes: string;
}

function hasWords({ description, notes }: Entered): boolean {
  return description.trim() !== '' || notes.trim() !== '';
}

const BLANK = { mealType: null, slot: null, description: '', notes: '' } as const;

const MINUTE_MS = 60_000;

/** The current time, on the open day of the diary. */
const nowOn = (day: string) => `${day}${localNow().slice(10)}`;

/** The time follows the clock until the person sets another. */
function useEntered(day: string) {
  const [entered, setEntered] = useState<Entered>(() => {
    return { mealTime: nowOn(day), ...BLANK };
  });
  const latest = useRef(entered);
  useEffect(() => {
    latest.current = entered;
  }, [entered]);
  const { offered, offer } = useOfferedTime(day, setEntered);
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
    /** Whether what was begun before is in the form again. */
    isBroughtBack: owner !== undefined,
    set: (change: Partial<Entered>) => {
      setEntered((before) => ({ ...before, ...change }));
    },
    /** What is typed meanwhile stays. */
    addWords: (words: string) => {
      setEntered((before) => ({ ...before, description: withWords(before.description, words) }));
    },
    /** Keeps what was typed during the save. */
    clear: (saved: Entered, fields: readonly (keyof Entered)[]) => {
      const blank: Entered = { mealTime: offer(), ...BLANK };
      const cleared = Object.fromEntries(fields.map((field) => [field, blank[field]]));
      setEntered((now) => withoutSaved(now, saved, cleared));
      // The page may have been left meanwhile.
      keep(withoutSaved(latest.current, saved, cleared));
    },
    /** Returns what to say of it, if words are in the field again. */
    bringBack: (saved: Entered): string | undefined => {
      const isBlank = latest.current.description.trim() === '';
      if (!isBlank || saved.description.trim() === '') return undefined;
      setEntered((now) => withUndone(now, saved));
      return messages.undoneWordsAreBack;
    },
  };
}

/** Changes the time in the form with the clock and the day, as long as nobody has set another. */
function useOfferedTime(day: string, setEntered: Dispatch<SetStateAction<Entered>>) {
  const offered = useRef(nowOn(day));
  const offer = useCallback((): string => {
    offered.current = nowOn(day);
    return offered.current;
  }, [day]);
  useEffect(() => {
    const mealTime = offer();
    setEntered((before) => ({ ...before, mealTime, mealType: null, slot: null }));
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
  }, [offer, setEntered]);
  return { offered, offer };
}

function begunOf({ mealTime, ...entered }: Entered, offered: string): BegunMeal {
  const isSet = mealTime !== offered || entered.mealType !== null;
  return { ...entered, mealTime: isSet ? mealTime : null };
}

/** With the words of a meal that was undone, unless others are being written by now. */
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

/** Keeps what was typed during the save. */
export function withoutSaved(now: Entered, saved: Entered, cleared: Partial<Entered>): Entered {
  const unchanged = (Object.keys(cleared) as (keyof Entered)[]).filter(
    (field) => now[field] === saved[field],
  );
  return { ...now, ...Object.fromEntries(unchanged.map((field) => [field, cleared[field]])) };
}
