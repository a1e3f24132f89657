import { Box, Button } from '@mui/material';

import type { ShrunkImage } from '../../../device/shrink-image';
import { PHOTO_EDGE } from '../photo-edge';
import { useObjectUrl } from './use-object-url';

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
        Photo Preview
      </Box>
      {url !== undefined && (
        <Box sx={PHOTO_EDGE}>
          <Box
            component="img"
            src={url}
            alt="The photo that you are about to log"
            sx={{ display: 'block', width: '100%', maxHeight: MOST_HEIGHT, objectFit: 'cover' }}
          />
        </Box>
      )}
      <Box sx={{ mt: 2, display: 'flex', gap: 1 }}>
        <Button variant="contained" sx={{ flex: 1 }} disabled={pending} onClick={onAnalyze}>
          {pending ? 'Analyzing...' : 'Analyze Photo'}
        </Button>
        <Button color="inherit" disabled={pending} onClick={onRemove}>
          Remove
        </Button>
      </Box>
    </Box>
  );
}

// Keeps the button below in view on a phone.
const MOST_HEIGHT = { xs: '28dvh', sm: 360 } as const;
