export const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** A part of a whole, from 0 to 1; null if the whole is 0. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : round(part / whole, 4);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
}
