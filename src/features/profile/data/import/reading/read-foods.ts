import type { MealFields } from '#shared/records/meal';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { analyse } from '../../../../../device/analyser/analyser';
import { activeStore } from '../../../../../store/account-store';
import { knownFoods } from '../../../../../store/food-memories';
import { cutTo } from '../formats/foreign-item';
import type { ParsedFile, Unread } from '../parsed-file';

export type ReadWords = (text: string) => Promise<Analysis>;

interface Watch {
  read: ReadWords;
  onProgress: (done: number, of: number) => void;
  /** Whether the user has closed the preview. */
  isOver: () => boolean;
}

/**
 * Reads the file's foods without numbers with the analyzer, each with its evidence. A food that cannot be read as one
 * food keeps its name in the meal, with unknown numbers.
 * @returns the completed file, and the names of foods that could not be read
 */
export async function readFoods(
  file: ParsedFile,
  { read, onProgress, isOver }: Watch,
): Promise<{ file: ParsedFile; unknown: string[] }> {
  const meals = new Map(file.incoming.map((one) => [one.id, one]));
  // Diaries contain the same foods many times, so each is read once.
  const known = new Map<string, Promise<MealItem | null>>();
  const unknown = new Set<string>();
  for (const [index, { meal, place, said }] of file.unread.entries()) {
    if (isOver()) break;
    const one = meals.get(meal);
    const item = one && (one.patch as MealFields).items?.[place];
    if (!item) continue;
    const key = said.join('\n');
    // If reading fails, the food is imported with its name only.
    const reading = known.get(key) ?? readFood(said, read).catch(() => null);
    known.set(key, reading);
    const found = await reading;
    if (!found) unknown.add(item.name);
    else meals.set(meal, { ...one, patch: withItem(one.patch as MealFields, place, found) });
    onProgress(index + 1, file.unread.length);
  }
  const incoming = file.incoming.map((one) => meals.get(one.id) ?? one);
  return { file: { ...file, incoming, unread: [] }, unknown: [...unknown] };
}

function withItem(patch: MealFields, place: number, found: MealItem): MealFields {
  const items = (patch.items ?? []).map((item, at) =>
    at === place ? { ...found, id: item.id, name: item.name } : item,
  );
  return { ...patch, items };
}

/** Tries the descriptions in order; null if none is completely understood as one food. */
async function readFood(said: Unread['said'], read: ReadWords): Promise<MealItem | null> {
  for (const way of said) {
    const { items, notFound } = await read(way);
    const [item] = items;
    if (item && items.length === 1 && notFound.length === 0 && item.per100g.calories !== null) {
      return { ...item, words: cutTo(way, 200) };
    }
  }
  return null;
}

/** A function that reads words on this device, with the user's remembered and custom foods. */
export async function readerOfWords(): Promise<ReadWords> {
  const known = await knownFoods(await activeStore());
  return async (text) => analyse(text, known);
}
