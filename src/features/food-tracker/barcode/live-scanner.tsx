import { Box } from '@mui/material';

import { useLiveScan } from './use-live-scan';

interface LiveScannerProps {
  onBarcode: (barcode: string) => void;
  onProblem: (words: string) => void;
}

/** The camera's picture with a frame to hold the bars into; nothing where there is no camera. */
export function LiveScanner(props: LiveScannerProps) {
  const { video, camera } = useLiveScan(props);
  if (camera === 'none') {
    return (
      <Box sx={{ color: 'text.secondary' }}>
        The camera cannot be used. Allow it in the browser, or choose a picture.
      </Box>
    );
  }
  return (
    <Box sx={WINDOW}>
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label="What the camera sees"
        style={FILL}
      />
      <Box aria-hidden sx={FRAME} />
    </Box>
  );
}

const WINDOW = {
  position: 'relative',
  bgcolor: '#000',
  borderRadius: '14px',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  maxHeight: '46dvh',
} as const;
const FILL = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;
const FRAME = {
  position: 'absolute',
  inset: '26% 10%',
  borderRadius: '16px',
  border: '3px solid #fff',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 45%)',
} as const;
