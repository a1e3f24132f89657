import { useCallback, useMemo, useState } from 'react';

import type { Food } from '#shared/nutrition/table/food';
import { memoryKey, memoryKeyOfItem } from '#shared/nutrition/analyzer/food-memory';
import { itemOfFood, withEditsOf } from '#shared/nutrition/items/items';
import { heaviestFirst, nameOfMeal } from '#shared/nutrition/items/meal-name';
import type { Meal, MealFields } from '#shared/records/meal';
import type { Analysis, MealItem } from '#shared/records/meal-item';
import { currentAnalysis, shownItems } from '#shared/rules/meal-state';

import { messages } from './messages';

/** The user's changes, separate from the estimate: reading a longer text makes new items, but changes must be kept. */
export interface Edits {
  /** By the item's place in the estimate, see `placesOf`. */
  changed: Readonly<Record<string, MealItem>>;
  /** For words that named no food, by the words' key. */
  answered: Readonly<Record<string, MealItem>>;
  added: readonly MealItem[];
  /** Places, keys and ids. */
  removed: readonly string[];
  /** Keys of words not to ask about again. */
  settled: readonly string[];
}

export const NO_EDITS: Edits = { changed: {}, answered: {}, added: [], removed: [], settled: [] };

export type ItemEdits = ReturnType<typeof useItemEdits>;

export function useItemEdits(read: Read) {
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  const rows = useMemo(() => rowsOf(read, edits), [read, edits]);
  const items = useMemo(() => itemsOf(read, edits), [read, edits]);
  const startAgain = useCallback(() => {
    setEdits(NO_EDITS);
  }, []);
  return {
    read,
    edits,
    rows,
    items,
    startAgain,
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
      setEdits((now) => {
        const item = addedItem(food, [...read.items, ...now.added]);
        return { ...now, added: [...now.added, item] };
      });
    },
  };
}

export type Read = Pick<Analysis, 'items' | 'notFound'>;

/** A row of the list; `place` is the item's key in the edits. */
interface Row {
  place: string;
  item: MealItem;
  removed: boolean;
}

export function rowsOf(read: Read, edits: Edits): Row[] {
  const places = placesOf(read.items);
  const own = read.items.map((item, index) => {
    const place = places[index] ?? '';
    const changed = edits.changed[place];
    return { place, item: changed ? withEditsOf(item, changed) : item };
  });
  const answered = [...new Set(read.notFound.map(memoryKey))].flatMap((key) => {
    const item = edits.answered[key];
    return item ? [{ place: `words ${key}`, item }] : [];
  });
  const added = edits.added.map((item) => ({ place: item.id, item }));
  return [...own, ...answered, ...added].map((row) => ({
    ...row,
    removed: edits.removed.includes(row.place),
  }));
}

export function itemsOf(read: Read, edits: Edits): MealItem[] {
  return rowsOf(read, edits).flatMap(({ item, removed }) => (removed ? [] : item));
}

export function isTouched(read: Read, edits: Edits): boolean {
  const places = new Set(placesOf(read.items));
  return rowsOf(read, edits).some(
    ({ place, removed }) => removed || place in edits.changed || !places.has(place),
  );
}

/** Words that named no food and have no answer yet. */
export function unexplained(read: Read, edits: Edits): string[] {
  return read.notFound.filter((words) => !(memoryKey(words) in edits.answered));
}

/** Words of a saved meal that named no food, until a food for them is added or they are dismissed. */
export function missingWords(meal: Meal): string[] {
  const { estimate, items } = meal;
  const analysis = currentAnalysis(meal);
  if (!items) return (analysis ?? estimate)?.notFound ?? [];
  // Only the device's estimate can be changed here, so only its words can be dismissed.
  const own = (estimate?.items ?? []).map(({ name }) => name);
  const added = items.filter(({ name }) => !own.includes(name));
  return (estimate?.notFound ?? []).filter((words) => {
    const isFoundSince = analysis !== null && !analysis.notFound.includes(words);
    return !isFoundSince && !added.some((item) => isFoodFor(item, words));
  });
}

const SHORTEST_WORD = 3;

function isFoodFor({ id, name }: MealItem, words: string): boolean {
  const key = memoryKey(words);
  const named = new Set(memoryKey(name).split(' '));
  const isNamed = key.split(' ').some((word) => word.length >= SHORTEST_WORD && named.has(word));
  return isNamed || id === saidId(words);
}

/** The id of the item for words that named no food. The same id if the text has the words more than once. */
export function saidId(words: string): string {
  return `said ${memoryKey(words)}`.slice(0, 40);
}

export function changed(edits: Edits, place: string, item: MealItem): Edits {
  if (edits.added.some((one) => one.id === place)) {
    return { ...edits, added: edits.added.map((one) => (one.id === place ? item : one)) };
  }
  if (place.startsWith('words ')) {
    return { ...edits, answered: { ...edits.answered, [place.slice('words '.length)]: item } };
  }
  return { ...edits, changed: { ...edits.changed, [place]: item } };
}

export function removed(edits: Edits, place: string): Edits {
  return { ...edits, removed: [...edits.removed, place] };
}

export function restored(edits: Edits, place: string): Edits {
  return { ...edits, removed: edits.removed.filter((one) => one !== place) };
}

export function settled(edits: Edits, words: string): Edits {
  return { ...edits, settled: [...edits.settled, memoryKey(words)] };
}

const PORTION_IF_UNKNOWN = 100;

export function usualGramsOf({ usualGrams }: Pick<Food, 'usualGrams'>): number {
  return usualGrams ?? PORTION_IF_UNKNOWN;
}

/** @param items the list that the food is added to */
export function addedItem(food: Food, items: readonly MealItem[]): MealItem {
  return itemOfFood(food, usualGramsOf(food), { id: freeId(items) });
}

/** An id that estimates and analyses never assign. */
export function freeId(items: readonly Pick<MealItem, 'id'>[]): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = 1;
  while (taken.has(`own${number}`)) number += 1;
  return `own${number}`;
}

/** An item's words, and which occurrence of these words it is. */
function placesOf(items: readonly MealItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = memoryKeyOfItem(item) ?? item.name;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `item ${key} ${count}`;
  });
}

/** Items of an estimate or analysis in the order of the meal's name; the user's own list keeps its order. */
export function itemsInOrder(meal: Meal): MealItem[] {
  return meal.items ?? heaviestFirst(shownItems(meal) ?? []);
}

/** Title of a photo meal until the photo is analyzed. */
const NAMELESS = messages.photo;

/** Also changes the title if it was generated from the items. */
export function itemsPatch(meal: Meal, items: MealItem[]): Partial<MealFields> {
  const next = nameOfMeal(items, meal.description ?? NAMELESS);
  return { items, ...(isMadeTitle(meal) && next !== meal.name ? { name: next } : {}) };
}

/** Whether the title was generated from the items or the words; otherwise the user chose it. */
export function isMadeTitle(meal: Meal): boolean {
  const { name, description, analysis, estimate, proposal } = meal;
  const lists = [shownItems(meal), analysis?.items, estimate?.items, proposal?.items, []];
  const titles = lists.flatMap((list) => (list ? nameOfMeal(list, description ?? NAMELESS) : []));
  return name === NAMELESS || titles.includes(name);
}
