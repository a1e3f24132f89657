import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';

import { daysBelow, FULL_WIDTH, GRID, MARGIN, X_AXIS, Y_AXIS } from './axes';
import { CHART_HEIGHT } from './chart-or-table';
import { axisOf } from './nice-ticks';
import type { Point } from './point';
import { PointWords } from './point-words';

export interface MacrosPoint extends Point {
  /** Grams; null where nothing is known. */
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

interface MacrosChartProps {
  label: string;
  points: MacrosPoint[];
}

/** Grams of protein, carbs and fat a day, one on the other; always in this order, from below. */
export function MacrosChart({ label, points }: MacrosChartProps) {
  const heights = points.map(
    ({ protein, carbs, fat }) => (protein ?? 0) + (carbs ?? 0) + (fat ?? 0),
  );
  return (
    <BarChart
      responsive
      height={CHART_HEIGHT}
      style={FULL_WIDTH}
      data={points}
      margin={MARGIN}
      aria-label={label}
    >
      <CartesianGrid {...GRID} />
      <XAxis {...X_AXIS} {...daysBelow(points.length)} />
      <YAxis {...Y_AXIS} {...axisOf([0, ...heights])} />
      <PointWords />
      {(['protein', 'carbs', 'fat'] as const).map((macro) => (
        <Bar
          key={macro}
          dataKey={macro}
          stackId="macros"
          isAnimationActive={false}
          maxBarSize={44}
          fill={`var(--mui-palette-nutrients-${macro})`}
          // The edge tells neighbours apart where colours do not.
          stroke="var(--mui-palette-background-paper)"
          strokeWidth={points.length < 15 ? 2 : 1}
        />
      ))}
    </BarChart>
  );
}
