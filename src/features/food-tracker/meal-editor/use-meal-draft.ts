import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { heaviestFirst } from '#shared/nutrition/items/meal-name';
import type { MealFields, MealType } from '#shared/records/meal';
import type { Analysis } from '#shared/records/meal-item';
import { currentAnalysis } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import { useToast } from '../../../ui/feedback/toast';
import { rememberCorrections } from '../foods/remember-corrections';
import { itemsInOrder, itemsPatch, useItemEdits } from '../items/item-edits';
import { readWords } from '../log-meal';
import { NOT_SAVED } from '../not-saved';
import { messages } from './messages';
import { useTimeCheck } from './use-meal-form';

const TIME_WORDS = messages.enterValidDateAndTime;

interface DraftFields {
  name: string;
  mealTime: string;
  mealType: MealType;
  slot: string | null;
  notes: string;
}

export type MealDraft = ReturnType<typeof useMealDraft>;

/** Saving writes only the changed fields. */
export function useMealDraft({ id, meal }: MealEntry) {
  const before: DraftFields = {
    name: meal.name,
    mealTime: meal.mealTime,
    mealType: meal.mealType,
    slot: meal.slot ?? null,
    notes: meal.notes ?? '',
  };
  const [fields, setFields] = useState(before);
  const [reread, setReread] = useState<Analysis | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { question, isTimeRight } = useTimeCheck(fields.mealTime, TIME_WORDS, setProblem);
  const read = useMemo(
    () => ({ items: reread ? heaviestFirst(reread.items) : itemsInOrder(meal), notFound: [] }),
    [reread, meal],
  );
  const list = useItemEdits(read);

  const write = useWriting({ id, meal });
  const save = async (): Promise<boolean> => {
    if (fields.mealTime !== before.mealTime && !isTimeRight()) return false;
    // The user's own title takes precedence over a generated one.
    const patch: Patch = { ...patchOf(meal, list, reread), ...changedFields(before, fields) };
    if (!(await write(patch))) return false;
    const original = (reread ?? meal.estimate)?.items ?? [];
    await rememberCorrections({ read: original, before: read.items, after: list.items });
    return true;
  };

  const isChanged =
    list.touched || reread !== null || Object.keys(changedFields(before, fields)).length > 0;
  const set = (change: Partial<DraftFields>) => {
    setFields({ ...fields, ...change });
  };

  return {
    fields,
    list,
    save,
    problem: problem ?? question,
    isChanged,
    /** Items with a new amount; unchanged amounts were accepted before. */
    changedItems: list.items.filter(
      ({ id, grams }) => read.items.find((one) => one.id === id)?.grams !== grams,
    ),
    set,
    /** Discards the edits and reads the description again; null if the meal has none. */
    readAgain:
      meal.description === null
        ? null
        : async () => {
            setReread(await readWords(meal.description ?? ''));
            list.startAgain();
          },
  };
}

type Patch = Partial<MealFields>;

function patchOf(
  meal: MealEntry['meal'],
  { touched, items }: Pick<ReturnType<typeof useItemEdits>, 'touched' | 'items'>,
  reread: Analysis | null,
): Patch {
  const read = reread && {
    ...itemsPatch(meal, reread.items),
    // If the server has an analysis, `items` stays set: otherwise the analysis would be shown instead of these items.
    ...(currentAnalysis(meal) === null && { items: null }),
  };
  return {
    ...(touched ? itemsPatch(meal, items) : read),
    ...(reread && { estimate: reread }),
  };
}

/** Saves the changes and tells the user the result. @returns false if this device could not save them */
function useWriting(entry: Pick<MealEntry, 'id' | 'meal'>) {
  const toast = useToast();
  const say = useSaying(entry);
  return async (patch: Patch): Promise<boolean> => {
    try {
      if (Object.keys(patch).length > 0) say(patch, await editMeal(entry.id, patch));
      return true;
    } catch {
      toast(NOT_SAVED);
      return false;
    }
  };
}

/** Tells the user the result: another tab may have deleted the meal meanwhile. */
function useSaying({ id, meal }: Pick<MealEntry, 'id' | 'meal'>) {
  const toast = useToast();
  const navigate = useNavigate();
  return (patch: Patch, isShown: boolean) => {
    const name = patch.name ?? meal.name;
    const before = Object.fromEntries(
      Object.keys(patch).map((field) => [field, meal[field as keyof Patch] ?? null]),
    ) as Patch;
    if (isShown) {
      const run = async () => {
        await editMeal(id, before);
        toast({ title: messages.changesUndone, description: meal.name });
      };
      toast({ title: messages.saved, description: name, action: { label: messages.undo, run } });
      return;
    }
    toast({
      title: messages.deletedMeanwhile,
      description: messages.changesKeptUnderSync,
      action: { label: messages.openSync, run: () => void navigate(PAGES.syncStatus) },
    });
  };
}

function changedFields(before: DraftFields, now: DraftFields): Partial<MealFields> {
  const { name, mealTime, mealType, slot, notes } = now;
  return {
    ...(name.trim() !== before.name && name.trim() !== '' ? { name: name.trim() } : {}),
    ...(mealTime === before.mealTime ? {} : { mealTime }),
    ...(mealType === before.mealType ? {} : { mealType }),
    ...(slot === before.slot ? {} : { slot }),
    ...(notes === before.notes ? {} : { notes: notes.trim() === '' ? null : notes.trim() }),
  };
}
