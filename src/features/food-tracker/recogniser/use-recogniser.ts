import { useState } from 'react';

import { openPicture } from '../../../device/readers/pixels';
import { photoBlob } from '../../../store/photo-blob';
import { readerProblem } from '../barcode/reader-words';
import { proposalsOf, type Proposal } from './proposals';

export type Looking = 'not-yet' | 'looking' | 'failed' | readonly Proposal[];

/** Runs on this device, and only when the person wants it. */
export function useRecogniser(photoId: string) {
  const [looking, setLooking] = useState<Looking>('not-yet');
  const look = async () => {
    setLooking('looking');
    try {
      const photo = await photoBlob(photoId);
      if (!photo) throw new Error('The photo is not on this device.');
      const { foodsIn } = await import('../../../device/readers/foods');
      setLooking(proposalsOf(await foodsIn(await openPicture(photo))));
    } catch {
      setLooking('failed');
    }
  };
  return { looking, look, problem: readerProblem('The recogniser') };
}
