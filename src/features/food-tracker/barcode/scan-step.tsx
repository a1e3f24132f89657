import { Box } from '@mui/material';
import { useState } from 'react';

import { BarcodeNumber } from './barcode-number';
import { BarcodePicture } from './barcode-picture';
import { LiveScanner } from './live-scanner';

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
