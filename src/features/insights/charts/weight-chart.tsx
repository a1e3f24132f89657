import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';

import { daysBelow, FULL_WIDTH, GRID, MARGIN, X_AXIS, Y_AXIS } from './axes';
import { CHART_HEIGHT } from './chart-or-table';
import { axisOf } from './nice-ticks';
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
  const values = valuesOf(points, goal);
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
      <XAxis {...X_AXIS} {...daysBelow(points.length)} padding={ROOM_FOR_NAMES} />
      <YAxis {...Y_AXIS} {...axisOf(values)} />
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
      {goal !== undefined && values.includes(goal) && (
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

// The first and the last day stand at the edges, and half of their names beyond.
const ROOM_FOR_NAMES = { left: 8, right: 12 };

const LEAST_ROOM = 2;

/** What the chart has to hold; a goal that is far away would flatten the rest, and is left out. */
function valuesOf(points: readonly WeightPoint[], goal: number | undefined): number[] {
  const values = points.flatMap(({ measured, trend }) => [trend, measured ?? trend]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(LEAST_ROOM, most - least);
  const isNear = goal !== undefined && goal > least - room && goal < most + room;
  return isNear ? [...values, goal] : values;
}
