import { readPhrase } from '../amounts/read-phrase';
import type { Chunk } from '../amounts/chunks';
import { isNaming } from '../ranking/query-terms';
import { isPlainFood, type Match } from '../ranking/score-name';
import { RAW_WORDS } from '../ranking/kinds';
import { CLASSES, DISHES } from '../language/word-classes';
import { termsOf } from '../language/words';
import { withoutAbsent } from './find-phrase';
import type { Find } from './read-segment';

// A longer run is rather a sentence than names.
const SPLIT_WORDS_MAX = 14;
// A name of more words is hardly one of several without a word between them.
const NAME_WORDS_MAX = 4;

/** 'pancakes maple syrup', 'lettuce cucumber feta': plain names without a word between them. */
export function splitNames(find: Find, chunk: Chunk): Chunk[] {
  const words = withoutAbsent(chunk.phrase.food).split(' ');
  if (words.length < 2 || words.length > SPLIT_WORDS_MAX) return [chunk];
  // 'dry maize flour': dry is said of both.
  if (RAW_WORDS.some((word) => words.includes(word))) return [chunk];
  const chosen = ofChoice(find, words);
  if (chosen !== undefined)
    return splitNames(find, { ...chunk, phrase: { ...chunk.phrase, food: chosen } });
  if (isWholeName(find(chunk.phrase.food), isWithSide(words))) return [chunk];
  const names = namesOf(find, chunk, words);
  const [first, ...rest] = withoutAgain(find, names);
  if (first === undefined || names.length < 2) return [chunk];
  return [
    { ...chunk, phrase: { ...chunk.phrase, food: first } },
    ...rest.map((name): Chunk => ({
      text: name,
      separator: rest.length > 1 ? 'comma' : 'with',
      phrase: readPhrase(name),
      unsaid: true,
    })),
  ];
}

/** What has a weight of its own is one thing rather than a list, and surely where it is called after its parts. */
function namesOf(find: Find, { phrase }: Chunk, words: readonly string[]): string[] {
  const { unit } = phrase.amount;
  if (unit?.kind === 'weight' && endsAsMade(words)) return [];
  const isName = (name: string) => namesFood(find, name, unit === undefined);
  return namesIn(isName, words) ?? mostNamesIn(find, isName, words);
}

// Of a longer run so many words may be unknown, at most.
const LONG_WORDS = 4;
const UNKNOWN_SHARE = 0.35;
const UNSURE_COVER = 0.7;

/** 'chipotle bowl chicken brown rice fajita veg': the names among the words, and what is between them as it is. */
function mostNamesIn(
  find: Find,
  isName: (words: string) => boolean,
  words: readonly string[],
): string[] {
  if (words.length < LONG_WORDS || (find(words.join(' '))?.cover ?? 0) >= UNSURE_COVER) return [];
  const runs = runsOf(isName, words);
  const isMade = runs.slice(1).some(({ text }) => text.some(isOfKind));
  const unknown = runs.flatMap(({ text, known }) => (known ? [] : text)).length;
  const names = runs.filter(({ known }) => known).length;
  if (isMade || names < 2 || unknown / words.length > UNKNOWN_SHARE) return [];
  return runs.map(({ text }) => text.join(' '));
}

function isOfKind(word: string): boolean {
  return isKindOf(word) || CLASSES.has(word);
}

interface Run {
  text: string[];
  known: boolean;
}

function runsOf(isName: (words: string) => boolean, words: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestName(isName, words, at);
    const known = length > 0;
    const text = words.slice(at, at + Math.max(1, length));
    const last = runs.at(-1);
    if (!known && last?.known === false) last.text.push(...text);
    else runs.push({ text, known });
    at += text.length;
  }
  return runs;
}

function longestName(
  isName: (words: string) => boolean,
  words: readonly string[],
  from: number,
): number {
  for (let length = Math.min(NAME_WORDS_MAX, words.length - from); length > 0; length -= 1) {
    const name = words.slice(from, from + length).join(' ');
    if (isName(name) && !(from > 0 && isKindOf(name))) return length;
  }
  return 0;
}

/** 'oreo chocolate sandwich cookie': two names of one food are one. */
function withoutAgain(find: Find, names: readonly string[]): string[] {
  return names.filter((name, at) => {
    const before = at === 0 ? undefined : find(names[at - 1] ?? '');
    return before === undefined || before.place !== find(name)?.place;
  });
}

/** 'tea or coffee' is one of them, the first; 'chicken or turkey soup' is a name. */
function ofChoice(find: Find, words: readonly string[]): string | undefined {
  if (!words.includes('or')) return undefined;
  const [first = '', last = '', ...more] = words.join(' ').split(/ ?\bor\b ?/);
  if (last.includes(' ') || more.length > 0) return undefined;
  const areBoth = [first, last].every((choice) => choice !== '' && isPlain(find(choice)));
  return areBoth ? first : undefined;
}

function isPlain(match: Match | undefined): boolean {
  return match !== undefined && (match.named || isPlainFood(match) || match.cover >= WHOLE_COVER);
}

const MADE =
  /^(?:bhaj[iy]a?|bhajji|sab[zj]i|subzi|d(?:h|a)?al|dahl|dhall?|sambh?ar|rasam|curry|masala|pulao|palao|biryani|upma|stew|soup|broth|bread|loaf|buns?|roti|chapatt?i|naan|paratha|injera|tortillas?|porridge|ugali|juice|nectar|drink|flour|paste|powder|puree|starch|noodles?|sauce|chutney|pickle|kebabs?|kababs?|salad|oil)$/;

/** '70 g cabbage bhaji', '25 g red gram dhal': one weight of one thing, which is called after what is in it. */
function endsAsMade(words: readonly string[]): boolean {
  return MADE.test(words.at(-1) ?? '');
}

/** 'rice flour cake' is a cake: what is made of other foods stands behind them. */
function isKindOf(name: string): boolean {
  const terms = termsOf(name);
  return terms.length === 1 && DISHES.has(terms[0] ?? '');
}

/** The fewest names that make up all the words, the first as long as it can be; undefined where none do. */
function namesIn(
  isName: (words: string) => boolean,
  words: readonly string[],
): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= words.length; end += 1) {
    for (let start = Math.max(0, end - NAME_WORDS_MAX); start < end; start += 1) {
      const before = best[start];
      const name = words.slice(start, end).join(' ');
      if (!before || !isName(name) || (start > 0 && isKindOf(name))) continue;
      const known = best[end];
      if (!known || before.length + 1 < known.length) best[end] = [...before, name];
    }
  }
  return best[words.length];
}

const WHOLE_COVER = 0.95;
const WHOLE_PRECISION = 0.35;

// 'burger fries' is a burger, and fries; 'burger bun' is one thing.
const HELD = /^(?:\w+)?(?:burger|sandwich|wrap|sub)s?$/;
const SIDE = /^(?:fries|chips|rings|wings|nuggets|soup)$/;

function isWithSide(words: readonly string[]): boolean {
  return words.some((word, at) => HELD.test(word) && SIDE.test(words[at + 1] ?? ''));
}

function isWholeName(match: Match | undefined, isList: boolean): boolean {
  if (match === undefined || (isList && !match.named)) return false;
  return match.named || (match.cover >= WHOLE_COVER && match.precision >= WHOLE_PRECISION);
}

/** 'crisp' is a food by itself, and tells how an apple is. */
function namesFood(find: Find, words: string, isListed: boolean): boolean {
  const match = find(words);
  if (!match || !termsOf(words).some((term) => isNaming(term))) return false;
  return match.named || (isListed && isPlainFood(match));
}
