import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';

import { RECIPE_PHOTO_MAX, type RecipeFields } from '#shared/records/recipe';

import { smallPicture } from '../../device/small-picture';
import { Icon } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { messages } from './messages';

// In base64, four characters encode three bytes.
const BYTES_MOST = Math.floor(RECIPE_PHOTO_MAX / 4) * 3;

/** Shrinks a picture to the base64 format that recipes store. @throws ImageProblem */
export async function recipePhotoOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await smallPicture(file, BYTES_MOST));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const sourceOf = (photo: string) => `data:image/jpeg;base64,${photo}`;

export function RecipePhoto({ recipe: { name, photo } }: { recipe: RecipeFields }) {
  if (photo === null || photo === undefined) return null;
  return (
    <Box
      component="img"
      src={sourceOf(photo)}
      alt={format(messages.photoOf, { name })}
      sx={{ ...PHOTO, width: { xs: '100%', sm: 320 }, maxHeight: 280 }}
    />
  );
}

/** Decoration only, because the recipe's name is next to it. */
export function RecipeThumb({ recipe: { photo } }: { recipe: RecipeFields }) {
  if (photo === null || photo === undefined) return null;
  return (
    <Box
      component="img"
      src={sourceOf(photo)}
      alt=""
      loading="lazy"
      sx={{ ...PHOTO, width: 56, height: 56, flex: 'none', borderRadius: '10px' }}
    />
  );
}

interface PhotoFieldProps {
  photo: string | null;
  onPhoto: (photo: string | null) => void;
}

export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFailed(false);
    try {
      onPhoto(await recipePhotoOf(file));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Box
      role="group"
      aria-label={messages.photo}
      sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
    >
      {photo !== null && (
        <Box
          component="img"
          src={sourceOf(photo)}
          alt={messages.photoOfRecipe}
          sx={{ ...PHOTO, width: 96, height: 72, flex: 'none' }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          variant="outlined"
          startIcon={<Icon name="camera" size={20} />}
          onClick={() => input.current?.click()}
        >
          {photo === null ? messages.addAPhoto : messages.changePhoto}
        </Button>
        {photo !== null && (
          <Button
            color="inherit"
            onClick={() => {
              onPhoto(null);
            }}
          >
            {messages.removePhoto}
          </Button>
        )}
        <Box role="alert" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
          {failed && messages.photoNotRead}
        </Box>
      </Box>
    </Box>
  );
}

const PHOTO = {
  display: 'block',
  objectFit: 'cover',
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;
