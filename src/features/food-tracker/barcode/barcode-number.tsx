import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { readBarcode } from '#shared/rules/barcode';

import { Field } from '../../../ui/form/field';

const NOT_ONE =
  'This is not the number of a product: it has 8, 12 or 13 digits, of which the last one checks the others.';

export function BarcodeNumber({ onBarcode }: { onBarcode: (barcode: string) => void }) {
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
