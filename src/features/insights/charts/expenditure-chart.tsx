import { Area, ComposedChart, Line, XAxis, YAxis } from 'recharts';

import { axisWords } from '../spans';
import {
  axisOf,
  FULL_WIDTH,
  Grid,
  margin,
  type Point,
  PointWords,
  useDaysBelow,
  xAxis,
  yAxis,
} from './chart-parts';
import { CHART_HEIGHT } from './chart-height';

export interface ExpenditurePoint extends Point {
  /** Energy per day, in the user's unit. */
  kcal: number;
  /** The likely range; null for a week that could not be measured. */
  likely: [number, number] | null;
}

interface ExpenditureChartProps {
  label: string;
  points: ExpenditurePoint[];
}

export function ExpenditureChart({ label, points }: ExpenditureChartProps) {
  const days = useDaysBelow(points);
  const values = points.flatMap(({ kcal, likely }) => [kcal, ...(likely ?? [])]);
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
      <XAxis {...xAxis()} {...days} tickFormatter={dateBelow} padding={ROOM_FOR_NAMES} />
      <YAxis {...yAxis()} {...axisOf(values)} />
      <PointWords />
      <Area
        dataKey="likely"
        type="monotone"
        stroke="none"
        fill="var(--mui-palette-primary-main)"
        fillOpacity={0.18}
        isAnimationActive={false}
        activeDot={false}
      />
      <Line
        dataKey="kcal"
        type="monotone"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth={3.5}
        strokeLinecap="round"
        isAnimationActive={false}
        dot={{ r: 3.5, fill: 'var(--mui-palette-background-paper)', strokeWidth: 2 }}
      />
    </ComposedChart>
  );
}

// Each point is a Monday, so its date is more useful than its weekday.
const dateBelow = (day: string) => axisWords(day, false);

const ROOM_FOR_NAMES = { left: 24, right: 24 };
