import { mixedNumber } from './mixed-number';

/** '2', '1.5', '1 1/2' or '3/4', as a part of a pattern. */
export const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d{1,3})?(?: \d{1,2}\/\d{1,2})?|\d{1,2}\/\d{1,2})`;

type Groups = Readonly<Record<string, string | undefined>>;

/** Replaces the first match of a pattern, by its named groups and the matched text. */
export function replaced(
  text: string,
  found: RegExp,
  by: (groups: Groups, all: string) => string,
): string {
  const match = found.exec(text);
  return match?.groups ? text.replace(found, by(match.groups, match[0]).replaceAll('$', '')) : text;
}

const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2 };

/** The value of 'two', '2', 'half a' or nothing (one). */
export function counted(said = '1'): number {
  return /^half/iu.test(said) ? 0.5 : (WORDS[said.toLowerCase()] ?? mixedNumber(said));
}

/** Teaspoons per measure of spoons and cups. */
export const TEASPOONS: Readonly<Record<string, number>> = Object.fromEntries([
  ...['cup', 'cups'].map((word) => [word, 48] as const),
  ...['tbsp', 'tbsps', 'tablespoon', 'tablespoons'].map((word) => [word, 3] as const),
  ...['tsp', 'tsps', 'teaspoon', 'teaspoons'].map((word) => [word, 1] as const),
]);

/** To thousandths. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;
