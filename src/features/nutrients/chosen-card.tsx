import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';

import { PAGES } from '#shared/contract/pages';
import { sumNutrients } from '#shared/nutrition/nutrients/sum-nutrients';
import { EVERY_NUTRIENT, EVERY_ROW } from '#shared/records/every-nutrient';

import { useDetailTable } from '../../device/detail-table';
import { Card } from '../../ui/layout/card';
import { LoneLink } from '../../ui/layout/links';
import { UNSEEN } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { localNow } from '../../ui/words/time';
import { messages } from './messages';
import { NutrientBar } from './nutrient-bar';
import { NOTHING_SET, referencesFor } from './references';
import { isLowerBound, measureOf, percentWords, spokenSum, sumWords } from './shown-nutrient';
import { useChosen } from './use-chosen';
import { useEaten } from './use-eaten';

/** The nutrients that the user chose for Today. Shows nothing if nothing was eaten. */
export function ChosenCard() {
  const today = localNow().slice(0, 10);
  const eaten = useEaten({ kind: 'day', day: today, mealId: null }, today);
  const loaded = useDetailTable();
  const { chosen } = useChosen();
  const table = loaded === 'missing' ? undefined : loaded;
  const items = eaten?.items;
  const sums = useMemo(
    () => (items && table ? sumNutrients(items, table) : undefined),
    [items, table],
  );
  const compared = eaten?.compared ?? NOTHING_SET;
  const { referenceOf } = useMemo(() => referencesFor(compared, { day: today }), [compared, today]);
  if (!sums || items?.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="nutrients-today">
      <Typography id="nutrients-today" component="h2" variant="h3">
        {messages.nutrientsOfToday}
      </Typography>
      {chosen.length > 0 && (
        <Box component="dl" sx={GRID}>
          {chosen.map((nutrient) => {
            const sum = sums[nutrient];
            const measure = measureOf(sum, referenceOf(nutrient));
            return (
              <Box key={nutrient} sx={{ minWidth: 0 }}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                  {EVERY_ROW[nutrient].label}
                </Box>
                <Box component="dd" sx={FIGURE}>
                  <Box component="strong" aria-hidden sx={{ whiteSpace: 'nowrap' }}>
                    {sumWords(nutrient, sum)}
                  </Box>
                  <Box component="span" sx={UNSEEN}>
                    {spokenSum(nutrient, sum)}
                  </Box>
                  <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                    {measure && percentWords(measure.share)}
                  </Box>
                  <Box sx={{ mt: 0.75, flex: '0 0 100%' }}>
                    <NutrientBar measure={measure} isOpen={isLowerBound(sum)} />
                  </Box>
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
      <Box sx={{ mt: 2, display: 'grid' }}>
        <LoneLink to={PAGES.nutrients}>
          {format(messages.allNutrients, { count: EVERY_NUTRIENT.length })}
        </LoneLink>
      </Box>
    </Card>
  );
}

const GRID = {
  m: 0,
  mt: 1.5,
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

const FIGURE = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;
