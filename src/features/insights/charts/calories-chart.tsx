import {
  Bar,
  type BarShapeProps,
  ComposedChart,
  Line,
  Rectangle,
  ReferenceLine,
  XAxis,
  YAxis,
} from 'recharts';

import {
  axisOf,
  FULL_WIDTH,
  Grid,
  margin,
  type IntakePoint,
  isOutline,
  PointWords,
  Rings,
  useDaysBelow,
  xAxis,
  yAxis,
} from './chart-parts';
import { CHART_HEIGHT } from './chart-height';

export interface CaloriesPoint extends IntakePoint {
  /** In the user's unit, like the target; null if nothing is logged or no meal has numbers. */
  calories: number | null;
  /** Null if the user has set no goals. */
  target: number | null;
}

interface CaloriesChartProps {
  label: string;
  points: CaloriesPoint[];
}

export function CaloriesChart({ label, points }: CaloriesChartProps) {
  const days = useDaysBelow(points);
  const values = points.flatMap(({ calories, target }) => [calories ?? 0, target ?? 0]);
  const target = points[0]?.target ?? null;
  const isOne = points.every((point) => point.target === target);
  return (
    <ComposedChart
      responsive
      height={CHART_HEIGHT}
      style={FULL_WIDTH}
      data={points}
      margin={margin()}
      aria-label={label}
    >
      <Grid />
      <XAxis {...xAxis()} {...days} />
      <YAxis {...yAxis()} {...axisOf([0, ...values])} />
      <PointWords />
      <Bar dataKey="calories" isAnimationActive={false} maxBarSize={44} shape={Column} />
      <Rings of="missing" />
      {target !== null && isOne && <ReferenceLine y={target} {...DASHES} />}
      {target !== null && !isOne && (
        <Line
          dataKey="target"
          type="step"
          isAnimationActive={false}
          activeDot={false}
          dot={false}
          {...DASHES}
        />
      )}
    </ComposedChart>
  );
}

const DASHES = {
  stroke: 'var(--mui-palette-text-primary)',
  strokeWidth: 1.5,
  strokeDasharray: '6 5',
} as const;

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
