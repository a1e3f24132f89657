import type { WeightPoint } from '../charts/weight-chart';

const LEAST_ROOM = 2;

/** In the person's unit; undefined if the goal is so far away that it would flatten the curve. */
export function nearGoal(
  points: readonly Pick<WeightPoint, 'measured' | 'trend'>[],
  goal: number | undefined,
): number | undefined {
  const values = points.flatMap(({ measured, trend }) => [trend, measured ?? trend]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(LEAST_ROOM, most - least);
  const isNear = goal !== undefined && goal > least - room && goal < most + room;
  return isNear ? goal : undefined;
}
