import { Box, ButtonBase } from '@mui/material';

import { usePhotoUrl } from '../../../store/photo-blob';
import { PHOTO_EDGE } from '../photo-edge';
import { useReviewing } from './use-reviewing';

interface PhotoThumbProps {
  /** Of the meal. */
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
      aria-label={`Photo of ${name}`}
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
