import { normalise } from './ranking/words';

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\bnil(?=\p{L})/gu, 'no '],
  [/\bskin noteaten\b/g, 'no skin'],
  [/\bnoteaten\b/g, 'not eaten'],
  [/\bwithfat\b/g, 'with added fat'],
  [/\bhalfhalf\b/g, 'half and half'],
  [/\bwithin\b/g, 'with'],
  [/\bfiveguys\b/g, 'five guys'],
  [/\bsixinch\b/g, '6 inch'],
  [/\bquarterpounder\b/g, 'quarter pounder'],
  [/\bfloz\b/g, 'fl oz'],
];
const OURS = /\bnil|noteaten|withfat|halfhalf|within|fiveguys|sixinch|quarterpounder|floz/;

/** Words of a description as people write them: no word that the analyser made is ever shown. */
export function shownWords(words: string): string {
  if (!OURS.test(words)) return words;
  return PLAIN.reduce((text, [pattern, plain]) => text.replace(pattern, plain), words);
}

const PLAIN_LETTERS = /^[\x20-\x7e\n\r\t]*$/;

/** Gives words their accents and letters back as they were typed. */
export function asTyped(text: string): (words: string) => string {
  if (PLAIN_LETTERS.test(text)) return shownWords;
  const typed = new Map<string, string>();
  for (const [token] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const plain = normalise(token);
    if (plain !== token.toLowerCase() && !typed.has(plain)) typed.set(plain, token);
  }
  return (words) => shownWords(words).replace(/[\p{L}]+/gu, (word) => typed.get(word) ?? word);
}
