import { localDateTimeAt } from './calendar';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether this runtime knows a time zone, such as 'Europe/Berlin'. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The wall clock of a time zone at a moment, 'YYYY-MM-DDTHH:mm'.
 * @param time ms since the epoch
 * @throws RangeError if the zone is unknown
 */
export function wallClockIn(zone: string, time: number): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/**
 * The first moment at which the wall clock of a zone shows a time, in ms. A time that the clock skips when it is
 * put forward is the moment of the change.
 * @param wall 'YYYY-MM-DDTHH:mm'
 * @throws RangeError if the zone is unknown
 */
export function timeOfWallClock(zone: string, wall: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  // No clock is further from UTC than a day.
  let before = asUtc - DAY_MS;
  let from = asUtc + DAY_MS;
  const offsetBefore = offsetAt(zone, before);
  const offsetFrom = offsetAt(zone, from);
  const early = asUtc - offsetBefore;
  if (wallClockIn(zone, early) === wall) return early;
  const late = asUtc - offsetFrom;
  if (wallClockIn(zone, late) === wall) return late;
  // Skipped: the first minute at which the clock is past it.
  while (from - before > MINUTE_MS) {
    const middle = before + Math.floor((from - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (wallClockIn(zone, middle) < wall) before = middle;
    else from = middle;
  }
  return from;
}

function offsetAt(zone: string, time: number): number {
  return Date.parse(`${wallClockIn(zone, time)}Z`) - Date.parse(`${localDateTimeAt(time)}Z`);
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}
