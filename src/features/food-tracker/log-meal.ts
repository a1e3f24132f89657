import { nameOfMeal } from '#shared/nutrition/meal-name';
import type { MealFields } from '#shared/records/meal';
import type { Analysis } from '#shared/records/meal-item';
import { mealTypeAt } from '#shared/rules/meal-type';

import { analyse } from '../../device/analyser/analyser';
import { persistOnce } from '../../device/persist-once';
import type { ShrunkImage } from '../../device/shrink-image';
import { addMeal, addMealWithPhoto, editMeal } from '../../store/meals';

interface Entered {
  mealTime: string;
  notes: string;
}

// Longer than any meal takes; then it is saved first and read afterwards.
const PATIENCE_MS = 1_500;

/** Saves a described meal with the device's reading of it, or without one if that takes long or fails. */
export async function logDescription({
  description,
  mealTime,
  notes,
}: Entered & { description: string }): Promise<void> {
  const reading = analyse(description);
  const estimate = await Promise.race([reading.catch(() => null), after(PATIENCE_MS)]);
  const id = await addMeal({
    ...meal(mealTime, notes),
    name: nameOfMeal(estimate?.items ?? [], description),
    description: description.trim(),
    estimate,
  });
  persistOnce();
  if (!estimate) void fillIn(id, description, reading);
}

/** Saves a photo as a meal that waits for its reading; says so where the device has no room for it. */
export async function logPhoto({
  photo,
  mealTime,
  notes,
}: Entered & { photo: ShrunkImage }): Promise<'kept' | 'no-room'> {
  const saved = await addMealWithPhoto({ ...meal(mealTime, notes), name: 'Photo' }, photo);
  persistOnce();
  return saved.photo;
}

/** Describes a meal that has none or another description yet; its photo stays with it. */
export async function describeMeal(id: string, description: string): Promise<void> {
  const estimate = await analyse(description).catch(() => null);
  const name = nameOfMeal(estimate?.items ?? [], description);
  await editMeal(id, { description: description.trim(), estimate, name });
}

async function fillIn(id: string, description: string, reading: Promise<Analysis>): Promise<void> {
  try {
    const estimate = await reading;
    await editMeal(id, { estimate, name: nameOfMeal(estimate.items, description) });
  } catch {
    // The meal is kept and says that it has no figures; it can be described anew.
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
