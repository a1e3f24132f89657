import { contentKey } from '#shared/rules/copy-meal';
import { shownItems } from '#shared/rules/meal-state';
import { similarPlates } from '#shared/rules/similar-plates';

import type { Detection } from '../../../device/readers/foods';
import { openPicture } from '../../../device/readers/pixels';
import { ImageProblem } from '../../../device/shrink-image';
import { whenIdle } from '../../../device/when-idle';
import { activeStore } from '../../../store/account-store';
import { photoBlob } from '../../../store/photo-blob';
import {
  keepLook,
  lookOf,
  ownPlates,
  type OwnPlate,
  photosWithoutLook,
} from '../../../store/plates/plate-looks';

export const OFFERED_MOST = 3;

/** How many earlier photos are looked at before anything is offered; the rest follows when the page is idle. */
const FIRST_MOST = 30;

/** Rejects if the model cannot be loaded. @returns the foods that the model knows */
export async function readAndKeep(photoId: string): Promise<Detection[]> {
  const store = await activeStore();
  const photo = await photoBlob(photoId);
  if (!photo) throw new Error('The photo is not on this device.');
  try {
    const picture = await openPicture(photo);
    const { readPhoto } = await import('../../../device/readers/foods');
    const { foods, look } = await readPhoto(picture).finally(() => {
      picture.close();
    });
    await keepLook(store, photoId, look);
    return foods;
  } catch (error) {
    // Not tried again: the picture stays as it is.
    if (error instanceof ImageProblem) await keepLook(store, photoId, null);
    throw error;
  }
}

/** The person's own meals whose photos are most like this one; the best is first. */
export async function similarMeals(mealId: string, photoId: string): Promise<OwnPlate[]> {
  const store = await activeStore();
  const look = await lookOf(store, photoId);
  if (!look) return [];
  const plates = (await ownPlates(store, mealId)).map((plate) => {
    return { ...plate, key: contentKey(shownItems(plate.meal) ?? []) };
  });
  return similarPlates(look, plates, OFFERED_MOST);
}

/** One photo whenever the page is idle, the newest first. Stops if the model cannot be loaded. */
export async function fillLooks(signal: AbortSignal, most: number = FIRST_MOST): Promise<void> {
  const missing = await photosWithoutLook(await activeStore());
  for (const photoId of missing.slice(0, most)) {
    await idle(signal);
    if (signal.aborted) return;
    await readAndKeep(photoId).catch((error: unknown) => {
      if (!(error instanceof ImageProblem)) throw error;
    });
  }
}

async function idle(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = whenIdle(resolve);
    const stop = () => {
      cancel();
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
