import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';

import { ImageProblem, shrinkImage, type ShrunkImage } from '../../../device/shrink-image';
import { removeSharedPhotos } from '../../../store/photos/shared-photos';
import { HEIC_WORDS } from '../device-problems';
import { PHOTO_EDGE } from '../styles';
import { messages } from './messages';

// Keeps the button below in view on a phone.
const MAX_HEIGHT = { xs: '28dvh', sm: 360 } as const;

interface PhotoPreviewProps {
  photo: ShrunkImage;
  pending: boolean;
  onAnalyze: () => void;
  onRemove: () => void;
}

export function PhotoPreview({ photo, pending, onAnalyze, onRemove }: PhotoPreviewProps) {
  const url = useObjectUrl(photo);
  return (
    <Box component="section" aria-labelledby="photo-preview">
      <Box
        component="h2"
        id="photo-preview"
        sx={{ m: 0, mb: 1, fontWeight: 650, fontSize: '0.9375rem' }}
      >
        {messages.photoPreview}
      </Box>
      {url !== undefined && (
        <Box sx={PHOTO_EDGE}>
          <Box
            component="img"
            src={url}
            alt={messages.photoAboutToBeLogged}
            sx={{ display: 'block', width: '100%', maxHeight: MAX_HEIGHT, objectFit: 'cover' }}
          />
        </Box>
      )}
      <Box sx={{ mt: 2, display: 'flex', gap: 1 }}>
        <Button variant="contained" sx={{ flex: 1 }} disabled={pending} onClick={onAnalyze}>
          {pending ? messages.analyzing : messages.analyzePhoto}
        </Button>
        <Button color="inherit" disabled={pending} onClick={onRemove}>
          {messages.remove}
        </Button>
      </Box>
    </Box>
  );
}

/** `sharedAs` is the id of the picture if another app shared it. */
export interface ChosenPhoto extends ShrunkImage {
  sharedAs: string | undefined;
}

const IMAGE_WORDS: Record<ImageProblem['reason'], string> = {
  heic: HEIC_WORDS,
  'not-an-image': messages.fileNotAnImage,
  'too-large': messages.imageTooLarge,
};

/** @param onProblem called with the problem in words, or null if the photo can be used */
export function useChosenPhoto(onProblem: (words: string | null) => void, onRemoved: () => void) {
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
      onRemoved();
    },
    /** Called when the photo was saved in a meal. */
    clearPhoto: () => {
      setPhoto(null);
    },
  };
}

/** Deletes a shared picture, which is kept until it is saved in a meal or the user removes it. */
export async function settleShared(id: string | undefined): Promise<void> {
  if (id !== undefined) await removeSharedPhotos([id]).catch(() => undefined);
}

/** Returns a message if the file cannot be used. */
async function readPhoto(file: Blob): Promise<ShrunkImage | string> {
  try {
    return await shrinkImage(file);
  } catch (error) {
    return IMAGE_WORDS[error instanceof ImageProblem ? error.reason : 'not-an-image'];
  }
}

interface Picture {
  bytes: ArrayBuffer;
  mime: string;
}

/** An object URL for a picture in memory, revoked when the component is unmounted. */
export function useObjectUrl({ bytes, mime }: Picture): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mime }));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [bytes, mime]);
  return url;
}
