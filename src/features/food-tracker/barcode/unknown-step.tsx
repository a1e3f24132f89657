import { Box, Button, Typography } from '@mui/material';

import { BUTTON_ROW } from '../button-row';
import type { PackFlow, Step } from '../packs/use-pack-flow';

interface UnknownStepProps {
  step: Extract<Step, { at: 'unknown' }>;
  go: PackFlow['go'];
}

const WHY: Record<UnknownStepProps['step']['sought'], string> = {
  'not-asked': 'It is not among your foods yet.',
  'nobody-knows': 'Neither you nor Open Food Facts know it yet.',
  unreachable: 'It is not among your foods yet, and without a signal nobody else can be asked.',
};

export function UnknownStep({ step, go }: UnknownStepProps) {
  const { barcode, sought } = step;
  return (
    <>
      <Box>
        <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{barcode}</Box>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {WHY[sought]} Read its label once, and the next scan knows it.
        </Typography>
      </Box>
      <Box sx={BUTTON_ROW}>
        <Button
          variant="contained"
          sx={{ minWidth: 180 }}
          onClick={() => {
            go({ at: 'label', barcode });
          }}
        >
          Read its label
        </Button>
        <Button
          onClick={() => {
            go({ at: 'figures', barcode, read: null, known: null });
          }}
        >
          Type the figures
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            go({ at: 'scan' });
          }}
        >
          Scan again
        </Button>
      </Box>
    </>
  );
}
