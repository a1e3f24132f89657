import { Box, Typography } from '@mui/material';

import { averageDay, type AverageDay } from '#shared/nutrition/intake/average-day';
import type { MacroTargets } from '#shared/rules/targets/macro-targets';

import { AtLeast } from '../../../ui/figures/macros';
import { NUTRIENT_NAMES, nutrientWords } from '../../../ui/figures/nutrient-words';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import {
  ChartOrTable,
  type LegendMark,
  NOT_LOGGED_MARK,
  openMarks,
} from '../charts/chart-or-table';
import { messages } from '../messages';
import { finishedDays, type LoggedDays, loggedOn, type Range, type Span, spansOf } from '../spans';
import { isLeast, MACROS, macrosPoints, macrosTable, sharesOf } from './macros-points';

interface MacrosCardProps {
  days: LoggedDays;
  today: string;
  range: Range;
  targets: MacroTargets | undefined;
}

export function MacrosCard({ days, today, range, targets }: MacrosCardProps) {
  const spans = spansOf(days, today, range);
  const average = averageDay(loggedOn(finishedDays(today, range), days.complete));
  return (
    <Card component="section" aria-labelledby="macros">
      <Typography id="macros" component="h2" variant="h3">
        {messages.macros}
      </Typography>
      {average ? (
        <AverageMacros average={average} targets={targets} />
      ) : (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {messages.macrosAppearLater}
        </Typography>
      )}
      <ChartOrTable
        name={messages.macros}
        range={range}
        table={macrosTable(spans)}
        marks={marksOf(spans, average === null)}
        draw={({ MacrosChart }) => (
          <MacrosChart label={messages.macrosChartKeys} points={macrosPoints(spans)} />
        )}
      />
    </Card>
  );
}

/** Explains the colors only if no averages above do. */
function marksOf(spans: readonly Span[], withColours: boolean): LegendMark[] {
  return [...(withColours ? COLOURS : []), ...openMarks(spans, 'text.secondary'), NOT_LOGGED_MARK];
}

const COLOURS = MACROS.map((macro) => ({
  words: NUTRIENT_NAMES[macro].toLowerCase(),
  mark: 'column' as const,
  colour: `nutrients.${macro}`,
}));

interface AverageMacrosProps {
  average: AverageDay;
  targets: MacroTargets | undefined;
}

function AverageMacros({ average, targets }: AverageMacrosProps) {
  const shares = sharesOf(average);
  return (
    <Box component="dl" sx={LIST}>
      {MACROS.map((macro) => (
        <div key={macro}>
          <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              component="span"
              aria-hidden
              sx={{ width: 12, height: 12, borderRadius: '4px', bgcolor: `nutrients.${macro}` }}
            />
            {NUTRIENT_NAMES[macro]}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '0.9375rem', color: 'text.secondary' }}>
            <Box component="strong" sx={average.nutrients[macro] === null ? NO_FIGURE : FIGURE}>
              <Amount average={average} macro={macro} />
            </Box>
            {targets && <div>{format(messages.targetG, { value: targets[macro] })}</div>}
            {shares && <div>{format(messages.ofEnergy, { value: shares[macro] })}</div>}
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Amount({ average, macro }: { average: AverageDay; macro: (typeof MACROS)[number] }) {
  const amount = nutrientWords(macro, average.nutrients[macro]);
  return isLeast(average, macro) ? <AtLeast amount={amount} /> : amount;
}

const LIST = {
  m: 0,
  mt: 1.5,
  display: 'grid',
  gap: 2,
  // Three columns or, with large text, one; never two.
  gridTemplateColumns:
    'repeat(auto-fit, minmax(min(100%, max((100% - 32px) / 3, (15.5rem - 100%) * 999)), 1fr))',
} as const;

const FIGURE = {
  display: 'block',
  fontSize: '1.375rem',
  fontWeight: 750,
  letterSpacing: '-0.02em',
  color: 'text.primary',
} as const;

// Smaller than a number, because the word is longer and must not break.
const NO_FIGURE = { ...FIGURE, fontSize: '1.0625rem', lineHeight: 2 } as const;
