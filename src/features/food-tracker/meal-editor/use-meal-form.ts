import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isLocalDateTime } from '#shared/records/local-date-time';
import { FOUR_SLOTS, type Slot, slotAt, slotOf, slotFieldsOf } from '#shared/rules/meal-slots';

import { useMealSlots } from '../../../store/days/meal-slots';
import { settleFirstStep } from '../../../store/sign-up/first-steps';
import { useQuestion } from '../../../ui/profile/weight-question';
import { farDateQuestion } from '../../../ui/words/time';
import { logDescription, logPhoto, type NextEntry } from '../log-meal';
import type { Logged } from '../use-log-with-undo';
import { type ChosenPhoto, settleShared, useChosenPhoto } from './chosen-photo';
import { messages } from './messages';
import { useDescribedMeal } from './use-described-meal';
import { type Entered, hasWords, nowOn, type OpenDay, useEntered } from './use-entered';

export type MealFormState = ReturnType<typeof useMealForm>;

export type Method = 'camera' | 'upload' | 'text';

const TIME_WORDS = messages.enterAValidMealTime;

const NO_ROOM = messages.noSpaceForPhoto;

const NOT_SAVED = messages.notSavedInputKept;

interface FormSettings extends OpenDay {
  /** Whether the form has room next to the diary; then its fields are never folded. */
  wide: boolean;
  onLogged: (logged: Logged) => void;
}

/** State and actions of the form. After saving, only saved fields are cleared. */
export function useMealForm({ day, today, wide, onLogged }: FormSettings) {
  const fields = useFields({ day, today });
  const { method, opened, entered, entry, photo, described } = fields;
  const { setMethod, setOpened, setProblem, clear, clearPhoto, bringBack } = fields;
  const { pending, save } = useSaving(setProblem);
  const { question, isTimeRight } = useTimeCheck(entered.mealTime, TIME_WORDS, setProblem);
  const opener = useRef<HTMLButtonElement>(null);

  const onKept = ({ id, fields: kept, problem }: Kept) => {
    clear(entered, [...kept, 'mealTime', 'mealType', 'slot', 'notes']);
    clearPhoto();
    setMethod('text');
    setOpened(false);
    setProblem(problem);
    // The fields are folded while one has the focus, and the meal that takes the focus may be shown only later.
    if (!wide) opener.current?.focus({ preventScroll: true });
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
    // The button is disabled without words and would lose the focus.
    if (isText && wide) described.words.current?.focus({ preventScroll: true });
  };
  /** Resets time, meal slot and maybe notes after they were used for a meal logged in another way. */
  const startAgain = (withNotes = false) => {
    clear(entered, ['mealTime', 'mealType', 'slot', ...(withNotes ? (['notes'] as const) : [])]);
  };
  const isOpen = wide || opened || photo !== null || hasWords(entered);
  return { ...fields, question, pending, wide, isOpen, opener, startAgain, onLogged, submit };
}

/** The form's input: words, photo, time and meal slot. */
function useFields(open: OpenDay) {
  const [method, setMethod] = useState<Method>('text');
  const [opened, setOpened] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const typed = useEntered(open);
  const chosen = useChosenPhoto(setProblem, () => {
    setMethod('text');
  });
  const described = useDescribedMeal(typed.entered.description);
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const entry = entryOf(typed.entered, open, slots);
  /** Renders synchronously, because a phone shows its keyboard only for a focus during the touch event. */
  const write = (change: Partial<Entered> = {}) => {
    flushSync(() => {
      setMethod('text');
      setOpened(true);
      typed.set(change);
    });
    described.words.current?.focus();
  };
  const opening = { method, setMethod, opened, setOpened, problem, setProblem };
  return { ...typed, ...chosen, ...opening, described, slots, entry, write };
}

/**
 * Asks once about a date that is far away.
 * @param words the message for an invalid time
 */
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
  open: OpenDay,
  slots: readonly Slot[],
): NextEntry {
  const mealTime = isLocalDateTime(typed) ? typed : nowOn(open);
  const slotOfMeal = mealType ? slotOf({ mealType, slot }, slots) : slotAt(mealTime, slots);
  return { mealTime, ...slotFieldsOf(slotOfMeal), notes };
}

interface Kept {
  id: string;
  /** Fields that were saved and can be cleared. */
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

/** A photo meal has no description, so typed words stay in the form. */
async function keepPhoto(entry: NextEntry, photo: ChosenPhoto): Promise<Kept> {
  const { id, hadRoom } = await logPhoto({ ...entry, photo });
  await settleShared(photo.sharedAs);
  return { id, fields: [], problem: hadRoom ? null : NO_ROOM };
}
