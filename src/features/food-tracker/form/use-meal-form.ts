import { useEffect, useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';

import { tableRelease } from '../../../device/analyser/analyser';
import { ImageProblem, shrinkImage, type ShrunkImage } from '../../../device/shrink-image';
import { localNow } from '../../../ui/words/local-now';
import { logDescription, logPhoto } from '../log-meal';
import { withoutSaved, type Entered } from './entered';
import { useDescribedMeal } from './use-described-meal';

export type MealForm = ReturnType<typeof useMealForm>;
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

const freshTime = () => ({ mealTime: localNow(), notes: '' });
const blank = (): Entered => ({ ...freshTime(), description: '' });

/** What the form holds, and its ways to save. What was entered is cleared only once it is kept. */
export function useMealForm() {
  const [method, setMethod] = useState<Method>('text');
  const [entered, setEntered] = useState(blank);
  const [photo, setPhoto] = useState<ShrunkImage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const described = useDescribedMeal(entered.description);
  useWarmAnalyser();

  const set = (change: Partial<Entered>) => {
    setEntered((before) => ({ ...before, ...change }));
  };

  const choosePhoto = async (file: Blob) => {
    const chosen = await readPhoto(file);
    const words = typeof chosen === 'string' ? chosen : null;
    setProblem(words);
    if (typeof chosen !== 'string') setPhoto(chosen);
  };

  const save = async (keep: () => Promise<Kept>) => {
    setProblem(isLocalDateTime(entered.mealTime) ? null : TIME_WORDS);
    if (!isLocalDateTime(entered.mealTime)) return;
    setPending(true);
    try {
      const { cleared, words } = await keep();
      setEntered((now) => withoutSaved(now, entered, cleared));
      setPhoto(null);
      setProblem(words);
    } catch {
      setProblem(NOT_SAVED);
    } finally {
      setPending(false);
    }
  };

  /** Time and notes have gone into a meal that was logged another way. */
  const startAfresh = () => set(freshTime());
  const removePhoto = () => {
    setPhoto(null);
  };
  const saveDescription = async () =>
    save(async () => {
      await logDescription({ ...entered, ...described.taken() });
      described.list.startAgain();
      return { cleared: blank(), words: null };
    });
  const savePhoto = async () => save(async () => keepPhoto(entered, photo));
  return {
    ...{ method, entered, photo, problem, pending, described },
    ...{ setMethod, set, choosePhoto, removePhoto, startAfresh, saveDescription, savePhoto },
  };
}

interface Kept {
  /** The fields that are in the meal now and are cleared from the form. */
  cleared: Partial<Entered>;
  words: string | null;
}

/** A photo's meal takes no description along: one that has been typed stays. */
async function keepPhoto(entered: Entered, photo: ShrunkImage | null): Promise<Kept> {
  if (!photo) return { cleared: {}, words: null };
  const kept = await logPhoto({ ...entered, photo });
  const { mealTime, notes } = blank();
  return { cleared: { mealTime, notes }, words: kept === 'no-room' ? NO_ROOM : null };
}

/** The picture in a file, or in words why there is none to use. */
async function readPhoto(file: Blob): Promise<ShrunkImage | string> {
  try {
    return await shrinkImage(file);
  } catch (error) {
    return IMAGE_WORDS[error instanceof ImageProblem ? error.reason : 'not-an-image'];
  }
}
