import { useMediaQuery, useTheme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import { PointCard } from '../../../ui/figures/point-card';
import { wholeWords } from '../../../ui/words/whole-words';
import { type ChartPoint, dayWords } from './chart-points';

const CHART_HEIGHT = 200;

interface BarsProps {
  label: string;
  points: readonly ChartPoint[];
  axisWords?: (value: number) => string;
}

const LINE = 'var(--mui-palette-divider)';
const MARGIN = { top: 8, right: 16, bottom: 0, left: 0 } as const;

export function Bars({ label, points, axisWords = wholeWords }: BarsProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const step = Math.ceil(points.length / (narrow ? 4 : 7));
  const ticks = points.filter((_, n) => (points.length - 1 - n) % step === 0);
  return (
    <BarChart
      responsive
      height={CHART_HEIGHT}
      style={{ width: '100%' }}
      data={[...points]}
      margin={MARGIN}
      aria-label={label}
    >
      <CartesianGrid vertical={false} stroke={LINE} />
      <XAxis
        dataKey="key"
        tickLine={false}
        axisLine={{ stroke: LINE }}
        tickMargin={8}
        interval="preserveEnd"
        ticks={ticks.map(({ key }) => key)}
        tickFormatter={dayWords}
      />
      <YAxis
        width={52}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        tickFormatter={axisWords}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--mui-palette-raised-main)' }}
        content={({ active, payload }) => {
          const point = (payload[0] as { payload?: ChartPoint } | undefined)?.payload;
          return active && point ? <PointCard title={point.title} lines={[point.words]} /> : null;
        }}
      />
      <Bar
        dataKey="figure"
        isAnimationActive={false}
        maxBarSize={36}
        radius={[4, 4, 0, 0]}
        fill="var(--mui-palette-primary-main)"
      />
    </BarChart>
  );
}
