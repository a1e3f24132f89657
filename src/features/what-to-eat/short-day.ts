import { dateFormatter } from '../../ui/words/date-formatter';

const SHORT = dateFormatter({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Thu, Nov 26'. @param day 'YYYY-MM-DD' */
export function shortDay(day: string): string {
  return SHORT.format(new Date(`${day}T00:00Z`));
}
