/** The methods of `Intl.DateTimeFormat` that pages use. */
export type DateFormatter = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>;

/** Creates the formatter at its first use: that takes 10 ms on a slow phone, and a page uses few of those it imports. */
export function dateFormatter(options: Intl.DateTimeFormatOptions, locale?: string): DateFormatter {
  let created: Intl.DateTimeFormat | undefined;
  const formatter = () => (created ??= new Intl.DateTimeFormat(locale ?? dateLocale(), options));
  return {
    format: (time) => formatter().format(time),
    formatRange: (from, to) => formatter().formatRange(from, to),
  };
}

let ofDates: string | undefined;

/** English, in the order of the user's region: 'Nov 22' in the US, '22 Nov' in Ireland. */
export function dateLocale(): string {
  ofDates ??= englishOf(new Intl.DateTimeFormat().resolvedOptions().locale);
  return ofDates;
}

/** 'de' as 'en-DE'. */
function englishOf(tag: string): string {
  const { region = 'US' } = new Intl.Locale(tag).maximize();
  return `en-${region}`;
}
