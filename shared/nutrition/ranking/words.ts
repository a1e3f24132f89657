import { COMPOUNDS, SPELLINGS } from './spellings';

/**
 * Text as the analyser reads it: lower case, no accents, plain signs.
 * Letters of other scripts stay; emoji and invisible characters go.
 */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[–—]/g, '-')
    .replace(/\p{Extended_Pictographic}|\p{Cf}/gu, ' ');
}

// Printable ASCII but for the backtick: nearly every name of the table.
const PLAIN = /^[\n\r\t -_a-~]*$/;

/** A word in the form under which names are indexed: singular, in one spelling. */
export function stem(word: string): string {
  if (Object.hasOwn(SPELLINGS, word)) return SPELLINGS[word] ?? word;
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|z|ss|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)?%?/gu;
const HALF_AND_HALF = /half[ -]and[ -]half|half[ &]+half/g;
/** Ways to say that no fat was added; one word in the index: 'nofat'. */
export const NO_ADDED_FAT =
  /\b(?:no|not|without|without any) (?:added fats?|fats? added)|without (?:any )?fats?\b(?! free)|fat not added/g;
/** Likewise 'nosauce'. */
export const NO_SAUCE = /\b(?:no|without|without any) (?:added )?sauces?\b/g;
const FAT_ADDED = /\bfats? added|added fats?\b/g;
const known = new Map<string, string>();
const KNOWN_MAX = 20_000;

/** The words of a name or a phrase, each in its plain form. */
export function wordsOf(text: string): string[] {
  let plain = normalise(text);
  if (plain.includes('half')) plain = plain.replaceAll(HALF_AND_HALF, 'halfhalf');
  if (plain.includes('sauce')) plain = plain.replaceAll(NO_SAUCE, 'nosauce');
  if (plain.includes('fat'))
    plain = plain.replaceAll(NO_ADDED_FAT, 'nofat').replaceAll(FAT_ADDED, 'withfat');
  return (plain.match(WORD) ?? []).map(plainForm);
}

function plainForm(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const form = stem(word.includes("'") ? word.replace(/'s?$|'/g, '') : word);
  if (known.size < KNOWN_MAX) known.set(word, form);
  return form;
}

/** The terms of a name or a phrase: its words, those that are one thing together as one. */
export function termsOf(text: string): string[] {
  return joinCompounds(wordsOf(text));
}

function joinCompounds(words: string[]): string[] {
  const terms: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const joined = next === undefined ? undefined : COMPOUND_OF.get(word)?.get(next);
    if (joined !== undefined) index += 1;
    terms.push(joined ?? word);
  }
  return terms;
}

const COMPOUND_OF = new Map<string, Map<string, string>>();
for (const [pair, term] of Object.entries(COMPOUNDS)) {
  const [first = '', second = ''] = pair.split(' ');
  const seconds = COMPOUND_OF.get(first) ?? new Map<string, string>();
  COMPOUND_OF.set(first, seconds.set(second, term));
}
