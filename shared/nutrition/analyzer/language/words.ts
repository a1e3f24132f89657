import { latinDigits } from '#shared/records/latin-digits';

import { apart, compoundOf, joinCompounds } from './compounds';
import { SPELLINGS } from './spellings';

const SHOWN_AS: readonly (readonly [RegExp, string])[] = [
  [/\bskin noteaten\b/g, 'no skin'],
  [/\bnoteaten\b/g, 'not eaten'],
  [/\bwithfat\b/g, 'with added fat'],
  [/\bhalfhalf\b/g, 'half and half'],
  [/\bwithin\b/g, 'with'],
  [/\bfive-?guys\b/g, 'five guys'],
  [/\bsixinch\b/g, '6 inch'],
  [/\bquarterpounder\b/g, 'quarter pounder'],
  [/\bfloz\b/g, 'fl oz'],
  [/\bminus(?=\d)/g, '-'],
  [/\b(egg|bagel)bites\b/g, '$1 bites'],
  [/\bservingspoons?\b/g, 'serving spoons'],
  [/\b(half|quarter)chicken\b/g, '$1 chicken'],
  [/\bhappymeal\b/g, 'happy meal'],
  [/\bupandgo\b/g, 'up and go'],
  [/\bmugshot\b/g, 'mug shot'],
  [/\bthumsup\b/g, 'thums up'],
  [/\bsevenup\b/g, '7up'],
  [/\bummali\b/g, 'um ali'],
  [/\bkumbakonam degree coffee\b/g, 'filter coffee'],
  [/\btaqueria (?=tacos?\b)/g, 'street '],
  [/\bmilkyway\b/g, 'milky way'],
  [/\bfourntwenty\b/g, "four'n twenty"],
  [/\bpubdrink\b/g, 'pub drink'],
  [/\bhundredplus\b/g, '100 plus'],
  [/\bensureplus\b/g, 'ensure plus'],
  [/\bensureshake\b/g, 'ensure'],
  [/\bkopi sachet(?=s?\b)/g, '3-in-1 coffee'],
];

const OURS =
  /\bnil|noteaten|withfat|halfhalf|within|fiveguys|sixinch|quarterpounder|floz|minus\d|bites|servingspoon|five-guys|(?:half|quarter)chicken|happymeal|upandgo|mugshot|thumsup|sevenup|ummali|milkyway|kumbakonam|taqueria|fourntwenty|pubdrink|hundredplus|ensureplus|ensureshake|kopi sachet/;

const PLAIN_LETTERS = /^[\x20-\x7e\n\r\t]*$/;

/**
 * Text as the analyser reads it: lower case, no accents, plain signs, Latin digits.
 * Letters of other scripts stay; emoji and invisible characters go.
 */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Extended_Pictographic}|\p{Cf}/gu, ' ');
}

// Printable ASCII but for the backtick: nearly every name of the table.
const PLAIN = /^[\n\r\t -_a-~]*$/;

/** A word in the form under which names are indexed: singular, in one spelling. */
export function stem(word: string): string {
  if (Object.hasOwn(SPELLINGS, word)) return SPELLINGS[word] ?? word;
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us)$/.test(word)) return word;
  if (isSingularIs(word)) return word;
  const one = singular(word);
  return Object.hasOwn(SPELLINGS, one) ? (SPELLINGS[one] ?? one) : one;
}

const SINGULAR_IS = new Set('pastis anis basis tennis chablis cassis brewis orchis'.split(' '));

function isSingularIs(word: string): boolean {
  return word.endsWith('is') && (word.length < 5 || SINGULAR_IS.has(word));
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|z|ss|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const PLAIN_WORD = /[a-z0-9]+(?:'[a-z]+)?%?/g;
const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)?%?/gu;
const HALF_AND_HALF = /half[ -]and[ -]half|half[ &]+half/g;
// 'M&M', 'PB&J', 'A&W': one word.
const AMPERSAND = /(?<=\p{L})&(?=\p{L})/gu;
const NO_ADDED_FAT =
  /\b(?:no|not|without|without any) (?:added fats?|fats? added)|without (?:any )?fats?\b(?! free)|fat not added/g;
const FAT_ADDED = /\bfats? added|added fats?\b/g;
const SUGARLESS =
  /\b(?:without|no) (?:any )?(?:added )?(?:sugar|sweetener|sweeteners)\b(?! added)/g;
const MEATLESS = /\bmeatless\b/g;
const ABSENT =
  /(?<!or )\b(?:no|without|sans|minus|hold(?: the)?)(?: (?:any|added|the|an|a))* (?!bake\b|sugar\b|added\b)(\p{L}+)((?: (?:or|nor) \p{L}+)*)(?: (?!(?:no|not|without|sans|minus|hold|and|with|or|but)\b)(\p{L}+))?/gu;

const ABSENCE_WORDS = /\b(?:no|not|without|sans|minus|hold|meatless)\b|\bfats? added|added fat/;

/** The term for what is not in a food: on both sides 'no cheese' is one word, and holds no cheese. */
export const ABSENCE = 'nil';

/** Writes what is said not to be there as terms of its own. Takes normalised text. */
export function spellAbsence(text: string): string {
  let plain = text;
  if (plain.includes('fat'))
    plain = plain.replaceAll(NO_ADDED_FAT, `${ABSENCE}fat`).replaceAll(FAT_ADDED, 'withfat');
  if (plain.includes('sugar')) plain = plain.replaceAll(SUGARLESS, 'unsweetened');
  if (plain.includes('meatless')) plain = plain.replaceAll(MEATLESS, `${ABSENCE}meat`);
  return plain.replaceAll(ABSENT, (_, first: string, others: string, next?: string) =>
    absentTerms(first, others, next),
  );
}

/** 'no sour cream' is without one thing, and 'no cheese fries' fries without cheese. */
function absentTerms(first: string, others: string, next: string | undefined): string {
  const [last = first, ...before] = [
    first,
    ...others.split(/ (?:or|nor) /).filter(Boolean),
  ].reverse();
  const pair = next === undefined ? undefined : absentPair(last, next);
  const named = [...before.reverse(), pair ?? last].map((word) => ABSENCE + word);
  return [...named, ...(pair === undefined && next !== undefined ? [next] : [])].join(' ');
}

const ADDED_KINDS = /^(?:sauce|dressing|syrup|pudding|oil|cheese|cream|gravy)s?$/;
const DIETS = /^(?:fat|salt|sugar|dairy|lactose|carbs?|gluten|eggs?|nuts?|soy|meat|alcohol|bake)$/;

/** How a thing is made or of which kind it is: what is denied is the thing. */
const KIND_OF =
  /^(?:mushy|baked|fried|refried|black|pinto|green|white|brown|grated|shredded|melted|side|extra|french|jasmine|pilau|sour|whipped|special|spicy|hot|garlic)$/;

/** 'no black pudding' is without a pudding, and 'no fat cheese' is a cheese. */
function absentPair(first: string, next: string): string | undefined {
  const isKind = (ADDED_KINDS.test(next) || KIND_OF.test(first)) && !DIETS.test(first);
  return compoundOf(stem(first), stem(next)) ?? (isKind ? next : undefined);
}

const known = new Map<string, string>();
const KNOWN_MAX = 20_000;

/** The words of a name or a phrase, each in its plain form. */
export function wordsOf(text: string): string[] {
  let plain = normalise(text);
  if (plain.includes('half')) plain = plain.replaceAll(HALF_AND_HALF, 'halfhalf');
  if (plain.includes('&')) plain = plain.replaceAll(AMPERSAND, 'n');
  if (plain.length > 4 && ABSENCE_WORDS.test(plain)) plain = spellAbsence(plain);
  // The letters of all scripts take several times as long to find as those of one.
  return (plain.match(PLAIN.test(plain) ? PLAIN_WORD : WORD) ?? []).map(plainForm);
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

/**
 * A text with one blank, or one line break, in the place of each run of white space. The patterns that read
 * it need no `\s+`, which takes longer than in proportion to a text that is full of blanks.
 */
export function singleSpaces(text: string): string {
  return text.replace(/\s+/g, (run) => (/[\n\r]/.test(run) ? '\n' : ' '));
}

/**
 * A text without what stands in round brackets, from each opening one to the next that closes, and without the
 * blanks before it. An opening bracket that nothing closes stays. Takes as long as the text is long, which a
 * pattern does not where nothing closes.
 */
export function withoutBrackets(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('(', from);
    const close = open === -1 ? -1 : text.indexOf(')', open);
    if (close === -1) break;
    kept.push(text.slice(from, open).trimEnd());
    from = close + 1;
  }
  return kept.join('') + text.slice(from);
}

/** Words of a description as people write them: no word that the analyser made is ever shown. */
export function shownWords(words: string): string {
  if (!OURS.test(words)) return words;
  const told = words.replace(
    /\bnil(?!aga|la\b|e\b)(\p{L}+)/gu,
    (_, thing: string) => `no ${apart(thing)}`,
  );
  return SHOWN_AS.reduce((text, [pattern, plain]) => text.replace(pattern, plain), told);
}

/** Words as they were typed: with their accents and signs, and 'toad with hole' as 'toad in the hole'. */
export function asTyped(text: string): (words: string) => string {
  const withJoints = typedJoints(text);
  if (PLAIN_LETTERS.test(text) && !text.includes('&'))
    return (words) => withJoints(shownWords(words));
  const typed = new Map<string, string>();
  for (const [token] of text.matchAll(/[\p{L}\p{M}]+(?:&[\p{L}\p{M}]+)*/gu)) {
    const plain = normalise(token).replaceAll('&', 'n');
    if (plain !== token.toLowerCase() && !typed.has(plain)) typed.set(plain, token);
  }
  return (words) =>
    withJoints(shownWords(words).replace(/[\p{L}]+/gu, (word) => typed.get(word) ?? word));
}

/** What joins the words of a name is read as 'with', whatever it is: 'toad with hole'. */
export function withOneJoint(words: string): string {
  return words.replace(/\b(?:with|in|on|over) (?:(?:the|an?|my) )?(?=\p{L})/giu, 'with ');
}

/** The way back: each 'with' as what stands there in the text. */
function typedJoints(text: string): (words: string) => string {
  const joints = new Map<string, string>();
  const plain = singleSpaces(normalise(text));
  for (const [, joint = '', next = ''] of plain.matchAll(
    /\b((?:in|on|over|with|w\/?) ?(?:the |an? |my )?)(\p{L}+)/gu,
  ))
    if (!joints.has(next)) joints.set(next, joint.startsWith('w') ? 'with ' : joint);
  return (words) =>
    words.replace(
      /(?<=\p{L} )with (?=(\p{L}+))/gu,
      (joint, next: string) => joints.get(next) ?? joint,
    );
}
