import { Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';

import {
  axisOf,
  FULL_WIDTH,
  Grid,
  margin,
  type Point,
  PointWords,
  Rings,
  useDaysBelow,
  xAxis,
  yAxis,
} from './chart-parts';
import { CHART_HEIGHT } from './chart-height';

export interface WeightPoint extends Point {
  /** In the user's unit. */
  measured: number | null;
  trend: number;
}

interface WeightChartProps {
  label: string;
  points: WeightPoint[];
  /** undefined if it is too far away to be shown. */
  goal: number | undefined;
  /** Draws straight lines between points, for a line that is not a trend. */
  straight?: boolean;
}

export function WeightChart({ label, points, goal, straight = false }: WeightChartProps) {
  const days = useDaysBelow(points);
  const values = [
    ...points.flatMap(({ measured, trend }) => [trend, measured ?? trend]),
    ...(goal === undefined ? [] : [goal]),
  ];
  return (
    <LineChart
      responsive
      height={CHART_HEIGHT}
      style={FULL_WIDTH}
      data={points}
      margin={margin()}
      aria-label={label}
    >
      <Grid />
      <XAxis {...xAxis()} {...days} padding={ROOM_FOR_NAMES} />
      <YAxis {...yAxis()} {...axisOf(values)} />
      <PointWords />
      <Rings of="measured" fill="var(--mui-palette-background-paper)" />
      <Line
        dataKey="trend"
        type={straight ? 'linear' : 'monotone'}
        stroke="var(--mui-palette-primary-main)"
        strokeWidth={3.5}
        strokeLinecap="round"
        isAnimationActive={false}
        dot={false}
      />
      {goal !== undefined && (
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

// Room for half of the labels of the first and last day, which are at the edges.
const ROOM_FOR_NAMES = { left: 8, right: 12 };
