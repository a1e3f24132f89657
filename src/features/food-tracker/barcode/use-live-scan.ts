import { useEffect, useRef, useState } from 'react';

import { closeCamera, openCamera } from '../../../device/camera';
import { firstBarcode } from './first-barcode';
import { readerProblem } from './reader-words';

// Between two looks, so that a phone has time for the picture itself.
const PAUSE_MS = 120;

interface Scanning {
  onBarcode: (barcode: string) => void;
  onProblem: (words: string) => void;
}

/** Looks for a barcode in what the camera shows, until there is one. */
export function useLiveScan({ onBarcode, onProblem }: Scanning) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<'opening' | 'open' | 'none'>('opening');
  const say = useRef({ onBarcode, onProblem });
  useEffect(() => {
    say.current = { onBarcode, onProblem };
  });

  useEffect(() => {
    let stream: MediaStream | undefined;
    let closed = false;
    const isClosed = () => closed;
    const scan = async (element: HTMLVideoElement) => {
      while (!isClosed()) {
        const barcode = element.videoWidth > 0 ? await firstBarcode(element) : null;
        if (isClosed()) return;
        if (barcode !== null) {
          say.current.onBarcode(barcode);
          return;
        }
        await pause();
      }
    };
    openCamera().then(
      (opened) => {
        stream = opened;
        const element = video.current;
        if (closed || !element) {
          closeCamera(opened);
          return;
        }
        element.srcObject = opened;
        setCamera('open');
        scan(element).catch(() => {
          if (!isClosed()) say.current.onProblem(readerProblem('The barcode reader'));
        });
      },
      () => {
        if (!closed) setCamera('none');
      },
    );
    return () => {
      closed = true;
      if (stream) closeCamera(stream);
    };
  }, []);
  return { video, camera };
}

async function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
}
