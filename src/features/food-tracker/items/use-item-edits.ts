import { useCallback, useMemo, useState } from 'react';

import type { Food } from '#shared/nutrition/food';
import { itemOfFood } from '#shared/nutrition/items';
import type { MealItem } from '#shared/records/meal-item';

import { changed, type Edits, freeId, isTouched, itemsOf, NO_EDITS, type Read, removed, restored, rowsOf, settled } from './item-edits';

const PORTION_IF_UNKNOWN = 100;

export type ItemEdits = ReturnType<typeof useItemEdits>;

export function useItemEdits(read: Read) {
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  const rows = useMemo(() => rowsOf(read, edits), [read, edits]);
  const items = useMemo(() => itemsOf(read, edits), [read, edits]);
  const startAgain = useCallback(() => {
    setEdits(NO_EDITS);
  }, []);
  return {
    ...{ read, edits, rows, items, startAgain },
    touched: isTouched(read, edits),
    change: (place: string, item: MealItem) => {
      setEdits((now) => changed(now, place, item));
    },
    remove: (place: string) => {
      setEdits((now) => removed(now, place));
    },
    restore: (place: string) => {
      setEdits((now) => restored(now, place));
    },
    explain: (key: string, item: MealItem) => {
      setEdits((now) => ({ ...now, answered: { ...now.answered, [key]: item } }));
    },
    settle: (words: string) => {
      setEdits((now) => settled(now, words));
    },
    addFood: (food: Food) => {
      const grams = food.usualGrams ?? PORTION_IF_UNKNOWN;
      setEdits((now) => {
        const id = freeId([...read.items, ...now.added]);
        return { ...now, added: [...now.added, itemOfFood(food, grams, { id })] };
      });
    },
  };
}
