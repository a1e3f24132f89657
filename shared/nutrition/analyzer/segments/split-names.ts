import { readPhrase } from '../amounts/read-phrase';
import type { Chunk } from '../amounts/chunks-of';
import { isNaming } from '../ranking/query-terms';
import { type Find, isPlainFood, type Match, WHOLE_COVER } from '../ranking/score-name';
import { RAW_WORDS } from '../ranking/kinds';
import { CLASSES, DISHES } from '../language/word-classes';
import { termsOf } from '../language/words';
import { withoutAbsent } from './find-phrase';
import { tellsTaste } from './without-tastes';
import { withKnownDrink } from './with-known-drink';
import { withMainOfDish } from './with-main-of-dish';
import { withMeasureBehind } from './with-measure-behind';
import { withNamedWords } from './with-named-words';

// A longer run is rather a sentence than names.
const SPLIT_WORDS_MAX = 14;
// A name of more words is hardly one of several without a word between them.
const NAME_WORDS_MAX = 4;

/** 'pancakes maple syrup', 'lettuce cucumber feta': plain names without a word between them. */
export function splitNames(find: Find, told: Chunk): Chunk[] {
  const chunk = withMeasureBehind(
    find,
    withNamedWords(find, withoutPlace(find, withKnownDrink(find, told))),
  );
  const words = withoutAbsent(chunk.phrase.food).split(' ');
  if (words.length < 2 || words.length > SPLIT_WORDS_MAX) return [chunk];
  // 'dry maize flour': dry is said of both.
  if (RAW_WORDS.some((word) => words.includes(word))) return [chunk];
  const chosen = ofChoice(find, words);
  if (chosen !== undefined)
    return splitNames(find, { ...chunk, phrase: { ...chunk.phrase, food: chosen } });
  const counted = countedAndBeside(find, chunk, words);
  if (!counted && isWholeName(find(chunk.phrase.food), isWithSide(words))) return [chunk];
  const names = counted ?? namesOf(find, chunk, words);
  if (names.length < 2) return [chunk];
  const [first, ...rest] = withMainOfDish(find, withoutAgain(find, names));
  if (first === undefined) return [chunk];
  return [
    firstOf(chunk, first, counted !== undefined),
    ...rest.map((name): Chunk => ({
      text: name,
      separator: rest.length > 1 ? 'comma' : 'with',
      phrase: readPhrase(name),
      unsaid: true,
    })),
  ];
}

/** 'doner kebab at kotti': where it was eaten, if no food is called so. */
function withoutPlace(find: Find, chunk: Chunk): Chunk {
  const [food = '', place = '', ...more] = chunk.phrase.food.split(/ at (?:the )?/);
  if (place === '' || food === '' || more.length > 0 || find(place)?.named === true) return chunk;
  return { ...chunk, phrase: { ...chunk.phrase, food } };
}

function firstOf(chunk: Chunk, food: string, isCounted: boolean): Chunk {
  const { amount } = chunk.phrase;
  const plural = isCounted || readPhrase(food).amount.plural;
  return { ...chunk, phrase: { ...chunk.phrase, food, amount: { ...amount, plural } } };
}

/** '3 pancakes bacon' are three pancakes, and no three plates of them with bacon. */
function countedAndBeside(
  find: Find,
  { phrase }: Chunk,
  words: readonly string[],
): readonly string[] | undefined {
  const { count = 1, unit } = phrase.amount;
  if (count <= 1 || unit !== undefined || /\b(?:al|de|di|a la)\b/.test(phrase.food))
    return undefined;
  const whole = find(phrase.food);
  if (whole === undefined) return undefined;
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  return cuts
    .map((parts) => parts.map((part) => part.join(' ')))
    .find(
      ([first = '', ...rest]) =>
        /[^su]s$/.test(first) &&
        (whole.joint || !rest.every(tellsTaste)) &&
        [first, ...rest]
          .map((name) => find(name))
          .every((part) => part?.named === true && part.place !== whole.place),
    );
}

/** What has a weight of its own is one thing rather than a list, and surely where it is called after its parts. */
function namesOf(find: Find, { phrase }: Chunk, words: readonly string[]): string[] {
  const { unit } = phrase.amount;
  if (unit?.kind === 'weight' && endsAsMade(words)) return [];
  const isName = (name: string) => namesFood(find, name, unit === undefined);
  const behind = unit === undefined ? withNameBehind(find, words) : undefined;
  return namesIn(isName, words) ?? behind ?? mostNamesIn(find, isName, words);
}

// So much more of the words names the food without what is behind it.
const LEFT_OUT_COVER = 0.1;
// A cut of what stands before it, or what is in it.
const PART_OF_IT = /^(?:breasts?|thighs?|legs?|wings?|fillets?|brown sugar|sugar|salt|pepper)$/;

/** 'chicken salad sandwich chips': what the best food for all the words leaves out is a thing of its own. */
function withNameBehind(find: Find, words: readonly string[]): string[] | undefined {
  const whole = find(words.join(' '));
  if (!whole || words.length < 3) return undefined;
  const cuts = [words.length - 1, words.length - 2].filter((at) => at >= 2);
  return cuts
    .map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
    .find(([ahead = '', behind = '']) => {
      const first = find(ahead);
      const isLeftOut = first?.place === whole.place && first.cover > whole.cover + LEFT_OUT_COVER;
      return (
        isLeftOut && !isKindOf(behind) && !PART_OF_IT.test(behind) && find(behind)?.named === true
      );
    });
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
    if (isName(name) && !(from > 0 && isMadeOf(name))) return length;
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
  const isBowl = terms.length === 2 && terms[1] === 'bowl';
  return isBowl || (terms.length === 1 && DISHES.has(terms[0] ?? ''));
}

// What stands beside most things: 'pizza salad beer', 'waffle syrup', 'curry rice naan'.
const BESIDE =
  /^(?:salad|bread|naan|roti|syrup|chips|fries|toast|rice|pickle|yogurt|curd|gravy|stuffing)$/;

function isMadeOf(name: string): boolean {
  return isKindOf(name) && !BESIDE.test(name);
}

/** The names that make up all the words, each a food by itself; undefined where none do. */
export function plainNamesIn(find: Find, words: readonly string[]): string[] | undefined {
  if (words.length > SPLIT_WORDS_MAX) return undefined;
  return namesIn((name) => find(name)?.named === true, words);
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
      if (!before || !isName(name) || (start > 0 && isMadeOf(name))) continue;
      const known = best[end];
      if (!known || before.length + 1 < known.length) best[end] = [...before, name];
    }
  }
  return best[words.length];
}

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
  // 'double espresso martini' is no bread from Trinidad.
  if (words === 'double') return false;
  const match = find(words);
  if (!match || !termsOf(words).some((term) => isNaming(term))) return false;
  return match.named || (isListed && isPlainFood(match));
}
