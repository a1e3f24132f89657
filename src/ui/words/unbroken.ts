/** Words that belong on one line, as a figure and its unit do. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0');
}
