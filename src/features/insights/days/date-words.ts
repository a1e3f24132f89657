const OPTIONS = { timeZone: 'UTC' } as const;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { ...OPTIONS, weekday: 'short' });
const DATE = new Intl.DateTimeFormat('en-GB', { ...OPTIONS, day: 'numeric', month: 'short' });
const FULL = new Intl.DateTimeFormat('en-GB', {
  ...OPTIONS,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

const noon = (day: string) => new Date(`${day}T12:00Z`);

/** 'Mon' or '3 Nov'. */
export function axisWords(day: string, few: boolean): string {
  return (few ? WEEKDAY : DATE).format(noon(day));
}

/** 'Mon 3 Nov' */
export function dateWords(day: string): string {
  return FULL.format(noon(day)).replace(',', '');
}

/** 'Mon 3 Nov', or '3 Nov to 9 Nov'. */
export function spanWords({ from, to }: { from: string; to: string }): string {
  if (from === to) return dateWords(from);
  return `${DATE.format(noon(from))} to ${DATE.format(noon(to))}`;
}
