/**
 * A whole number with its thousands apart: 2,010.
 * Without Intl, whose first formatter takes as long as the rest of the first screen's figures and more.
 */
export function wholeWords(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  const apart = digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
  return value < 0 && digits !== '0' ? `-${apart}` : apart;
}
