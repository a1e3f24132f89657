import { Box, Typography } from '@mui/material';

import { type WeekBudget, weekBudget } from '#shared/rules/targets/week-budget';

import { Card } from '../../../ui/layout/card';
import { weekStart } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { energyFigure, energyUnit, energyWords } from '../../../ui/words/quantity';
import { unbroken } from '../../../ui/words/text';
import { messages } from '../messages';
import type { LoggedDays, TargetOf } from '../spans';

interface WeekBudgetCardProps {
  days: LoggedDays;
  today: string;
  targetOf: TargetOf;
  /** Recommended minimum in kcal a day. */
  least: number;
}

/** Shows the energy that is left of this week's targets. */
export function WeekBudgetCard({ days, today, targetOf, least }: WeekBudgetCardProps) {
  const eaten = [...days.complete].flatMap(([day, { nutrients }]): [string, number][] =>
    nutrients.calories === null ? [] : [[day, nutrients.calories]],
  );
  const week = weekBudget({
    today,
    targetOf,
    least,
    start: weekStart(),
    eaten: new Map(eaten),
    eatenToday: days.logged.get(today)?.nutrients.calories ?? 0,
  });
  return (
    <Card component="section" aria-labelledby="week-budget">
      <Typography id="week-budget" component="h2" variant="h3">
        {messages.thisWeek}
      </Typography>
      {week.left > 0 && (
        <Box sx={LINE}>
          <Box component="strong" sx={FIGURE}>
            {energyFigure(week.left)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {leftWords(week.daysLeft - 1)}
          </Box>
        </Box>
      )}
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {budgetWords(week).join(' ')}
      </Typography>
    </Card>
  );
}

/** @param rest days of the week after today */
function leftWords(rest: number): string {
  const unit = energyUnit();
  return rest === 0
    ? format(messages.leftForToday, { unit })
    : format(messages.leftForDays, { unit, rest });
}

/** Describes the budget. The words must not suggest eating less to make up for earlier days. */
export function budgetWords(week: WeekBudget): string[] {
  const { left, perDay, unknown, budget } = week;
  const kcal = (value: number) => unbroken(energyWords(value));
  return [
    ...(left > 0 ? [] : [messages.weekIsUsed]),
    perDay === null || left <= 0
      ? messages.nothingToMakeUp
      : perDayWords(week, kcal(Math.round(perDay / 10) * 10)),
    format(messages.ofTheWeek, { budget: kcal(budget) }),
    ...(unknown > 0 ? [format(messages.unknownDays, { unknown })] : []),
  ];
}

/** Mentions what was eaten today, which is already subtracted: without it the two numbers would not match. */
function perDayWords({ eatenToday, daysLeft }: WeekBudget, energy: string): string {
  if (Math.round(eatenToday) === 0) return format(messages.thatIsADay, { energy });
  const eaten = unbroken(energyWords(eatenToday));
  return format(messages.withToday, { eaten, energy, days: daysLeft });
}

const LINE = {
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
} as const;

const FIGURE = {
  fontSize: '1.75rem',
  fontWeight: 790,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
} as const;
