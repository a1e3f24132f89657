import { localDateTimeAt } from '#shared/rules/local-time';

/** To the minute, in the format of a datetime-local field. */
export function localNow(): string {
  const now = new Date();
  return localDateTimeAt(now.getTime(), -now.getTimezoneOffset());
}
