const TIME = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** A time of day as 'HH:mm', of 12 hours ('7:45 PM') or of 24; null where the text is none. */
export function clockTime(text: string): string | null {
  const [, hours, minutes = '', half] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number {
  // '20:15 PM' is written by programs that add the half to a clock of 24 hours.
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
