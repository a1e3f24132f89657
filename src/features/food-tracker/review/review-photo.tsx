import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';

import { usePhotoUrl } from '../../../store/use-photo-url';

interface ReviewPhotoProps {
  photoId: string;
  name: string;
}

/** The photo, in sight beside its items while they scroll by; a tap shows all of it. */
export function ReviewPhoto({ photoId, name }: ReviewPhotoProps) {
  const url = usePhotoUrl(photoId);
  const [whole, setWhole] = useState(false);
  return (
    <ButtonBase
      aria-pressed={whole}
      aria-label="Show the whole photo"
      onClick={() => {
        setWhole(!whole);
      }}
      sx={FRAME}
    >
      <Box
        component="img"
        src={url}
        alt={`Photo of ${name}`}
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: whole ? 'auto' : '20dvh', md: 'auto' },
          maxHeight: { xs: '60dvh', md: '68dvh' },
          objectFit: { xs: whole ? 'contain' : 'cover', md: 'contain' },
        }}
      />
    </ButtonBase>
  );
}

const FRAME = {
  display: 'block',
  alignSelf: 'start',
  borderRadius: '14px',
  overflow: 'hidden',
  bgcolor: 'raised.main',
  // On a low screen it would hide what it is to be compared with.
  '@media (min-height: 600px)': { position: 'sticky', top: 0, zIndex: 1 },
} as const;
