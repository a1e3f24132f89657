import { useCallback, useEffect, useRef, useState } from 'react';

import { readBarcode } from '#shared/rules/barcode';

import { cameraProblem, type CameraProblem, closeCamera, openCamera } from '../../../device/camera';
import { barcodesIn } from '../../../device/readers/barcodes';
import type { Drawable } from '../../../device/readers/pixels';
import { readerProblem } from '../device-problems';
import { messages } from './messages';

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
          if (!isClosed()) say.current.onProblem(readerProblem(messages.theBarcodeReader));
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

// Leaves a phone the time to draw the picture.
const PAUSE_MS = 120;

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
