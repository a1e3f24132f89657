import { useCallback, useEffect, useState } from 'react';

import type { OwnPlate } from '../../../store/plates/plate-looks';
import { type DetectedFood, detectedFoods } from './detected-foods';
import { fillLooks, readAndKeep, similarMeals } from './photo-looks';

export type Looking =
  | { step: 'asks' | 'looking' | 'failed' }
  | { step: 'done'; plates: readonly OwnPlate[]; foods: readonly DetectedFood[] };

export interface PhotoLooks {
  looking: Looking;
  look: () => void;
}

/** What is offered does not change once it is shown: nobody taps a meal that has just moved. */
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
      // Without the model there may still be looks of before; without them there is nothing to compare.
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

/** Goes on with older photos, for the next time. */
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

/** The person asked the browser to fetch little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
