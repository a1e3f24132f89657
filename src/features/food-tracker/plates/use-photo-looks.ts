import { useCallback, useEffect, useState } from 'react';

import { contentKey } from '#shared/rules/copy-meal';
import { shownItems } from '#shared/rules/meal-state';
import { similarPlates } from '#shared/rules/similar-plates';

import type { Detection } from '../../../device/readers/foods';
import { openPicture } from '../../../device/readers/pixels';
import { ImageProblem } from '../../../device/shrink-image';
import { whenIdle } from '../../../device/when-idle';
import { activeStore } from '../../../store/account-store';
import { photoBlob } from '../../../store/photos/photo-blob';
import {
  keepLook,
  lookOf,
  type OwnPlate,
  ownPlates,
  photosWithoutLook,
} from '../../../store/plates/plate-looks';
import { type DetectedFood, detectedFoods } from './detected-foods';

export type Looking =
  | { step: 'asks' | 'looking' | 'failed' }
  | { step: 'done'; plates: readonly OwnPlate[]; foods: readonly DetectedFood[] };

export interface PhotoLooks {
  looking: Looking;
  look: () => void;
}

/** Offers do not change once they are shown, so that no meal moves under the user's finger. */
export function usePhotoLooks(mealId: string, photoId: string): PhotoLooks {
  const [looking, setLooking] = useState<Looking>(() => {
    return { step: savesData() ? 'asks' : 'looking' };
  });
  const isLooking = looking.step === 'looking';
  useEffect(() => {
    if (!isLooking) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const look = async () => {
      const found = await readAndKeep(photoId).then(detectedFoods, () => null);
      // Without the model, looks that were computed earlier can still be compared.
      if (found) await fillLooks(signal).catch(() => undefined);
      const plates = await similarMeals(mealId, photoId);
      if (signal.aborted) return;
      const isKnown = found !== null || plates.length > 0;
      setLooking(isKnown ? { step: 'done', plates, foods: found ?? [] } : { step: 'failed' });
    };
    look().catch(() => {
      if (!signal.aborted) setLooking({ step: 'failed' });
    });
    return () => {
      stopping.abort();
    };
  }, [isLooking, mealId, photoId]);
  useTheRest(looking.step === 'done');
  return {
    looking,
    look: useCallback(() => {
      setLooking({ step: 'looking' });
    }, []),
  };
}

/** Then computes the looks of older photos, for the next time. */
function useTheRest(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return undefined;
    const stopping = new AbortController();
    fillLooks(stopping.signal, Infinity).catch(() => undefined);
    return () => {
      stopping.abort();
    };
  }, [isDone]);
}

/** Whether the user has turned on the browser's data saver. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

const OFFERED_MOST = 3;

/** How many earlier photos get a look before meals are offered; the others follow when the page is idle. */
const FIRST_MOST = 30;

/** Rejects if the model cannot be loaded. @returns the foods that the model knows */
async function readAndKeep(photoId: string): Promise<Detection[]> {
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
    // Not tried again, because the picture will not change.
    if (error instanceof ImageProblem) await keepLook(store, photoId, null);
    throw error;
  }
}

/** The user's own meals with the most similar photos, best first. */
async function similarMeals(mealId: string, photoId: string): Promise<OwnPlate[]> {
  const store = await activeStore();
  const look = await lookOf(store, photoId);
  if (!look) return [];
  const plates = (await ownPlates(store, mealId)).map((plate) => {
    return { ...plate, key: contentKey(shownItems(plate.meal) ?? []) };
  });
  return similarPlates(look, plates, OFFERED_MOST);
}

/** Computes one look whenever the page is idle, newest photos first. Stops if the model cannot be loaded. */
async function fillLooks(signal: AbortSignal, most: number = FIRST_MOST): Promise<void> {
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
