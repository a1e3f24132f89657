/** Words that stay on one line: a number with its unit, the years of a table's name. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011');
}
