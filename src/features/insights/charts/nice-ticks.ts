const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;
const LEAST_STEP = 0.5;

/** Round figures in a few even steps; the first is at most `low`, the last at least `high`. */
export function niceTicks(low: number, high: number): number[] {
  const wanted = Math.max((high - low) / MOST_STEPS, LEAST_STEP);
  const scale = 10 ** Math.floor(Math.log10(wanted));
  const step = scale * (STEPS.find((one) => one * scale >= wanted) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export function axisOf(values: readonly number[]) {
  const ticks = niceTicks(Math.min(...values), Math.max(...values));
  return { ticks, domain: [ticks[0] ?? 0, ticks.at(-1) ?? 0] };
}
