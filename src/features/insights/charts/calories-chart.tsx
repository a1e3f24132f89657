import {
  Bar,
  type BarShapeProps,
  ComposedChart,
  Rectangle,
  ReferenceLine,
  XAxis,
  YAxis,
} from 'recharts';

import {
  axisOf,
  FULL_WIDTH,
  Grid,
  MARGIN,
  type IntakePoint,
  isOutline,
  PointWords,
  Rings,
  useDaysBelow,
  X_AXIS,
  Y_AXIS,
} from './chart-parts';
import { CHART_HEIGHT } from './chart-height';

export interface CaloriesPoint extends IntakePoint {
  /** In the user's unit, as the target; null if nothing is logged or read. */
  calories: number | null;
}

interface CaloriesChartProps {
  label: string;
  points: CaloriesPoint[];
  target: number | undefined;
}

export function CaloriesChart({ label, points, target }: CaloriesChartProps) {
  const days = useDaysBelow(points);
  const values = points.map(({ calories }) => calories ?? 0);
  return (
    <ComposedChart
      responsive
      height={CHART_HEIGHT}
      style={FULL_WIDTH}
      data={points}
      margin={MARGIN}
      aria-label={label}
    >
      <Grid />
      <XAxis {...X_AXIS} {...days} />
      <YAxis {...Y_AXIS} {...axisOf([0, target ?? 0, ...values])} />
      <PointWords />
      <Bar dataKey="calories" isAnimationActive={false} maxBarSize={44} shape={Column} />
      <Rings of="missing" />
      {target !== undefined && (
        <ReferenceLine
          y={target}
          stroke="var(--mui-palette-text-primary)"
          strokeWidth={1.5}
          strokeDasharray="6 5"
        />
      )}
    </ComposedChart>
  );
}

function Column({ x, y, width, height, payload }: BarShapeProps) {
  const colour = 'var(--mui-palette-primary-main)';
  const look = isOutline(payload as CaloriesPoint)
    ? { fill: 'var(--mui-palette-raised-main)', stroke: colour, strokeDasharray: '4 3' }
    : { fill: colour };
  const round = Math.min(6, width / 2);
  return (
    <Rectangle
      {...{ x, y, width, height, ...look }}
      strokeWidth={2}
      radius={[round, round, 0, 0]}
    />
  );
}
