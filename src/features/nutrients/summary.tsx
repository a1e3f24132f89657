import { Box, Typography } from '@mui/material';

import type { NutrientSums } from '#shared/nutrition/nutrients/sum-nutrients';
import type { DailyReference } from '#shared/nutrition/nutrients/daily-reference';
import { EVERY_NUTRIENT, type EveryNutrient } from '#shared/records/every-nutrient';

import { format } from '../../ui/words/format';
import { messages } from './messages';
import type { Period } from './period';
import { isTarget } from './references';
import { standings } from './shown-nutrient';

interface SummaryProps {
  sums: NutrientSums;
  referenceOf: (nutrient: EveryNutrient) => DailyReference;
  kind: Period['kind'];
  days: number;
  isToday: boolean;
}

/** Summarizes the page in one sentence; shows nothing for a meal, which is not compared with a day's amounts. */
export function Summary({ sums, referenceOf, kind, days, isToday }: SummaryProps) {
  if (kind === 'meal') return null;
  const { needs, reached, passed, open } = standings(
    EVERY_NUTRIENT.filter((nutrient) => !isTarget(nutrient)).map((nutrient) => ({
      sum: sums[nutrient],
      reference: referenceOf(nutrient),
    })),
  );
  const about =
    kind === 'week'
      ? format(messages.averageOfDays, { count: days })
      : isToday
        ? messages.soFarToday
        : null;
  const limits =
    passed === 0 ? messages.noLimitPassed : format(messages.limitsPassed, { count: passed });
  const unknown = open > 0 && format(messages.tooLittleKnown, { count: open });
  return (
    <Box>
      {about !== null && <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>}
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 720, letterSpacing: '-0.01em' }}>
        {format(messages.needsReached, { reached, all: needs })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {[limits, unknown].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
