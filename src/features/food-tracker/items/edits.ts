import { memoryKey, memoryKeyOfItem } from '#shared/nutrition/food-memory';
import { withEditsOf } from '#shared/nutrition/items';
import type { Analysis, MealItem } from '#shared/records/meal-item';

/**
 * What a person has done to the items that were read for them. Kept apart from the reading: words
 * that are read anew, in a longer text, bring new items and leave the person's changes standing.
 */
export interface Edits {
  /** The person's form of items, by the place of the item in the reading (`placesOf`). */
  changed: Readonly<Record<string, MealItem>>;
  /** What words mean that named no food, by the words' key. */
  answered: Readonly<Record<string, MealItem>>;
  added: readonly MealItem[];
  /** Places, keys and ids of what was taken away. */
  removed: readonly string[];
  /** Keys of words that are not to be asked about again. */
  settled: readonly string[];
}

export const NO_EDITS: Edits = { changed: {}, answered: {}, added: [], removed: [], settled: [] };

export type Read = Pick<Analysis, 'items' | 'notFound'>;

/** An item of the list, and under what it is known to the edits. */
export interface Row {
  place: string;
  item: MealItem;
  removed: boolean;
}

/** The list as it stands: the reading with the person's changes, and what they have added. */
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

/** The items that count. */
export function itemsOf(read: Read, edits: Edits): MealItem[] {
  return rowsOf(read, edits).flatMap(({ item, removed }) => (removed ? [] : item));
}

/** Whether the list is the person's, and no longer only what was read. */
export function isTouched(read: Read, edits: Edits): boolean {
  const places = new Set(placesOf(read.items));
  return rowsOf(read, edits).some(
    ({ place, removed }) => removed || place in edits.changed || !places.has(place),
  );
}

/** Words that named no food and have not been explained. */
export function unexplained(read: Read, edits: Edits): string[] {
  return read.notFound.filter((words) => !(memoryKey(words) in edits.answered));
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

/** An id for something new, which no reading gives out. */
export function freeId(items: readonly Pick<MealItem, 'id'>[]): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = 1;
  while (taken.has(`own${number}`)) number += 1;
  return `own${number}`;
}

/** Where an item stands: its words, and the how manieth of those words it is. */
function placesOf(items: readonly MealItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = memoryKeyOfItem(item) ?? item.name;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `item ${key} ${count}`;
  });
}
