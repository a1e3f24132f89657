import { useState } from 'react';

import { ImageProblem, shrinkImage, type ShrunkImage } from '../../../device/shrink-image';
import { removeSharedPhotos } from '../../../store/shared-photos';

/** `sharedAs` is the id of a picture that another app shared. */
export interface ChosenPhoto extends ShrunkImage {
  sharedAs: string | undefined;
}

const IMAGE_WORDS: Record<ImageProblem['reason'], string> = {
  'not-an-image': 'This file is not an image that can be read. Please choose a photo.',
  'too-large': 'This image is too large. Please choose a smaller one.',
};

/** @param onProblem called with the problem in words, or null if the photo can be used */
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
    /** The photo is in a meal now. */
    letGoOfPhoto: () => {
      setPhoto(null);
    },
  };
}

/** A shared picture is kept until it is in a meal or the person removes it. */
export async function settleShared(id: string | undefined): Promise<void> {
  if (id !== undefined) await removeSharedPhotos([id]).catch(() => undefined);
}

/** Returns the problem in words if the file cannot be used. */
async function readPhoto(file: Blob): Promise<ShrunkImage | string> {
  try {
    return await shrinkImage(file);
  } catch (error) {
    return IMAGE_WORDS[error instanceof ImageProblem ? error.reason : 'not-an-image'];
  }
}
