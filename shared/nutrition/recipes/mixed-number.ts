/** The value of '2', '1,5', '1 1/2' or '3/4'; a fraction with denominator 0 counts as its numerator. */
export function mixedNumber(said: string): number {
  return said
    .replace(',', '.')
    .split(' ')
    .reduce((sum, part) => {
      const [over = '0', under = '1'] = part.split('/');
      return sum + Number(over) / (Number(under) || 1);
    }, 0);
}
