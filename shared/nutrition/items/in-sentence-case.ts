// Always in capitals in the name of a food.
const ABBREVIATIONS =
  /(?<![\p{L}\p{N}&])(?:bbq|blt|g&t|ipa|kfc|oj|pb ?& ?j|pbj|pb|tv|xxl|xl)(?![\p{L}\p{N}&])/giu;

/** Words as the name of a food: 'tv dinner' becomes 'TV dinner', and 'fried egg' 'Fried egg'. */
export function inSentenceCase(words: string): string {
  const text = words.replace(ABBREVIATIONS, (letters) => letters.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}
