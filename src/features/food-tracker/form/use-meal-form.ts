import { useEffect, useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';

import { tableRelease } from '../../../device/analyser/analyser';
import { ImageProblem, shrinkImage, type ShrunkImage } from '../../../device/shrink-image';
import { localNow } from '../local-now';
import { logDescription, logPhoto } from '../log-meal';

export type Method = 'camera' | 'upload' | 'text';

const IMAGE_WORDS: Record<ImageProblem['reason'], string> = {
  'not-an-image': 'This file is not an image that can be read. Please choose a photo.',
  'too-large': 'This image is too large. Please choose a smaller one.',
};
const TIME_WORDS = 'Please enter a meal time that exists.';
const NOT_SAVED = 'This could not be saved on the device. Nothing was cleared; please try again.';

/** What the form holds, and its ways to save. What was entered is cleared only once it is kept. */
export function useMealForm() {
  const [method, setMethod] = useState<Method>('text');
  const [mealTime, setMealTime] = useState(localNow);
  const [description, setDescription] = useState('');
  const [notes, setNotes] = useState('');
  const [photo, setPhoto] = useState<ShrunkImage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    // Opens the food table while the person is still typing.
    tableRelease().catch(() => undefined);
  }, []);

  const choosePhoto = async (file: Blob) => {
    setProblem(null);
    try {
      setPhoto(await shrinkImage(file));
    } catch (error) {
      setProblem(IMAGE_WORDS[error instanceof ImageProblem ? error.reason : 'not-an-image']);
    }
  };

  const save = async (keep: () => Promise<unknown>) => {
    if (!isLocalDateTime(mealTime)) {
      setProblem(TIME_WORDS);
      return;
    }
    setPending(true);
    setProblem(null);
    try {
      await keep();
      setDescription('');
      setNotes('');
      setPhoto(null);
      setMealTime(localNow());
    } catch {
      setProblem(NOT_SAVED);
    } finally {
      setPending(false);
    }
  };

  return {
    method,
    mealTime,
    description,
    notes,
    photo,
    problem,
    pending,
    setMethod,
    setMealTime,
    setDescription,
    setNotes,
    choosePhoto,
    removePhoto: () => {
      setPhoto(null);
    },
    saveDescription: async () => save(() => logDescription({ description, mealTime, notes })),
    savePhoto: async () => save(async () => photo && logPhoto({ photo, mealTime, notes })),
  };
}
