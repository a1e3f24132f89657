import { DATE_LOCALE } from '../../ui/words/time';

const SHORT = new Intl.DateTimeFormat(DATE_LOCALE, {
  ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
});

/** 'Thu, Nov 26'. @param day 'YYYY-MM-DD' */
export function shortDay(day: string): string {
  return SHORT.format(new Date(`${day}T00:00Z`));
}
