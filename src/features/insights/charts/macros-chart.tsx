import { Bar, type BarShapeProps, ComposedChart, Rectangle, XAxis, YAxis } from 'recharts';

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

export interface MacrosPoint extends IntakePoint {
  /** In grams; null if unknown. */
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

interface MacrosChartProps {
  label: string;
  points: MacrosPoint[];
}

/** A stacked chart, always in this order from the bottom. */
export function MacrosChart({ label, points }: MacrosChartProps) {
  const days = useDaysBelow(points);
  const heights = points.map(
    ({ protein, carbs, fat }) => (protein ?? 0) + (carbs ?? 0) + (fat ?? 0),
  );
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
      <YAxis {...yAxis()} {...axisOf([0, ...heights])} unit=" g" />
      <PointWords />
      {(['protein', 'carbs', 'fat'] as const).map((macro) => (
        <Bar
          key={macro}
          dataKey={macro}
          stackId="macros"
          isAnimationActive={false}
          maxBarSize={44}
          fill={`var(--mui-palette-nutrients-${macro})`}
          // A border separates neighbors, because their colors are not different enough.
          strokeWidth={points.length < 15 ? 2 : 1}
          shape={Part}
        />
      ))}
      <Rings of="missing" />
    </ComposedChart>
  );
}

const PAPER = 'var(--mui-palette-background-paper)';

function Part({ x, y, width, height, fill = '', strokeWidth, payload }: BarShapeProps) {
  const look = isOutline(payload as MacrosPoint)
    ? { fill: `color-mix(in srgb, ${fill} 14%, ${PAPER})`, stroke: fill, strokeDasharray: '4 3' }
    : { fill, stroke: PAPER };
  return <Rectangle {...{ x, y, width, height, strokeWidth, ...look }} />;
}
