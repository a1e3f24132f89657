import { localDateTimeAt } from '#shared/rules/calendar';

/** To the minute, in the format of a datetime-local field. */
export function localNow(): string {
  const now = new Date();
  return localDateTimeAt(now.getTime(), -now.getTimezoneOffset());
}
