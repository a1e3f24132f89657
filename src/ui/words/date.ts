// In UTC: a day has no time of its own.
const WITH_YEAR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** 'YYYY-MM-DD' as '3 Nov 2026'. */
export function dateWithYear(day: string): string {
  return WITH_YEAR.format(new Date(`${day}T12:00Z`));
}
