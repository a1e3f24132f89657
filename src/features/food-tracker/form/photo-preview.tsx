import { Box, Button } from '@mui/material';

import type { ShrunkImage } from '../../../device/shrink-image';
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
        <Box
          component="img"
          src={url}
          alt="The photo that you are about to log"
          sx={{
            display: 'block',
            width: '100%',
            maxHeight: 360,
            objectFit: 'cover',
            borderRadius: '14px',
          }}
        />
      )}
      <Box sx={{ mt: 2, display: 'flex', gap: 1 }}>
        <Button variant="contained" sx={{ flex: 1 }} disabled={pending} onClick={onAnalyze}>
          {pending ? 'Analyzing...' : 'Analyze Photo'}
        </Button>
        <Button disabled={pending} onClick={onRemove}>
          Remove
        </Button>
      </Box>
    </Box>
  );
}
