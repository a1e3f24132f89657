import { useState } from 'react';

import { ImageProblem, shrinkImage, type ShrunkImage } from '../../../device/shrink-image';
import { removeSharedPhotos } from '../../../store/shared-photos';

/** A picture in the form, and where it waited if another app handed it over. */
export interface ChosenPhoto extends ShrunkImage {
  sharedAs: string | undefined;
}

const IMAGE_WORDS: Record<ImageProblem['reason'], string> = {
  'not-an-image': 'This file is not an image that can be read. Please choose a photo.',
  'too-large': 'This image is too large. Please choose a smaller one.',
};

/**
 * The picture that has been chosen for a meal, made small.
 * @param onProblem why there is none to use, in words; null where there is one
 */
export function useChosenPhoto(onProblem: (words: string | null) => void) {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  return {
    photo,
    choosePhoto: async (file: Blob, sharedAs?: string) => {
      const chosen = await readPhoto(file);
      const words = typeof chosen === 'string' ? chosen : null;
      onProblem(words);
      if (typeof chosen !== 'string') setPhoto({ ...chosen, sharedAs });
      else await settleShared(sharedAs);
    },
    removePhoto: () => {
      void settleShared(photo?.sharedAs);
      setPhoto(null);
    },
    /** It is in a meal now. */
    letGoOfPhoto: () => {
      setPhoto(null);
    },
  };
}

/** A shared picture waits until a meal is made of it, or its person does without. */
export async function settleShared(id: string | undefined): Promise<void> {
  if (id !== undefined) await removeSharedPhotos([id]).catch(() => undefined);
}

/** The picture in a file, or in words why there is none to use. */
async function readPhoto(file: Blob): Promise<ShrunkImage | string> {
  try {
    return await shrinkImage(file);
  } catch (error) {
    return IMAGE_WORDS[error instanceof ImageProblem ? error.reason : 'not-an-image'];
  }
}
