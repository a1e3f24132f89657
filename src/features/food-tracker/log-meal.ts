import { nameOfMeal } from '#shared/nutrition/items/meal-name';
import type { MealFields, MealType } from '#shared/records/meal';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { analyse } from '../../device/analyser/analyser';
import type { ShrunkImage } from '../../device/shrink-image';
import { persistOnce } from '../../device/storage';
import { activeStore } from '../../store/account-store';
import { knownFoods } from '../../store/food-memories';
import type { MealEntry } from '../../store/meal-entries';
import { addMeal, addMealWithPhoto, editMeal } from '../../store/meals';
import { fillInReading, type ReadFields } from '../../store/unread-meals';
import { rememberCorrections } from './foods/remember-corrections';
import { type Edits, isMadeTitle, isTouched, itemsOf, NO_EDITS } from './items/item-edits';
import { openQuestion } from './items/open-question';
import { messages } from './messages';

/** The composer's time, meal and notes for the next entry, in whichever way it is logged. */
export interface NextEntry {
  mealTime: string;
  mealType: MealType;
  /** The user's own slot; null for one of the four meal types. */
  slot: string | null;
  notes: string;
}

interface Described extends NextEntry {
  description: string;
  /** The estimate of exactly this description, if it was shown to the user. */
  seen: Analysis | null;
  edits: Edits;
}

// Longer than reading any meal normally takes. After it, the meal is saved first and read afterwards.
const TIMEOUT_MS = 1_500;

/** Saves without an estimate if reading takes too long or fails. @returns the meal's id */
export async function logDescription(described: Described): Promise<string> {
  const { description, seen, edits } = described;
  const reading = seen ? Promise.resolve(seen) : readWords(description);
  const read = await Promise.race([reading.catch(() => null), after(TIMEOUT_MS)]);
  const id = await addMeal({
    ...meal(described),
    description: description.trim(),
    ...figuresOf(read, { description, edits }),
  });
  persistOnce();
  if (read)
    await rememberCorrections({
      read: read.items,
      before: read.items,
      after: itemsOf(read, edits),
    });
  else void fillIn(id, described, reading);
  return id;
}

export async function logPhoto({
  photo,
  ...entry
}: NextEntry & { photo: ShrunkImage }): Promise<LoggedPhoto> {
  const saved = await addMealWithPhoto({ ...meal(entry), name: messages.photo }, photo);
  persistOnce();
  return { id: saved.id, hadRoom: saved.photo === 'kept' };
}

/** If the device has no room, the meal is saved without its photo. */
export interface LoggedPhoto {
  id: string;
  hadRoom: boolean;
}

/** @returns the meal's id */
export async function logProduct(item: MealItem, entry: NextEntry): Promise<string> {
  const id = await addMeal({ ...meal(entry), name: nameOfMeal([item], ''), items: [item] });
  persistOnce();
  return id;
}

/** Sets the meal's description. Keeps its photo and a name that the user chose. */
export async function describeMeal(
  { id, meal }: Pick<MealEntry, 'id' | 'meal'>,
  description: string,
): Promise<void> {
  const read = await readWords(description).catch(() => null);
  const figures = figuresOf(read, { description, edits: NO_EDITS });
  await editMeal(id, {
    description: description.trim(),
    estimate: figures.estimate,
    ...(isMadeTitle(meal) && { name: figures.name }),
  });
}

export async function readWords(description: string): Promise<Analysis> {
  return analyse(description, await knownFoods(await activeStore()));
}

function figuresOf(
  read: Analysis | null,
  { description, edits }: { description: string; edits: Edits },
): ReadFields {
  if (!read) return { name: nameOfMeal([], description), estimate: null, items: null };
  const items = isTouched(read, edits) ? itemsOf(read, edits) : null;
  return {
    name: nameOfMeal(items ?? read.items, description),
    estimate: { ...read, question: openQuestion(read, edits.settled) },
    items,
  };
}

/** Adds the estimate of its words to a saved meal, unless the meal was changed in the meantime. */
export async function fillIn(
  id: string,
  { description, edits }: Pick<Described, 'description' | 'edits'>,
  reading: Promise<Analysis>,
): Promise<void> {
  try {
    const read = figuresOf(await reading, { description, edits });
    const saved = { id, description: description.trim(), name: nameOfMeal([], description) };
    await fillInReading(await activeStore(), saved, read);
  } catch {
    // The meal is saved; its words are read when the app starts again.
  }
}

function meal({ mealTime, mealType, slot, notes }: NextEntry): Omit<MealFields, 'name'> {
  return {
    description: null,
    notes: notes.trim() === '' ? null : notes.trim(),
    mealType,
    ...(slot !== null && { slot }),
    mealTime,
    photoId: null,
    estimate: null,
    items: null,
  };
}

async function after(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, ms);
  });
}
