import { Box } from '@mui/material';

import { usePhotoUrl } from '../../../store/use-photo-url';
import { PHOTO_EDGE } from '../photo-edge';

/** Decoration: the meal's name is next to it. */
export function Thumb({ photoId }: { photoId: string }) {
  const url = usePhotoUrl(photoId);
  return (
    <Box component="span" sx={{ ...PHOTO_EDGE, ...SIZE, flex: 'none' }}>
      <Box
        component="img"
        src={url}
        alt=""
        sx={{ ...SIZE, display: 'block', objectFit: 'cover', bgcolor: 'raised.main' }}
      />
    </Box>
  );
}

const SIZE = { width: 56, height: 56 } as const;
