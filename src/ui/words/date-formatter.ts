/** What pages use of an `Intl.DateTimeFormat`. */
export type DateFormatter = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>;

/**
 * Made at its first use: making one takes a slow phone 10 ms, and a page shows few of those that it imports. A line may
 * end behind the weekday, but not within the date.
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions, locale?: string): DateFormatter {
  let made: Intl.DateTimeFormat | undefined;
  const formatter = () => (made ??= new Intl.DateTimeFormat(locale ?? dateLocale(), options));
  return {
    format: (time) => inOnePiece(formatter().format(time)),
    formatRange: (from, to) => inOnePiece(formatter().formatRange(from, to)),
  };
}

// Beside a number: of 'Tuesday, November 24, 2026' only the first space stays.
function inOnePiece(date: string): string {
  return date.replace(/(\d,?)\s/g, '$1\u00a0').replace(/\s(?=\d)/g, '\u00a0');
}

let ofDates: string | undefined;

/** English, in the order of the user's region: 'Nov 22' in the US, '22 Nov' in Ireland. */
export function dateLocale(): string {
  ofDates ??= englishOf(new Intl.DateTimeFormat().resolvedOptions().locale);
  return ofDates;
}

/** 'de' as 'en-DE'. */
export function englishOf(tag: string): string {
  const { region = 'US' } = new Intl.Locale(tag).maximize();
  return `en-${region}`;
}
