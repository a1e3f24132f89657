import type { WeeklyExpenditure } from '#shared/rules/targets/check-in';

import { format } from '../../../ui/words/format';
import { energyFigure, energyIn, energyUnit, energyWords } from '../../../ui/words/quantity';
import type { TableData } from '../charts/data-table';
import type { ExpenditurePoint } from '../charts/expenditure-chart';
import { dateWords } from '../spans';
import { messages } from './messages';

/** The weeks from the first one that could be measured. */
function measuredWeeks(weeks: readonly WeeklyExpenditure[]): WeeklyExpenditure[] {
  const first = weeks.findIndex(({ thin }) => thin.length === 0);
  return first === -1 ? [] : weeks.slice(first);
}

export function expenditurePoints(weeks: readonly WeeklyExpenditure[]): ExpenditurePoint[] {
  return measuredWeeks(weeks).map((week) => ({
    key: week.week,
    title: `${messages.week} ${dateWords(week.week)}`,
    lines: [energyWords(week.kcal), rangeOf(week)],
    isToday: false,
    kcal: energyIn(week.kcal),
    likely:
      week.low === null || week.high === null ? null : [energyIn(week.low), energyIn(week.high)],
  }));
}

/** Newest first. */
export function expenditureTable(weeks: readonly WeeklyExpenditure[]): TableData {
  return {
    caption: messages.weekByWeek,
    columns: [messages.week, format(messages.kcalADay, { unit: energyUnit() }), messages.likely],
    rows: measuredWeeks(weeks)
      .map((week) => [dateWords(week.week), energyFigure(week.kcal), rangeOf(week)])
      .reverse(),
  };
}

function rangeOf({ low, high }: WeeklyExpenditure): string {
  if (low === null || high === null) return messages.keptFromBefore;
  return format(messages.between, { low: energyFigure(low), high: energyFigure(high) });
}
