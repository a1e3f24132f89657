import { useMediaQuery, useTheme } from '@mui/material';
import type { XAxisProps, YAxisProps } from 'recharts';

import { wholeWords } from '../../../ui/words/number';
import { axisWords } from '../days/date-words';
import type { Point } from './point';

export const X_AXIS: Omit<XAxisProps, 'ref'> = {
  dataKey: 'key',
  tickLine: false,
  axisLine: { stroke: 'var(--mui-palette-divider)' },
  tickMargin: 8,
};

const FEW = 10;
/** As many as fit below a chart on a phone. */
const MOST_DATES = 5;

/** All of a few days if there is room; otherwise some in even steps from the last. @param narrow as on a phone */
export function daysBelow(
  points: readonly Pick<Point, 'key' | 'isToday'>[],
  narrow: boolean,
): Pick<XAxisProps, 'interval' | 'minTickGap' | 'ticks' | 'tickFormatter'> {
  const few = points.length < FEW;
  const step = few && !narrow ? 1 : Math.ceil(points.length / MOST_DATES);
  const today = points.find(({ isToday }) => isToday)?.key;
  return {
    // With larger text, labels that would touch are dropped; 'Today' stays.
    interval: 'preserveEnd',
    minTickGap: 8,
    ticks: points
      .filter((_, index) => (points.length - 1 - index) % step === 0)
      .map(({ key }) => key),
    tickFormatter: (day: string) => (day === today ? 'Today' : axisWords(day, few)),
  };
}

export function useDaysBelow(points: Parameters<typeof daysBelow>[0]) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return daysBelow(points, narrow);
}

export const Y_AXIS: Omit<YAxisProps, 'ref'> = {
  width: 46,
  tickLine: false,
  axisLine: false,
  interval: 0,
  tickFormatter: (value: number) => (value % 1 === 0 ? wholeWords(value) : value.toFixed(1)),
};

export const GRID = { vertical: false, stroke: 'var(--mui-palette-divider)' } as const;

// 'Today' is below the last point, and half of it beyond.
export const MARGIN = { top: 12, right: 16, bottom: 0, left: 0 } as const;

export const FULL_WIDTH = { width: '100%' } as const;
