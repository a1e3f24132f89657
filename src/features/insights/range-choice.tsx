import { Box } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { UNSEEN } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { type Range, RANGES } from './spans';

interface RangeChoiceProps {
  range: Range;
  onChoose: (range: Range) => void;
}

export function RangeChoice({ range, onChoose }: RangeChoiceProps) {
  return (
    <Box component="fieldset" sx={FRAME}>
      <Box component="legend" sx={UNSEEN}>
        {messages.daysToShow}
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
          {format(messages.days, { days })}
        </Box>
      ))}
    </Box>
  );
}

const NAME = 'days';

/** In the address, so that it survives a reload. */
export function useRange(): [Range, (range: Range) => void] {
  const [parameters, setParameters] = useSearchParams();
  // The address changes later: a radio button that waited for it would jump back for a moment.
  const [range, setRange] = useState(() => rangeOf(parameters.get(NAME)));
  const choose = (next: Range) => {
    setRange(next);
    setParameters({ [NAME]: String(next) }, { replace: true, preventScrollReset: true });
  };
  return [range, choose];
}

function rangeOf(text: string | null): Range {
  return RANGES.find((one) => String(one) === text) ?? RANGES[0];
}

const FRAME = {
  display: 'inline-flex',
  flexWrap: 'wrap',
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
  flex: '1 0 auto',
  whiteSpace: 'nowrap',
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
