import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { readBarcode } from '#shared/rules/barcode';

import { openPicture } from '../../../device/readers/pixels';
import { Field } from '../../../ui/form/field';
import { pictureProblem } from '../device-problems';
import { LiveScanner } from './live-scanner';
import { PictureButton } from './picture-button';
import { firstBarcode } from './use-live-scan';

const NOT_ONE =
  'This is not the number of a product: it has 8, 12 or 13 digits, of which the last one checks the others.';

const NONE = 'No barcode was found in this photo. Get closer, or type the number under the bars.';

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
      onProblem(pictureProblem(error, 'The barcode reader'));
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

function BarcodeNumber({ onBarcode }: { onBarcode: (barcode: string) => void }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr auto', alignItems: 'end' }}
      onSubmit={(event) => {
        event.preventDefault();
        const barcode = readBarcode(typed);
        setWrong(barcode === null);
        if (barcode !== null) onBarcode(barcode);
      }}
    >
      <Field
        label="Or the number under the bars"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="outlined">
        Look up
      </Button>
      {wrong && (
        <Box role="alert" sx={{ gridColumn: '1 / -1', fontSize: '0.875rem', color: 'error.main' }}>
          {NOT_ONE}
        </Box>
      )}
    </Box>
  );
}
