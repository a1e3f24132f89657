import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';

import { axisWords } from '../days/date-words';
import { FULL_WIDTH, GRID, MARGIN, X_AXIS, Y_AXIS } from './axes';
import { CHART_HEIGHT } from './chart-or-table';
import type { Point } from './point';
import { PointWords } from './point-words';

export interface WeightPoint extends Point {
  /** What the scales said, in the person's unit. */
  measured: number | null;
  trend: number;
}

interface WeightChartProps {
  label: string;
  points: WeightPoint[];
  /** Drawn where it is near enough to be seen beside the rest. */
  goal: number | undefined;
}

/** Each weighing as a ring, and the trend as a line through them. */
export function WeightChart({ label, points, goal }: WeightChartProps) {
  const [low, high] = boundsOf(points, goal);
  return (
    <LineChart
      responsive
      height={CHART_HEIGHT}
      style={FULL_WIDTH}
      data={points}
      margin={MARGIN}
      aria-label={label}
    >
      <CartesianGrid {...GRID} />
      <XAxis {...X_AXIS} tickFormatter={(day: string) => axisWords(day, points.length < 10)} />
      <YAxis {...Y_AXIS} domain={[low, high]} allowDecimals={high - low < 4} tickFormatter={ONE} />
      <PointWords />
      <Line
        dataKey="measured"
        stroke="none"
        isAnimationActive={false}
        activeDot={false}
        dot={{
          r: 3.5,
          fill: 'var(--mui-palette-background-paper)',
          stroke: 'var(--mui-palette-text-secondary)',
          strokeWidth: 1.5,
        }}
      />
      <Line
        dataKey="trend"
        type="monotone"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth={3.5}
        strokeLinecap="round"
        isAnimationActive={false}
        dot={false}
      />
      {goal !== undefined && goal >= low && (
        <ReferenceLine
          y={goal}
          stroke="var(--mui-palette-text-primary)"
          strokeWidth={1.5}
          strokeDasharray="6 5"
        />
      )}
    </LineChart>
  );
}

const ONE = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** Whole numbers around what is drawn; a goal that is far away would flatten it. */
function boundsOf(points: readonly WeightPoint[], goal: number | undefined): [number, number] {
  const values = points.flatMap(({ measured, trend }) => [trend, measured ?? trend]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(2, most - least);
  const isNear = goal !== undefined && goal > least - room && goal < most + room;
  const all = isNear ? [least, most, goal] : [least, most];
  return [Math.floor(Math.min(...all) - 0.2), Math.ceil(Math.max(...all) + 0.2)];
}
