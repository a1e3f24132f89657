import type { XAxisProps, YAxisProps } from 'recharts';

import { wholeWords } from '../../../ui/words/number';

/** What every chart has in common: a quiet frame that leaves the figures the room. */
export const X_AXIS: Omit<XAxisProps, 'ref'> = {
  dataKey: 'key',
  tickLine: false,
  axisLine: { stroke: 'var(--mui-palette-divider)' },
  minTickGap: 14,
  interval: 'preserveStartEnd',
  tickMargin: 8,
};

export const Y_AXIS: Omit<YAxisProps, 'ref'> = {
  width: 46,
  tickLine: false,
  axisLine: false,
  tickCount: 4,
  tickFormatter: (value: number) => wholeWords(value),
};

export const GRID = { vertical: false, stroke: 'var(--mui-palette-divider)' } as const;

export const MARGIN = { top: 12, right: 8, bottom: 0, left: 0 } as const;

export const FULL_WIDTH = { width: '100%' } as const;
