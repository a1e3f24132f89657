import { useEffect, useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';

import { tableRelease } from '../../../device/analyser/analyser';
import { ImageProblem, shrinkImage, type ShrunkImage } from '../../../device/shrink-image';
import { removeSharedPhoto } from '../../../store/shared-photos';
import { logDescription, logPhoto } from '../log-meal';
import type { Entered } from './entered';
import { useDescribedMeal } from './use-described-meal';
import { useEntered } from './use-entered';

export type MealFormState = ReturnType<typeof useMealForm>;
export type Method = 'camera' | 'upload' | 'text';

const IMAGE_WORDS: Record<ImageProblem['reason'], string> = {
  'not-an-image': 'This file is not an image that can be read. Please choose a photo.',
  'too-large': 'This image is too large. Please choose a smaller one.',
};
const TIME_WORDS = 'Please enter a meal time that exists.';
const NO_ROOM =
  'This device has no room for the photo. The meal was saved without it: describe it to get its numbers.';
const NOT_SAVED = 'This could not be saved on the device. Nothing was cleared; please try again.';

/** Opens the food table while the person is still typing. */
function useWarmAnalyser(): void {
  useEffect(() => {
    tableRelease().catch(() => undefined);
  }, []);
}

/**
 * What the form holds, and its ways to save. What was entered is cleared only once it is kept.
 * @param day the day of the diary that is open, 'YYYY-MM-DD'
 * @param onOtherDay what was saved is of another day
 */
export function useMealForm(day: string, onOtherDay: (day: string) => void) {
  const [method, setMethod] = useState<Method>('text');
  const { entered, set, letGo } = useEntered(day);
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const described = useDescribedMeal(entered.description);
  useWarmAnalyser();

  /** Makes ready for words of a meal at a time, from elsewhere on the page. */
  const beginAt = (mealTime: string) => {
    setMethod('text');
    set({ mealTime });
    // It may only just be there.
    requestAnimationFrame(() => described.words.current?.focus());
  };

  const choosePhoto = async (file: Blob, sharedAs?: string) => {
    const chosen = await readPhoto(file);
    const words = typeof chosen === 'string' ? chosen : null;
    setProblem(words);
    if (typeof chosen !== 'string') setPhoto({ ...chosen, sharedAs });
    else await settleShared(sharedAs);
  };

  const save = async (keep: () => Promise<Kept>) => {
    setProblem(isLocalDateTime(entered.mealTime) ? null : TIME_WORDS);
    if (!isLocalDateTime(entered.mealTime)) return;
    setPending(true);
    try {
      const { fields, problem: words } = await keep();
      letGo(entered, fields);
      setPhoto(null);
      setProblem(words);
      const eatenOn = entered.mealTime.slice(0, 10);
      if (eatenOn !== day) onOtherDay(eatenOn);
    } catch {
      setProblem(NOT_SAVED);
    } finally {
      setPending(false);
    }
  };

  /** Time and notes have gone into a meal that was logged another way. */
  const startAfresh = () => {
    letGo(entered, ['mealTime', 'notes']);
  };
  const removePhoto = () => {
    void settleShared(photo?.sharedAs);
    setPhoto(null);
  };
  const saveDescription = async () =>
    save(async () => {
      await logDescription({ ...entered, ...described.taken() });
      described.list.startAgain();
      return { fields: ['mealTime', 'description', 'notes'], problem: null };
    });
  const savePhoto = async () => save(async () => keepPhoto(entered, photo));
  return {
    ...{ method, entered, photo, problem, pending, described },
    ...{ setMethod, beginAt, set, setProblem, choosePhoto, removePhoto },
    ...{ startAfresh, saveDescription, savePhoto },
  };
}

/** A picture in the form, and where it waited if another app handed it over. */
export interface ChosenPhoto extends ShrunkImage {
  sharedAs: string | undefined;
}

/** A shared picture waits until a meal is made of it, or its person does without. */
async function settleShared(id: string | undefined): Promise<void> {
  if (id !== undefined) await removeSharedPhoto(id).catch(() => undefined);
}

interface Kept {
  /** What is in the meal now, and goes from the form. */
  fields: readonly (keyof Entered)[];
  problem: string | null;
}

/** A photo's meal takes no description along: one that has been typed stays. */
async function keepPhoto(entered: Entered, photo: ChosenPhoto | null): Promise<Kept> {
  if (!photo) return { fields: [], problem: null };
  const kept = await logPhoto({ ...entered, photo });
  await settleShared(photo.sharedAs);
  return { fields: ['mealTime', 'notes'], problem: kept === 'no-room' ? NO_ROOM : null };
}

/** The picture in a file, or in words why there is none to use. */
async function readPhoto(file: Blob): Promise<ShrunkImage | string> {
  try {
    return await shrinkImage(file);
  } catch (error) {
    return IMAGE_WORDS[error instanceof ImageProblem ? error.reason : 'not-an-image'];
  }
}
