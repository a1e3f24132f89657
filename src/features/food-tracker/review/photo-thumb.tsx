import { Box, ButtonBase } from '@mui/material';

import { usePhotoUrl } from '../../../store/use-photo-url';
import { useReviewing } from './use-reviewing';

interface PhotoThumbProps {
  /** The meal's. */
  id: string;
  photoId: string;
  name: string;
}

/** A meal's photo, small; opens it large, beside its items. */
export function PhotoThumb({ id, photoId, name }: PhotoThumbProps) {
  const url = usePhotoUrl(photoId);
  const { open } = useReviewing(id);
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-label={`Photo of ${name}`}
      onClick={open}
      sx={{ flex: 'none', justifySelf: 'start', borderRadius: '14px' }}
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
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;
