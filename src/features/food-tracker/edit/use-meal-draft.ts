import { useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';
import type { MealFields, MealType } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import type { Food } from '#shared/nutrition/food';
import { itemOfFood } from '#shared/nutrition/items';
import { shownItems } from '#shared/rules/meal-state';

import { editMeal, type MealEntry } from '../../../store/meals';

interface DraftFields {
  name: string;
  mealTime: string;
  mealType: MealType;
  notes: string;
}

const PORTION_IF_UNKNOWN = 100;

export type MealDraft = ReturnType<typeof useMealDraft>;

/** A meal as it is being edited; saving writes the changed fields only. */
export function useMealDraft({ id, meal }: MealEntry) {
  const before: DraftFields = {
    name: meal.name,
    mealTime: meal.mealTime,
    mealType: meal.mealType,
    notes: meal.notes ?? '',
  };
  const [fields, setFields] = useState(before);
  const [items, setItems] = useState<MealItem[]>(shownItems(meal) ?? []);
  const [touched, setTouched] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const changeItems = (next: MealItem[]) => {
    setItems(next);
    setTouched(true);
  };

  const save = async (): Promise<boolean> => {
    if (!isLocalDateTime(fields.mealTime)) {
      setProblem('Please enter a date and time that exists.');
      return false;
    }
    const patch: Partial<MealFields> = {
      ...changedFields(before, fields),
      ...(touched ? { items } : {}),
    };
    if (Object.keys(patch).length > 0) await editMeal(id, patch);
    return true;
  };

  return {
    fields,
    items,
    problem,
    save,
    set: (change: Partial<DraftFields>) => {
      setFields({ ...fields, ...change });
    },
    changeItem: (item: MealItem) => {
      changeItems(items.map((one) => (one.id === item.id ? item : one)));
    },
    removeItem: (item: MealItem) => {
      changeItems(items.filter((one) => one.id !== item.id));
    },
    addFood: (food: Food) => {
      const grams = food.usualGrams ?? PORTION_IF_UNKNOWN;
      changeItems([...items, itemOfFood(food, grams, { id: freeId(items) })]);
    },
  };
}

function changedFields(before: DraftFields, now: DraftFields): Partial<MealFields> {
  const { name, mealTime, mealType, notes } = now;
  return {
    ...(name.trim() !== before.name && name.trim() !== '' ? { name: name.trim() } : {}),
    ...(mealTime === before.mealTime ? {} : { mealTime }),
    ...(mealType === before.mealType ? {} : { mealType }),
    ...(notes === before.notes ? {} : { notes: notes.trim() === '' ? null : notes.trim() }),
  };
}

function freeId(items: readonly MealItem[]): string {
  const taken = new Set(items.map((item) => item.id));
  let number = items.length + 1;
  while (taken.has(`i${number}`)) number += 1;
  return `i${number}`;
}
