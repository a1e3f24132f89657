const DAY_MS = 24 * 3600 * 1000;
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A moment by this device's clock, as it stands inside a sentence: 'today, 14:05'. */
export function momentWords(time: number, now: number): string {
  return `${dayOf(new Date(time), new Date(now))}, ${clockWords(time)}`;
}

export function clockWords(time: number): string {
  return CLOCK.format(time);
}

function dayOf(day: Date, today: Date): string {
  if (day.toDateString() === today.toDateString()) return 'today';
  // Noon of the day before: a day with a change of clocks has 23 or 25 hours.
  const noon = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  if (day.toDateString() === new Date(noon.getTime() - DAY_MS).toDateString()) return 'yesterday';
  return (day.getFullYear() === today.getFullYear() ? DAY : DAY_AND_YEAR).format(day);
}
