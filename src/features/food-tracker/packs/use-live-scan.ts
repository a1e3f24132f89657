import { useCallback, useEffect, useRef, useState } from 'react';

import { fragmentInAddress } from '#shared/export/by-link/fragment-in-address';
import { readBarcode } from '#shared/rules/barcode';

import { cameraProblem, type CameraProblem, closeCamera, openCamera } from '../../../device/camera';
import { barcodesIn } from '../../../device/readers/barcodes';
import type { Drawable } from '../../../device/readers/pixels';
import { readerProblem } from '../device-problems';
import { messages } from './messages';

/** The result of a scan: a product's barcode, or the part behind the '#' of a shared link. */
export type Scanned = { barcode: string } | { fragment: string };

interface Scanning {
  onScanned: (scanned: Scanned) => void;
  onProblem: (words: string) => void;
}

export function useLiveScan({ onScanned, onProblem }: Scanning) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [attempt, setAttempt] = useState(1);
  const say = useRef({ onScanned, onProblem });
  useEffect(() => {
    say.current = { onScanned, onProblem };
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
        scan(element, isClosed, (scanned) => {
          say.current.onScanned(scanned);
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

// Gives a phone time to draw the camera picture.
const PAUSE_MS = 120;

async function scan(
  element: HTMLVideoElement,
  isClosed: () => boolean,
  onScanned: Scanning['onScanned'],
): Promise<void> {
  while (!isClosed()) {
    const scanned = element.videoWidth > 0 ? await firstScanned(element) : null;
    if (isClosed()) return;
    if (scanned !== null) {
      onScanned(scanned);
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

/** Skips numbers that are not product codes, and codes with other links. */
export async function firstScanned(picture: Drawable): Promise<Scanned | null> {
  for (const text of await barcodesIn(picture)) {
    const barcode = readBarcode(text);
    if (barcode !== null) return { barcode };
    const fragment = fragmentInAddress(text);
    if (fragment !== null) return { fragment };
  }
  return null;
}
