import type { TableData } from '../charts/data-table';
import type { WeightPoint } from '../charts/weight-chart';
import { dateWords } from '../days/date-words';
import { finelyInUnit, inUnit, type WeightView } from './weight-view';
import { kilogramsWords } from './weight-words';

export function weightPoints({ shown, unit, today }: WeightView): WeightPoint[] {
  return shown.map(({ day, measured, trend }) => ({
    key: day,
    isToday: day === today,
    title: dateWords(day),
    lines: [
      `trend ${kilogramsWords(trend, unit)}`,
      measured === null ? 'not weighed' : `weighed ${kilogramsWords(measured, unit)}`,
    ],
    measured: measured === null ? null : inUnit(measured, unit),
    // Finer than a tenth, which would look like stairs.
    trend: finelyInUnit(trend, unit),
  }));
}

/** Days with a weighing, newest first. */
export function weightTable({ shown, unit }: WeightView): TableData {
  return {
    caption: 'Weight, on each day with a weighing',
    columns: ['Day', 'Weighed', 'Trend'],
    rows: shown
      .flatMap(({ day, measured, trend }) =>
        measured === null
          ? []
          : [[dateWords(day), kilogramsWords(measured, unit), kilogramsWords(trend, unit)]],
      )
      .reverse(),
  };
}
