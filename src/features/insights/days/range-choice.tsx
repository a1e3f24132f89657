import { Box } from '@mui/material';

import { RANGES, type Range } from './spans';

interface RangeChoiceProps {
  range: Range;
  onChoose: (range: Range) => void;
}

export function RangeChoice({ range, onChoose }: RangeChoiceProps) {
  return (
    <Box component="fieldset" sx={FRAME}>
      <Box component="legend" sx={HIDDEN}>
        Days to look at
      </Box>
      {RANGES.map((days) => (
        <Box component="label" key={days} sx={OPTION}>
          <Box
            component="input"
            type="radio"
            name="range"
            value={days}
            checked={days === range}
            onChange={() => {
              onChoose(days);
            }}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
          />
          {days} days
        </Box>
      ))}
    </Box>
  );
}

const FRAME = {
  display: 'inline-flex',
  m: 0,
  p: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

const OPTION = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  px: { xs: 2, sm: 2.5 },
  borderRadius: '10px',
  fontWeight: 650,
  '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
