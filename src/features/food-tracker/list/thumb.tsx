import { Box } from '@mui/material';

import { usePhotoUrl } from '../../../store/use-photo-url';

/** The photo of a meal, small; its name stands beside it. */
export function Thumb({ photoId }: { photoId: string }) {
  const url = usePhotoUrl(photoId);
  return (
    <Box
      component="img"
      src={url}
      alt=""
      sx={{
        width: 56,
        height: 56,
        flex: 'none',
        objectFit: 'cover',
        borderRadius: '12px',
        bgcolor: 'raised.main',
      }}
    />
  );
}
