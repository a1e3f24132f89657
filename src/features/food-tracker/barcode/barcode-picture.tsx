import { useState } from 'react';

import { openPicture } from '../../../device/readers/pixels';
import { ImageProblem } from '../../../device/shrink-image';
import { PictureButton } from '../packs/picture-button';
import { firstBarcode } from './first-barcode';
import { readerProblem } from './reader-words';

const NONE = 'No barcode was found in this photo. Get closer, or type the number under the bars.';
const NO_PICTURE = 'This file is not a picture that can be read.';

interface BarcodePictureProps {
  onBarcode: (barcode: string) => void;
  onProblem: (words: string | null) => void;
}

export function BarcodePicture({ onBarcode, onProblem }: BarcodePictureProps) {
  const [reading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    onProblem(null);
    try {
      const barcode = await firstBarcode(await openPicture(file));
      if (barcode === null) onProblem(NONE);
      else onBarcode(barcode);
    } catch (error) {
      onProblem(error instanceof ImageProblem ? NO_PICTURE : readerProblem('The barcode reader'));
    }
    setReading(false);
  };
  return (
    <PictureButton
      label="Picture of the barcode"
      words={reading ? 'Reading...' : 'Choose a photo'}
      disabled={reading}
      onFile={(file) => void read(file)}
    />
  );
}
