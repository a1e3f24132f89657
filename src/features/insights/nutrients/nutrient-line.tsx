import { Box } from '@mui/material';

import type { AverageDay } from '#shared/nutrition/intake/average-day';
import type { DayIntake } from '#shared/nutrition/intake/day-intake';
import type { MoreNutrient, Reference } from '#shared/nutrition/intake/reference-values';
import { topFoods } from '#shared/nutrition/intake/top-foods';

import { NUTRIENT_NAMES } from '../../../ui/figures/nutrient-words';
import { capital } from '../../../ui/words/capital';
import { coverageWords, meanWords, referenceWords } from './nutrient-facts';
import { TopFoods } from './top-foods';

interface NutrientLineProps {
  nutrient: MoreNutrient;
  average: AverageDay;
  days: readonly DayIntake[];
  /** Null if none is published for the person's age. */
  reference: Reference | null;
}

const FOODS = 5;

export function NutrientLine({ nutrient, average, days, reference }: NutrientLineProps) {
  const foods = topFoods(days, nutrient, FOODS);
  const coverage = coverageWords(average.coverage[nutrient]);
  return (
    <Box component="li" sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Box component="h3" sx={{ m: 0, mr: 'auto', fontSize: '1.0625rem', fontWeight: 700 }}>
          {NUTRIENT_NAMES[nutrient]}
        </Box>
        <Box sx={{ fontSize: '1.25rem', fontWeight: 750, letterSpacing: '-0.02em' }}>
          {meanWords(nutrient, average)}
        </Box>
      </Box>
      {reference && (
        <>
          <ReferenceBar share={(average.nutrients[nutrient] ?? 0) / reference.amount} />
          <Box sx={{ fontSize: '0.9375rem' }}>
            {capital(referenceWords(nutrient, reference, average))}
          </Box>
        </>
      )}
      {coverage !== null && <Box sx={QUIET}>{coverage}</Box>}
      {foods.length > 0 && (
        <TopFoods nutrient={nutrient} foods={foods} source={reference?.source} />
      )}
    </Box>
  );
}

/** The reference value is at five sixths of the width. Decoration: the words below say the same. */
function ReferenceBar({ share }: { share: number }) {
  const filled = Math.min(100, share * VALUE_AT);
  return (
    <Box aria-hidden sx={{ position: 'relative', my: 0.75, height: 18 }}>
      <Box sx={{ ...TRACK, width: '100%', bgcolor: 'raised.main' }} />
      <Box sx={{ ...TRACK, width: `${filled}%`, bgcolor: 'primary.main' }} />
      <Box sx={{ ...MARK, left: `${VALUE_AT}%` }} />
    </Box>
  );
}

const VALUE_AT = (5 / 6) * 100;
const QUIET = { fontSize: '0.9375rem', color: 'text.secondary' } as const;
const TRACK = { position: 'absolute', top: 4, height: 10, borderRadius: '5px' } as const;
const MARK = {
  position: 'absolute',
  inset: '0 auto',
  width: 3,
  borderRadius: '2px',
  bgcolor: 'text.primary',
} as const;
