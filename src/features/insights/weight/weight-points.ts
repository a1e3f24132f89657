import type { TableData } from '../charts/data-table';
import type { WeightPoint } from '../charts/weight-chart';
import { messages } from '../messages';
import { dateWords } from '../spans';
import { finelyInUnit, inUnit, kilogramsWords, type WeightView } from './weight-view';

export function weightPoints({ shown, unit, today }: WeightView): WeightPoint[] {
  return shown.map(({ day, measured, trend }) => ({
    key: day,
    isToday: day === today,
    title: dateWords(day),
    lines: [
      `trend ${kilogramsWords(trend, unit)}`,
      measured === null ? messages.noWeightLogged : `weight ${kilogramsWords(measured, unit)}`,
    ],
    measured: measured === null ? null : inUnit(measured, unit),
    // Not rounded to tenths, because the line would look like stairs.
    trend: finelyInUnit(trend, unit),
  }));
}

/** Days with a logged weight, newest first. */
export function weightTable({ shown, unit }: WeightView): TableData {
  return {
    caption: messages.weightByDay,
    columns: [messages.day, messages.weightLogged, messages.trend],
    rows: shown
      .flatMap(({ day, measured, trend }) =>
        measured === null
          ? []
          : [[dateWords(day), kilogramsWords(measured, unit), kilogramsWords(trend, unit)]],
      )
      .reverse(),
  };
}

const LEAST_ROOM = 2;

/** The goal in the user's unit; undefined if it is so far away that it would flatten the curve. */
export function nearGoal(
  points: readonly Pick<WeightPoint, 'measured' | 'trend'>[],
  goal: number | undefined,
): number | undefined {
  const values = points.flatMap(({ measured, trend }) => [trend, measured ?? trend]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(LEAST_ROOM, most - least);
  const isNear = goal !== undefined && goal > least - room && goal < most + room;
  return isNear ? goal : undefined;
}
