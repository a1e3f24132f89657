/** The value of '2', '1,5', '1 1/2' or '3/4'; a fraction of nothing counts as its upper number. */
export function mixedNumber(said: string): number {
  return said
    .replace(',', '.')
    .split(' ')
    .reduce((sum, part) => {
      const [over = '0', under = '1'] = part.split('/');
      return sum + Number(over) / (Number(under) || 1);
    }, 0);
}
