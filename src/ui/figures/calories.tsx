import { Box } from '@mui/material';

import { messages } from '../messages';

import { UNSEEN } from '../styles';
import { format } from '../words/format';
import { wholeWords } from '../words/number';

interface CaloriesProps {
  /** Null if unknown. */
  calories: number | null;
  low: number;
  high: number;
  size?: 'large' | 'small';
  /** The range is below the number, so that a name next to it has room. */
  stacked?: boolean;
}

const round = (value: number) => Math.round(value / 10) * 10;

/** With the likely range if there is doubt: '520 kcal, 430 to 640'. */
export function Calories({ calories, low, high, size = 'large', stacked = false }: CaloriesProps) {
  if (calories === null) {
    return (
      <Box component="span" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        {messages.kcalUnknown}
      </Box>
    );
  }
  const doubt = high - low > calories * 0.05;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        sx={{
          fontWeight: 780,
          fontSize: size === 'large' ? '1.75rem' : '1.0625rem',
          letterSpacing: '-0.02em',
        }}
      >
        {wholeWords(calories)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {/* A real space: in the name of a button the two would run together. */} {messages.kcal}
        {doubt && (
          <>
            <Box component="span" sx={stacked ? UNSEEN : undefined}>
              ,{' '}
            </Box>
            <Box component="span" sx={stacked ? { display: 'block' } : undefined}>
              {format(messages.fromTo, {
                low: wholeWords(round(low)),
                high: wholeWords(round(high)),
              })}
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}
