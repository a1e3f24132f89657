export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which `percent` of a hundred lie, between neighbors where it falls between. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Three significant digits: what a benchmark on a shared machine can say at most. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
