import { localDateTimeAt } from '#shared/rules/local-time';

/** The device's clock to the minute, as a datetime-local field writes it. */
export function localNow(): string {
  const now = new Date();
  return localDateTimeAt(now.getTime(), -now.getTimezoneOffset());
}
