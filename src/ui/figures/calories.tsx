import { Box } from '@mui/material';

import { messages } from './messages';
import { UNSEEN } from '../styles';
import { format } from '../words/format';
import { wholeWords } from '../words/whole-words';
import { isGentle } from '../words/display';
import { energyFigure, energyIn, energyUnit, unknownEnergy } from '../words/quantity';

interface CaloriesProps {
  /** In kcal, like the range; null if unknown. */
  calories: number | null;
  low: number;
  high: number;
  size?: 'large' | 'small';
  /** Shows the range below the number, so that a name next to it has room. */
  stacked?: boolean;
}

const toTens = (kcal: number) => wholeWords(Math.round(energyIn(kcal) / 10) * 10);

// A smaller range is only due to rounding.
const DOUBT_SHARE = 0.05;

/** 'could be 140 to 280'; null if the range is small. */
export function rangeWords({
  calories,
  low,
  high,
}: Pick<CaloriesProps, 'calories' | 'low' | 'high'>): string | null {
  if (calories === null || isGentle() || high - low <= calories * DOUBT_SHARE) return null;
  if (toTens(low) === toTens(high)) return null;
  return format(messages.couldBe, { low: toTens(low), high: toTens(high) });
}

/** Shows the likely range unless it is small: '520 kcal, 430 to 640'. */
export function Calories({ calories, low, high, size = 'large', stacked = false }: CaloriesProps) {
  if (isGentle()) return null;
  if (calories === null) {
    return (
      <Box component="span" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        {unknownEnergy()}
      </Box>
    );
  }
  const range = rangeWords({ calories, low, high });
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
        {/* A real space, because a button's accessible name would join the two. */} {energyUnit()}
        {range !== null && (
          <>
            {/* A screen reader would read the hyphen as a minus. */}
            <Box component="span" aria-hidden sx={stacked ? { display: 'block' } : undefined}>
              {`${stacked ? '' : ', '}${toTens(low)}-${toTens(high)}`}
            </Box>
            <Box component="span" sx={UNSEEN}>{`, ${range}`}</Box>
          </>
        )}
      </Box>
    </Box>
  );
}
