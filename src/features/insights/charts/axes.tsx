import type { XAxisProps, YAxisProps } from 'recharts';

import { wholeWords } from '../../../ui/words/number';
import { axisWords } from '../days/date-words';

/** What every chart has in common: a quiet frame that leaves the figures the room. */
export const X_AXIS: Omit<XAxisProps, 'ref'> = {
  dataKey: 'key',
  tickLine: false,
  axisLine: { stroke: 'var(--mui-palette-divider)' },
  minTickGap: 14,
  tickMargin: 8,
};

const FEW = 10;

/** How the days below a chart are named: all of a few, of many those that have the room. */
export function daysBelow(count: number): Pick<XAxisProps, 'interval' | 'tickFormatter'> {
  const few = count < FEW;
  return {
    interval: few ? 0 : 'preserveStartEnd',
    tickFormatter: (day: string) => axisWords(day, few),
  };
}

export const Y_AXIS: Omit<YAxisProps, 'ref'> = {
  width: 46,
  tickLine: false,
  axisLine: false,
  interval: 0,
  tickFormatter: (value: number) => (value % 1 === 0 ? wholeWords(value) : value.toFixed(1)),
};

export const GRID = { vertical: false, stroke: 'var(--mui-palette-divider)' } as const;

export const MARGIN = { top: 12, right: 8, bottom: 0, left: 0 } as const;

export const FULL_WIDTH = { width: '100%' } as const;
