/** A line of print in lower case, without accents and with ordinary spaces; digits and signs stay. */
export function plainLine(line: string): string {
  return line.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
