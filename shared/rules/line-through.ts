export interface Line {
  slope: number;
  /** The standard deviation of the values around the line. */
  scatter: number;
  /** The sum of the squared distances of the x values from their mean. */
  spread: number;
}

/**
 * The least-squares line through values at unevenly spaced x values.
 * @param points pairs of x and value; at least three, at two or more different x values
 */
export function lineThrough(points: readonly (readonly [number, number])[]): Line {
  const count = points.length;
  const place = points.reduce((sum, [at]) => sum + at, 0) / count;
  const mean = points.reduce((sum, [, value]) => sum + value, 0) / count;
  const spread = points.reduce((sum, [at]) => sum + (at - place) ** 2, 0);
  const shared = points.reduce((sum, [at, value]) => sum + (at - place) * (value - mean), 0);
  const slope = shared / spread;
  const squaredErrors = points.reduce(
    (sum, [at, value]) => sum + (value - mean - slope * (at - place)) ** 2,
    0,
  );
  return { slope, scatter: Math.sqrt(squaredErrors / (count - 2)), spread };
}
