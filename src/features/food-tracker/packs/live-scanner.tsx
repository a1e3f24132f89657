import { Box, Button } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';

import { readBarcode } from '#shared/rules/barcode';

import { closeCamera, openCamera } from '../../../device/camera';
import { cameraProblem, type CameraProblem } from '../../../device/camera-problem';
import { barcodesIn } from '../../../device/readers/barcodes';
import type { Drawable } from '../../../device/readers/pixels';
import { Icon } from '../../../ui/icons';
import { cameraWords } from '../meal-editor/live-camera';
import { readerProblem } from '../reader-problem';

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
          <Box>
            {cameraWords(problem)} A photo of the barcode, or its number, works without a camera.
          </Box>
          <Button variant="outlined" onClick={tryAgain}>
            Try the camera again
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
          aria-label="What the camera sees"
          style={FILL}
        />
        <Box aria-hidden sx={FRAME} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        Hold the barcode inside the frame. It is read on this device.
      </Box>
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

// Leaves a phone the time to draw the picture.
const PAUSE_MS = 120;

interface Scanning {
  onBarcode: (barcode: string) => void;
  onProblem: (words: string) => void;
}

export function useLiveScan({ onBarcode, onProblem }: Scanning) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [attempt, setAttempt] = useState(1);
  const say = useRef({ onBarcode, onProblem });
  useEffect(() => {
    say.current = { onBarcode, onProblem };
  });

  useEffect(() => {
    let stream: MediaStream | undefined;
    let closed = false;
    const isClosed = () => closed;
    openCamera().then(
      (opened) => {
        stream = opened;
        const element = video.current;
        if (closed || !element) {
          closeCamera(opened);
          return;
        }
        element.srcObject = opened;
        scan(element, isClosed, (barcode) => {
          say.current.onBarcode(barcode);
        }).catch(() => {
          if (!isClosed()) say.current.onProblem(readerProblem('The barcode reader'));
        });
      },
      (error: unknown) => {
        if (!closed) setProblem(cameraProblem(error));
      },
    );
    return () => {
      closed = true;
      if (stream) closeCamera(stream);
    };
  }, [attempt]);

  const tryAgain = useCallback(() => {
    setProblem(null);
    setAttempt((before) => before + 1);
  }, []);
  return { video, problem, tryAgain };
}

async function scan(
  element: HTMLVideoElement,
  isClosed: () => boolean,
  onBarcode: (barcode: string) => void,
): Promise<void> {
  while (!isClosed()) {
    const barcode = element.videoWidth > 0 ? await firstBarcode(element) : null;
    if (isClosed()) return;
    if (barcode !== null) {
      onBarcode(barcode);
      return;
    }
    await pause();
  }
}

async function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
}

/** Skips numbers that are not of products. */
export async function firstBarcode(picture: Drawable): Promise<string | null> {
  for (const text of await barcodesIn(picture)) {
    const barcode = readBarcode(text);
    if (barcode !== null) return barcode;
  }
  return null;
}
