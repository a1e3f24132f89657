import { Box } from '@mui/material';
import { useState } from 'react';

import { openPicture } from '../../../device/readers/pixels';
import { ImageProblem } from '../../../device/shrink-image';
import { PictureButton } from '../packs/picture-button';
import { BarcodeNumber } from './barcode-number';
import { firstBarcode } from './first-barcode';
import { LiveScanner } from './live-scanner';
import { readerProblem } from './reader-words';

const NONE = 'No barcode was found in this photo. Get closer, or type the number under the bars.';

const NO_PICTURE = 'This file is not a picture that can be read.';

export function ScanStep({ onBarcode }: { onBarcode: (barcode: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <LiveScanner onBarcode={onBarcode} onProblem={setProblem} />
      {problem !== null && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <BarcodePicture onBarcode={onBarcode} onProblem={setProblem} />
      <BarcodeNumber onBarcode={onBarcode} />
    </>
  );
}

interface BarcodePictureProps {
  onBarcode: (barcode: string) => void;
  onProblem: (words: string | null) => void;
}

function BarcodePicture({ onBarcode, onProblem }: BarcodePictureProps) {
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
