const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** A whole number with its thousands apart: 2,010. */
export function wholeWords(value: number): string {
  return WHOLE.format(value);
}
