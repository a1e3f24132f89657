import { distance } from 'fastest-levenshtein';

import type { FoodTable } from '../../table/food-table';
import { readNumberWord } from '../language/plain-numbers';
import { readSize, readUnit } from '../amounts/units';
import { NAMED_FOODS } from '../../table/named-foods';
import { FILLER } from '../language/word-classes';
import type { NameIndex } from './name-index';
import { MISSPELLINGS } from '../language/misspellings';
import { ABBREVIATIONS, SPELLINGS } from '../language/spellings';
import { normalise, stem, wordsOf } from '../language/words';

// A shorter word is one letter away from too many others.
const SLIP_LETTERS_MIN = 5;

const likenesses = new WeakMap<NameIndex, Likeness>();

// A shorter word is one letter away from too many others.
const SHORTEST = 4;
/** Shorter ones are taken for a plain name alone, of which they lack a letter or have two swapped. */
const SURE_LENGTH = 5;
const LONG = 7;
// What fewer foods are called is hardly what somebody meant to type.
const HOLDERS_MIN = 3;
const KNOWN_MAX = 4_000;

interface Vocabulary {
  /** Words as people write them, by first letter and length, with how many names hold each. */
  shelves: Map<string, { word: string; holders: number }[]>;
  named: ReadonlySet<string>;
  plain: ReadonlySet<string>;
  known: Map<string, string | undefined>;
}

const vocabularies = new WeakMap<FoodTable, Vocabulary>();

/**
 * A phrase with its misspelled words as they were meant: those that no name holds and that are one
 * slip of the keys, or two where they are long, from a word of many names. Undefined where there is none.
 */
export function respelled(table: FoodTable, phrase: string): string | undefined {
  const meant = phrase
    .split(' ')
    .map((word) => meantBy(table, word) ?? word)
    .join(' ');
  return meant === phrase ? undefined : meant;
}

/** Words with those that are misspelled as the description of the food that they were read as has them. */
export function spelledAs(table: FoodTable, phrase: string, description: string): string {
  // 'Wendy's' is a name, and no slip of 'wendies'.
  const written = normalise(description).match(/(?<![a-z'])[a-z]+(?!'s|[a-z])/g) ?? [];
  return phrase
    .split(' ')
    .map((word) => spelledWord(table, word, written) ?? word)
    .join(' ');
}

function spelledWord(
  table: FoodTable,
  word: string,
  written: readonly string[],
): string | undefined {
  if (!/^[a-z]+$/.test(word) || written.includes(word)) return undefined;
  const isMany = MANY.test(word);
  const meant = Object.hasOwn(MISSPELLINGS, word) ? MISSPELLINGS[word] : undefined;
  if (meant !== undefined && written.some((one) => oneOf(one) === meant))
    return isMany ? manyOf(meant) : meant;
  if (word.length < SHORTEST) return undefined;
  const forms = written
    .filter((one) => one.length >= SHORTEST && one[0] === word[0])
    .map((one) => (isMany ? manyOf(one) : oneOf(one)));
  if (!isKnownWord(table, word) || Object.hasOwn(MISSPELLINGS, word))
    return forms.find((form) => slipsBetween(word, form) <= 2);
  // 'tomatos' and 'sandwhich' are known all the same; 'lasagne' is another spelling of 'lasagna'.
  return forms.find((form) =>
    Object.hasOwn(ABBREVIATIONS, word)
      ? slipsBetween(word, form) === 1 && form.at(-1) === word.at(-1)
      : isMany && rootOf(form) === rootOf(word),
  );
}

const MANY = /[^s]s$/;
const rootOf = (word: string) => word.replace(/(?:ies|ys|es|s)$/, '');
const oneOf = (word: string) =>
  MANY.test(word) && manyOf(stem(word)) === word ? stem(word) : word;

function manyOf(word: string): string {
  if (MANY.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ss|x|z|ch|sh|ato)$/.test(word) ? `${word}es` : `${word}s`;
}

function meantBy(table: FoodTable, word: string): string | undefined {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return undefined;
  if (isKnownWord(table, word)) return undefined;
  const vocabulary = vocabularyOf(table);
  if (vocabulary.known.has(word)) return vocabulary.known.get(word);
  if (vocabulary.known.size > KNOWN_MAX) vocabulary.known.clear();
  const found =
    word.length < SURE_LENGTH ? shortName(vocabulary, word) : nearestOrPlural(vocabulary, word);
  vocabulary.known.set(word, found);
  return found;
}

/**
 * Whether a name of a food holds a word, or a rule knows it. The vocabulary comes last: it is made when a description first holds a word that nothing else knows.
 */
export function isKnownWord(table: FoodTable, word: string): boolean {
  const [form = word] = wordsOf(word);
  if (FILLER.has(word) || table.index.termId.has(form)) return true;
  if ((readUnit(word) ?? readSize(word) ?? readNumberWord(word)) !== undefined) return true;
  return vocabularyOf(table).named.has(form);
}

/** 'panckaes' is as near to 'pancake' as its singular is. */
function nearestOrPlural(vocabulary: Vocabulary, word: string): string | undefined {
  const found = nearest(vocabulary, word);
  if (found !== undefined || !word.endsWith('s') || word.length <= SURE_LENGTH) return found;
  const one = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return nearest(vocabulary, one);
}

function shortName({ shelves, plain }: Vocabulary, word: string): string | undefined {
  const near = [word.length + 1, word.length].flatMap(
    (length) => shelves.get(`${word[0]}${length}`) ?? [],
  );
  return near.find(
    (one) =>
      plain.has(one.word) &&
      isOneSlipOff(word, one.word) &&
      (one.word.length > word.length || sorted(one.word) === sorted(word)),
  )?.word;
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}

function nearest({ shelves }: Vocabulary, word: string): string | undefined {
  let best: string | undefined;
  let holders = HOLDERS_MIN - 1;
  let slips = 3;
  for (const length of [0, -1, 1, -2, 2].map((step) => word.length + step)) {
    for (const near of shelves.get(`${word[0]}${length}`) ?? []) {
      const off = slipsBetween(word, near.word);
      if (off > 2 || off > slips || (off === slips && near.holders <= holders)) continue;
      if (near.holders < HOLDERS_MIN) continue;
      ({ word: best, holders } = near);
      slips = off;
    }
  }
  return best;
}

/** 1 or 2 slips; 3 stands for more. */
function slipsBetween(word: string, other: string): number {
  if (isOneSlipOff(word, other)) return 1;
  if (soundsAlike(word, other)) return 2;
  if (word.length < LONG || word.slice(0, 2) !== other.slice(0, 2)) return 3;
  return distance(word, other) <= 2 ? 2 : 3;
}

const ALIKE_LENGTH = 6;
const CONSONANTS_MIN = 3;
const ALIKE_SLIPS = 2;
const LONG_E = /ae|ea|ee|ei|ie/g;
const VOWEL_END = /[aeiouy]$/;

/** 'ceaser' and 'caesar', 'brocolli' and 'broccoli': the same consonants, and vowels as they are heard. */
function soundsAlike(word: string, other: string): boolean {
  if (word.length < ALIKE_LENGTH || Math.abs(word.length - other.length) > 1) return false;
  if (word.at(-1) !== other.at(-1) && !(VOWEL_END.test(word) && VOWEL_END.test(other)))
    return false;
  const heard = (one: string) => one.replace(LONG_E, 'e');
  if (distance(heard(word), heard(other)) > ALIKE_SLIPS) return false;
  const consonants = consonantsOf(word);
  return consonants.length >= CONSONANTS_MIN && consonants === consonantsOf(other);
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiouy]/g, '').replace(/(.)\1/g, '$1');
}

function vocabularyOf(table: FoodTable): Vocabulary {
  const made = vocabularies.get(table);
  if (made) return made;
  const { index } = table;
  const shelves: Vocabulary['shelves'] = new Map();
  const put = (word: string, holders: number) => {
    if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word)) return;
    const shelf = `${word[0]}${word.length}`;
    const list = shelves.get(shelf);
    if (list) list.push({ word, holders });
    else shelves.set(shelf, [{ word, holders }]);
  };
  const holdersOf = (id: number) => (index.holderStart[id + 1] ?? 0) - (index.holderStart[id] ?? 0);
  for (const [written, form] of Object.entries(SPELLINGS))
    if (form === 'toasted' && written === 'toast') put(written, HOLDERS_MIN);
  index.terms.forEach((term, id) => {
    put(term, holdersOf(id));
  });
  for (const [written, form] of Object.entries(SPELLINGS)) {
    // A slip is nothing that another slip is meant for.
    if (Object.hasOwn(MISSPELLINGS, written)) continue;
    const id = index.termId.get(form);
    if (id !== undefined && stem(written) !== written) put(written, holdersOf(id));
  }
  const named = new Set([...table.named.keys()].flatMap((key) => key.split(' ')));
  const plain = new Set(Object.keys(NAMED_FOODS).filter((name) => !name.includes(' ')));
  const vocabulary = { shelves, named, plain, known: new Map<string, string | undefined>() };
  vocabularies.set(table, vocabulary);
  return vocabulary;
}

interface Likeness {
  shelves: Map<string, number[]>;
}

/** Terms that a word may be a slip of: one letter off, or with two changed where it is long. */
export function likeTerms(index: NameIndex, word: string): number[] {
  if (word.length < SLIP_LETTERS_MIN - 1 || !/^[a-z]+$/.test(word)) return [];
  const { shelves } = likenessOf(index);
  const lengths = [word.length, word.length - 1, word.length + 1];
  const near = lengths
    .flatMap((length) => shelves.get(`${word[0]}${length}`) ?? [])
    .filter((id) => isNear(word, index.terms[id] ?? ''));
  return near.sort((one, other) => holdersOf(index, other) - holdersOf(index, one)).slice(0, 5);
}

function isNear(one: string, other: string): boolean {
  if (isOneSlipOff(one, other)) return true;
  if (one.length < 7 || one.slice(0, 3) !== other.slice(0, 3)) return false;
  const half = Math.floor(one.length / 2);
  return (
    isOneSlipOff(one.slice(half), other.slice(half)) &&
    isOneSlipOff(one.slice(0, half), other.slice(0, half))
  );
}

function holdersOf(index: NameIndex, id: number): number {
  return (index.holderStart[id + 1] ?? 0) - (index.holderStart[id] ?? 0);
}

function likenessOf(index: NameIndex): Likeness {
  const made = likenesses.get(index);
  if (made) return made;
  const shelves = new Map<string, number[]>();
  index.terms.forEach((term, id) => {
    if (term.length < SLIP_LETTERS_MIN - 1) return;
    const shelf = `${term[0]}${term.length}`;
    const list = shelves.get(shelf);
    if (list) list.push(id);
    else shelves.set(shelf, [id]);
  });
  const likeness = { shelves };
  likenesses.set(index, likeness);
  return likeness;
}

/** Whether two words differ by one letter put in, left out, changed, or by two swapped. */
export function isOneSlipOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.length === b.length) {
    if (a.slice(1) === b.slice(1)) return true;
    return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  }
  return a.length > b.length ? a.slice(1) === b : b.slice(1) === a;
}
