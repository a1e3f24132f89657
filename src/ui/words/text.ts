export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** No line break inside: for a number with its unit, or the years in a table's name. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011');
}
