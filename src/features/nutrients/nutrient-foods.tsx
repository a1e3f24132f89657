import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import type { DailyReference } from '#shared/nutrition/nutrients/daily-reference';
import type { NutrientSum } from '#shared/nutrition/nutrients/sum-nutrients';
import type { EveryNutrient } from '#shared/records/every-nutrient';

import { format } from '../../ui/words/format';
import { shownSource } from '../../ui/words/quantity';
import { messages } from './messages';
import { isTarget } from './references';
import { amountWords, boundWords, coverageWords, percentWords } from './shown-nutrient';

interface NutrientFoodsProps {
  nutrient: EveryNutrient;
  sum: NutrientSum;
  reference: DailyReference;
  children: ReactNode;
}

const MOST = 6;

const NOTES: Partial<Record<EveryNutrient, string>> = {
  niacin: messages.niacinNote,
  vitaminA: messages.vitaminAFrom,
  folate: messages.folateFrom,
  linolenic: messages.linolenicNote,
};

/** Details of a nutrient: the foods that contain it, how much is known, and the value it is compared with. */
export function NutrientFoods({ nutrient, sum, reference, children }: NutrientFoodsProps) {
  const coverage = coverageWords(sum);
  const isNone = sum.amount !== null && sum.foods.length === 0;
  return (
    <Box sx={{ pb: 2, display: 'grid', gap: 1.25, fontSize: '0.9375rem' }}>
      {sum.foods.length > 0 && <Foods {...{ nutrient, sum }} />}
      {sum.amount === null && <Line>{messages.unknownInEveryFood}</Line>}
      {isNone && <Line>{messages.noFoodHasIt}</Line>}
      {coverage !== null && <Line>{coverage}</Line>}
      <Bounds {...{ nutrient, reference }} />
      {NOTES[nutrient] !== undefined && <Line>{NOTES[nutrient]}</Line>}
      {children}
    </Box>
  );
}

function Foods({ nutrient, sum }: Pick<NutrientFoodsProps, 'nutrient' | 'sum'>) {
  const rest = sum.foods.slice(MOST);
  return (
    <Box component="ol" aria-label={messages.fromTheseFoods} sx={LIST}>
      {sum.foods.slice(0, MOST).map(({ name, amount, share }) => (
        <Box component="li" key={name} sx={FOOD}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="span" sx={{ whiteSpace: 'nowrap', textAlign: 'end' }}>
            {amountWords(nutrient, amount)}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {` · ${percentWords(share)}`}
            </Box>
          </Box>
          <Box aria-hidden sx={{ ...PART, width: `${share * 100}%` }} />
        </Box>
      ))}
      {rest.length > 0 && (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {format(messages.moreFoods, {
            count: rest.length,
            amount: amountWords(
              nutrient,
              rest.reduce((all, { amount }) => all + amount, 0),
            ),
          })}
        </Box>
      )}
    </Box>
  );
}

function Bounds({
  nutrient,
  reference: { least, most },
}: Pick<NutrientFoodsProps, 'nutrient' | 'reference'>) {
  if (!least && !most) return <Line>{messages.noValuePublished}</Line>;
  return (
    <>
      {least && (
        <Line>
          {format(isTarget(nutrient) ? messages.aDay : messages.atLeastADay, {
            amount: boundWords(nutrient, least, 'at least'),
            source: shownSource(least.source),
          })}
        </Line>
      )}
      {most && (
        <Line>
          {format(messages.atMostADay, {
            amount: boundWords(nutrient, most, 'at most'),
            source: shownSource(most.source),
          })}
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: string | undefined }) {
  return <Typography sx={{ fontSize: 'inherit', color: 'text.secondary' }}>{children}</Typography>;
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;

const FOOD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  rowGap: 0.25,
} as const;

const PART = {
  gridColumn: '1 / -1',
  minWidth: 3,
  height: 3,
  borderRadius: '2px',
  bgcolor: 'primary.main',
  opacity: 0.55,
  forcedColorAdjust: 'none',
} as const;
