import { nameOfMeal } from '#shared/nutrition/items/meal-name';
import { personalFood } from '#shared/nutrition/table/personal-food';
import type { MealFields } from '#shared/records/meal';
import type { Analysis, MealItem } from '#shared/records/meal-item';
import { mealTypeAt } from '#shared/rules/meal-type';

import { analyse } from '../../device/analyser/analyser';
import type { ShrunkImage } from '../../device/shrink-image';
import { persistOnce } from '../../device/storage';
import { activeStore } from '../../store/account-store';
import { foodMemories } from '../../store/food-memories';
import { personalFoods } from '../../store/foods';
import { addMeal, addMealWithPhoto, editMeal } from '../../store/meals';
import { rememberCorrections } from './foods/remember-corrections';
import { type Edits, isTouched, itemsOf, NO_EDITS } from './items/item-edits';
import { openQuestion } from './items/open-question';
import { messages } from './messages';

export interface TimeAndNotes {
  mealTime: string;
  notes: string;
}

interface Described extends TimeAndNotes {
  description: string;
  /** Of exactly this description, if the person has seen it. */
  seen: Analysis | null;
  edits: Edits;
}

// Longer than any meal takes; then it is saved first and read afterwards.
const TIMEOUT_MS = 1_500;

/** Saves without a reading if that takes too long or fails. */
export async function logDescription(described: Described): Promise<void> {
  const { description, mealTime, notes, seen, edits } = described;
  const reading = seen ? Promise.resolve(seen) : readWords(description);
  const read = await Promise.race([reading.catch(() => null), after(TIMEOUT_MS)]);
  const id = await addMeal({
    ...meal(mealTime, notes),
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
}

export async function logPhoto({
  photo,
  mealTime,
  notes,
}: TimeAndNotes & { photo: ShrunkImage }): Promise<LoggedPhoto> {
  const fields = { ...meal(mealTime, notes), name: messages.photo };
  const saved = await addMealWithPhoto(fields, photo);
  persistOnce();
  return { id: saved.id, meal: fields, hadRoom: saved.photo === 'kept' };
}

/** Without room on the device, the meal has no photo. */
export interface LoggedPhoto {
  id: string;
  meal: MealFields;
  hadRoom: boolean;
}

export async function logProduct(item: MealItem, { mealTime, notes }: TimeAndNotes): Promise<void> {
  await addMeal({ ...meal(mealTime, notes), name: nameOfMeal([item], ''), items: [item] });
  persistOnce();
}

/** A photo stays with the meal. */
export async function describeMeal(id: string, description: string): Promise<void> {
  const read = await readWords(description).catch(() => null);
  const figures = figuresOf(read, { description, edits: NO_EDITS });
  await editMeal(id, {
    description: description.trim(),
    estimate: figures.estimate,
    name: figures.name,
  });
}

export async function readWords(description: string): Promise<Analysis> {
  const store = await activeStore();
  const [memory, foods] = await Promise.all([foodMemories(store), personalFoods(store)]);
  return analyse(description, {
    memory,
    personal: foods.map(({ id, food }) => personalFood(id, food)),
  });
}

type Figures = Pick<MealFields, 'name' | 'estimate' | 'items'>;

function figuresOf(
  read: Analysis | null,
  { description, edits }: { description: string; edits: Edits },
): Figures {
  if (!read) return { name: nameOfMeal([], description), estimate: null, items: null };
  const items = isTouched(read, edits) ? itemsOf(read, edits) : null;
  return {
    name: nameOfMeal(items ?? read.items, description),
    estimate: { ...read, question: openQuestion(read, edits.settled) },
    items,
  };
}

async function fillIn(
  id: string,
  { description, edits }: Described,
  reading: Promise<Analysis>,
): Promise<void> {
  try {
    await editMeal(id, figuresOf(await reading, { description, edits }));
  } catch {
    // The meal is saved and says that it has no figures; it can be described again.
  }
}

function meal(mealTime: string, notes: string): Omit<MealFields, 'name'> {
  return {
    description: null,
    notes: notes.trim() === '' ? null : notes.trim(),
    mealType: mealTypeAt(mealTime),
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
