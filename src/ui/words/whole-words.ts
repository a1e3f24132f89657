/** '2,010'. Without Intl, because creating a formatter would take longer than all other numbers of the first screen. */
export function wholeWords(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  const apart = digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
  return value < 0 && digits !== '0' ? `-${apart}` : apart;
}
