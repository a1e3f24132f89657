/**
 * A moment as a wall clock shows it, 'YYYY-MM-DDTHH:mm'.
 * @param time ms since the epoch
 * @param offsetMinutes minutes that the clock is ahead of UTC; 0 for UTC itself
 */
export function localDateTimeAt(time: number, offsetMinutes = 0): string {
  return new Date(time + offsetMinutes * 60_000).toISOString().slice(0, 16);
}
