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
  /** Whether its person has turned away. */
  isOver: () => boolean;
}

/**
 * The file with its foods without figures read by the analyzer, each with its evidence. What cannot be read as
 * one food stays in its meal by its name, with unknown figures.
 * @returns the file, and the names of foods that could not be read
 */
export async function readFoods(
  file: ParsedFile,
  { read, onProgress, isOver }: Watch,
): Promise<{ file: ParsedFile; unknown: string[] }> {
  const meals = new Map(file.incoming.map((one) => [one.id, one]));
  // People eat the same foods: each is read once.
  const known = new Map<string, Promise<MealItem | null>>();
  const unknown = new Set<string>();
  for (const [index, { meal, place, said }] of file.unread.entries()) {
    if (isOver()) break;
    const one = meals.get(meal);
    const item = one && (one.patch as MealFields).items?.[place];
    if (!item) continue;
    const key = said.join('\n');
    // A reader that fails holds nothing up: the food comes in by its name.
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

/** What is said as one food; null where no way to say it is understood as a whole. */
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

/** Reads words on this device, with what their person has taught it and their own foods. */
export async function readerOfWords(): Promise<ReadWords> {
  const known = await knownFoods(await activeStore());
  return async (text) => analyse(text, known);
}
