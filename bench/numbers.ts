export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The percentile of the values, interpolated between neighbors. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Three significant digits: the most that a benchmark on a shared machine can show. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
