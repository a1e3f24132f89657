import { Box, ButtonBase, useMediaQuery, useTheme } from '@mui/material';
import { useState } from 'react';

import { usePhotoUrl } from '../../../store/photos/photo-blob';
import { format } from '../../../ui/words/format';
import { PHOTO_EDGE } from '../styles';
import { useReviewing } from '../use-opened-meal';
import { messages } from './messages';

interface ReviewPhotoProps {
  photoId: string;
  name: string;
}

/** The photo stays in view while the items scroll; the whole photo if there is room. */
export function ReviewPhoto(props: ReviewPhotoProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  if (!isWide) return <CroppedPhoto {...props} />;
  return (
    <Box sx={FRAME}>
      <Photo {...props} sx={{ maxHeight: '68dvh', objectFit: 'contain' }} />
    </Box>
  );
}

/** Cropped, so that the items stay in view; a tap shows the whole photo. */
function CroppedPhoto(props: ReviewPhotoProps) {
  const [whole, setWhole] = useState(false);
  return (
    <ButtonBase
      aria-pressed={whole}
      aria-label={messages.showTheWholePhoto}
      onClick={() => {
        setWhole(!whole);
      }}
      sx={FRAME}
    >
      <Photo {...props} sx={whole ? WHOLE : CROPPED} />
    </ButtonBase>
  );
}

interface PhotoProps extends ReviewPhotoProps {
  sx: Record<string, string>;
}

function Photo({ photoId, name, sx }: PhotoProps) {
  const url = usePhotoUrl(photoId);
  return (
    <Box
      component="img"
      src={url}
      alt={format(messages.photoOf, { name })}
      sx={{ display: 'block', width: '100%', ...sx }}
    />
  );
}

const WHOLE = { maxHeight: '60dvh', objectFit: 'contain' };

const CROPPED = { height: '20dvh', objectFit: 'cover' };

const FRAME = {
  ...PHOTO_EDGE,
  display: 'block',
  alignSelf: 'start',
  bgcolor: 'raised.main',
  // On a low screen, a sticky photo would hide the items.
  '@media (min-height: 600px)': { position: 'sticky', top: 0, zIndex: 1 },
} as const;

interface PhotoThumbProps {
  /** The meal's id. */
  id: string;
  photoId: string;
  name: string;
}

export function PhotoThumb({ id, photoId, name }: PhotoThumbProps) {
  const url = usePhotoUrl(photoId);
  const { open } = useReviewing(id);
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-label={format(messages.photoOf, { name })}
      onClick={open}
      sx={{ ...PHOTO_EDGE, flex: 'none', justifySelf: 'start' }}
    >
      <Box component="img" src={url} alt="" sx={THUMB} />
    </ButtonBase>
  );
}

const THUMB = {
  display: 'block',
  width: 72,
  height: 72,
  objectFit: 'cover',
  bgcolor: 'raised.main',
} as const;
