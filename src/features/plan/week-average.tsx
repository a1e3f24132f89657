import { Box } from '@mui/material';

import type { PlanAverage } from '#shared/nutrition/plan/plan-sums';

import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { energyFigure, energyUnit, energyWords, unknownEnergy } from '../../ui/words/quantity';
import { messages } from './messages';

interface WeekAverageProps {
  average: PlanAverage;
  /** In kcal, average of the same days; undefined without goals. */
  target: number | undefined;
}

/** The average of the planned days, next to the target. */
export function WeekAverage({ average, target }: WeekAverageProps) {
  if (isGentle()) return null;
  const { calories, protein, days, inPart } = average;
  const more = [
    target !== undefined && format(messages.ofTarget, { energy: energyWords(target) }),
    protein !== null && format(messages.proteinADay, { grams: Math.round(protein) }),
    format(messages.ofDays, { count: days }),
  ];
  return (
    <Box component="section" aria-label={messages.averageOfWeek} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        {calories === null ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {unknownEnergy()}
          </Box>
        ) : (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Box component="span" sx={FIGURE}>
              {`${energyFigure(calories)} `}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${energyUnit()} ${messages.aDay}`}
            </Box>
          </Box>
        )}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {more.filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {inPart > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {format(messages.mealsInPart, { count: inPart })}
        </Box>
      )}
    </Box>
  );
}

const FIGURE = { fontSize: '1.75rem', fontWeight: 790, letterSpacing: '-0.02em' } as const;
