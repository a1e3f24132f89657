import { Box, Button } from '@mui/material';

import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { cameraWords } from '../device-problems';
import { messages } from './messages';
import { useLiveScan } from './use-live-scan';

interface LiveScannerProps {
  onBarcode: (barcode: string) => void;
  onProblem: (words: string) => void;
}

export function LiveScanner(props: LiveScannerProps) {
  const { video, problem, tryAgain } = useLiveScan(props);
  if (problem !== null) {
    return (
      <Box role="alert" sx={NO_CAMERA}>
        <Icon name="camera" size={24} style={{ flex: 'none', marginTop: 2 }} />
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box>{format(messages.aPhotoOfTheBarcode, { problem: cameraWords(problem) })}</Box>
          <Button variant="outlined" onClick={tryAgain}>
            {messages.tryTheCameraAgain}
          </Button>
        </Box>
      </Box>
    );
  }
  return (
    <>
      <Box sx={WINDOW}>
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={messages.whatTheCameraSees}
          style={FILL}
        />
        <Box aria-hidden sx={FRAME} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{messages.holdTheBarcodeInsideTheFrame}</Box>
    </>
  );
}

const NO_CAMERA = {
  display: 'flex',
  gap: 1.5,
  p: 2,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

const WINDOW = {
  position: 'relative',
  bgcolor: '#000',
  borderRadius: '14px',
  overflow: 'hidden',
  width: '100%',
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
