import { Box } from '@mui/material';

import { messages } from '../messages';
import { UNSEEN } from '../styles';
import { format } from '../words/format';
import { wholeWords } from '../words/number';
import { energyFigure, energyIn, energyUnit, unknownEnergy } from '../words/quantity';

interface CaloriesProps {
  /** In kcal, as the range; null if unknown. */
  calories: number | null;
  low: number;
  high: number;
  size?: 'large' | 'small';
  /** The range is below the number, so that a name next to it has room. */
  stacked?: boolean;
}

const toTens = (kcal: number) => wholeWords(Math.round(energyIn(kcal) / 10) * 10);

/** With the likely range if there is doubt: '520 kcal, 430 to 640'. */
export function Calories({ calories, low, high, size = 'large', stacked = false }: CaloriesProps) {
  if (calories === null) {
    return (
      <Box component="span" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        {unknownEnergy()}
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
        {energyFigure(calories)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {/* A real space: in the name of a button the two would run together. */} {energyUnit()}
        {doubt && (
          <>
            <Box component="span" sx={stacked ? UNSEEN : undefined}>
              ,{' '}
            </Box>
            <Box component="span" sx={stacked ? { display: 'block' } : undefined}>
              {format(messages.fromTo, { low: toTens(low), high: toTens(high) })}
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}
