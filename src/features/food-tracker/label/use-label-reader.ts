import { useState } from 'react';

import type { LabelReading } from '#shared/nutrition/label/label-reading';
import { readLabel } from '#shared/nutrition/label/read-label';

import { openPicture } from '../../../device/readers/pixels';
import { ImageProblem } from '../../../device/shrink-image';
import { readerProblem } from '../barcode/reader-words';

const NO_PICTURE = 'This file is not a picture that can be read.';
const NO_LABEL =
  'No nutrition table was found in this photo. Get closer, hold it flat, and try again.';

/** What is read only fills a form to correct; it is never logged by itself. */
export function useLabelReader(onRead: (reading: LabelReading) => void) {
  const [reading, setReading] = useState<{ share: number | null } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (file: Blob) => {
    setProblem(null);
    setReading({ share: null });
    try {
      const picture = await openPicture(file);
      // Loaded only now: megabytes that are rarely needed.
      const { printIn } = await import(
        /* webpackChunkName: "reader-print" */ '../../../device/readers/print'
      );
      const text = await printIn(picture, (share) => {
        setReading({ share });
      });
      const label = readLabel(text);
      if (label) onRead(label);
      else setProblem(NO_LABEL);
    } catch (error) {
      setProblem(error instanceof ImageProblem ? NO_PICTURE : readerProblem('The label reader'));
    }
    setReading(null);
  };
  return { reading, problem, read };
}
