import { portionWords } from './portion-word';
import {
  foodWordsOf,
  isArticle,
  isFillerWord,
  measureAt,
  numberBefore,
  valueOf,
  type Found,
} from './tokens';
import { readSize, readUnit, type Unit } from './units';

/** The amount in the tokens of a phrase: a weight or a volume first, then a household measure, then a count. */
export function findAmount(tokens: readonly string[]): Found | undefined {
  return findStated(tokens) ?? findMeasured(tokens) ?? findCounted(tokens);
}

const VESSELS = new Set(portionWords('stated'));
const VESSEL_WORDS_MAX = 5;

/** A weight or a volume anywhere: '165 g', 'a cup of', 'two 12 floz cans of'; a weight before a volume. */
function findStated(tokens: readonly string[]): Found | undefined {
  const found = tokens.flatMap((_, place) => statedAt(tokens, place) ?? []);
  return found.find(({ unit }) => unit?.kind === 'weight') ?? found[0];
}

function statedAt(tokens: readonly string[], place: number): Found | undefined {
  const unit = readUnit(tokens[place] ?? '');
  if (unit?.kind !== 'weight' && unit?.kind !== 'volume') return undefined;
  const to = afterVessel(tokens, place + 1);
  const number = numberBefore(tokens, place) ?? oneOf(tokens, place, unit);
  if (!number || (number.vague && isThing(tokens, place, unit))) return undefined;
  return { count: number.count, unit, from: number.from, to, vague: false };
}

/** 'cup of rice' */
function oneOf(tokens: readonly string[], place: number, unit: Unit) {
  if (unit.kind !== 'volume' || tokens[place + 1] !== 'of') return undefined;
  const from = readSize(tokens[place - 1] ?? '') === undefined ? place : place - 1;
  return { count: 1, from, vague: false };
}

/** 'a peanut butter cup with': a thing that is called a cup, and no measure. */
function isThing(tokens: readonly string[], place: number, unit: Unit): boolean {
  const isSpoken = unit.kind === 'volume' && unit.spoken;
  return isSpoken && tokens[place + 1] !== 'of' && place + 1 < tokens.length;
}

/** Past the vessel that a stated amount is in: '28 g bag of', '12 floz can', '250 g serving of'. */
function afterVessel(tokens: readonly string[], from: number): number {
  const near = tokens.slice(from, from + VESSEL_WORDS_MAX);
  const of = near.indexOf('of');
  if (of === 0) return from + 1;
  if (of > 0 && readUnit(near[of - 1] ?? '')) return from + of + 1;
  const isVesselAlone =
    near.length > 0 && from + near.length === tokens.length && endsWithVessel(near);
  return isVesselAlone ? tokens.length : from;
}

/** 'can', 'large bag': nothing but a vessel, and how it is. */
function endsWithVessel(words: readonly string[]): boolean {
  const talk = words.slice(0, -1).every((word) => isFillerWord(word) || readUnit(word));
  return talk && VESSELS.has(words.at(-1) ?? '');
}

// 'a medium single serving bag of': so many words may stand before 'of'.
const BEFORE_OF_MAX = 8;

/** A household measure: before 'of', behind a number, or loose at the head ('handful grapes'). */
function findMeasured(tokens: readonly string[]): Found | undefined {
  return beforeOf(tokens) ?? behindNumber(tokens) ?? looseAtHead(tokens) ?? vesselAtEnd(tokens);
}

function beforeOf(tokens: readonly string[]): Found | undefined {
  const of = tokens.findIndex(
    (token, place) => token === 'of' && place > 0 && measureAt(tokens, place - 1),
  );
  if (of < 1 || of > BEFORE_OF_MAX) return undefined;
  const from = tokens.slice(0, of).findIndex((token) => valueOf(token) !== undefined);
  const unit = measureAt(tokens, of - 1);
  const start = from < 0 ? of - 1 : from;
  return { count: numberIn(tokens.slice(start, of)), unit, from: start, to: of + 1, vague: false };
}

function numberIn(tokens: readonly string[]): number {
  return tokens.reduce(
    (product, token) => product * (isArticle(token) ? 1 : (valueOf(token) ?? 1)),
    1,
  );
}

function behindNumber(tokens: readonly string[]): Found | undefined {
  for (let place = 1; place < tokens.length; place += 1) {
    const unit = measureAt(tokens, place);
    const number = unit && numberBefore(tokens, place);
    // 'a cereal bar': a measure that ends a name belongs to it, unless a number stands by it.
    if (!number || (number.vague && place === tokens.length - 1)) continue;
    const food = [...tokens.slice(0, number.from), ...tokens.slice(place + 1)];
    if (number.vague && foodWordsOf(food).length === 0) continue;
    return { count: number.count, unit, from: number.from, to: place + 1, vague: false };
  }
  return undefined;
}

function looseAtHead(tokens: readonly string[]): Found | undefined {
  // 'big bowl cereal': a size before it is the measure's.
  const place = tokens.findIndex((token) => readSize(token) === undefined);
  const unit = measureAt(tokens, place);
  if (!unit?.loose || tokens.length < place + 2) return undefined;
  return { count: 1, unit, from: 0, to: place + 1, vague: false };
}

/** Vessels and measures that end no name of a food: 'lemonade pint', 'trail mix handful'. */
const AT_END = new Set(
  'pint handful mug glass tin tub packet carton katori punnet tube jar'.split(' '),
);

function vesselAtEnd(tokens: readonly string[]): Found | undefined {
  const place = tokens.length - 1;
  if (!AT_END.has(tokens[place] ?? '') || isNumber(tokens[0])) return undefined;
  const isHalf = tokens[place - 1] === 'half';
  const unit = measureAt(tokens, place) ?? readUnit(tokens[place] ?? '');
  const from = isHalf ? place - 1 : place;
  if (!unit || foodWordsOf(tokens.slice(0, from)).length === 0) return undefined;
  return { count: isHalf ? 0.5 : 1, unit, from, to: place + 1, vague: false, behind: true };
}

/** '2 tuna tin': so many of them. */
function isNumber(token = ''): boolean {
  return !isArticle(token) && valueOf(token) !== undefined;
}

/** Few eat more of a thing that is counted: a larger number is a type or a brand, but in '1000 almonds'. */
const COUNT_MAX = 60;
const HEAP_MAX = 9_999;

/** A count: '2 eggs', 'an apple', 'half an avocado', 'rice cakes x3'. */
function findCounted(tokens: readonly string[]): Found | undefined {
  return atHead(tokens) ?? atEnd(tokens) ?? bareAtEnd(tokens);
}

const BARE_MAX = 20;
const BARE_WORDS_MAX = 3;

/** 'egg 3', 'weetabix 2', 'avocado 1/2': a list with its numbers behind. */
function bareAtEnd(tokens: readonly string[]): Found | undefined {
  const end = tokens.length;
  const last = tokens[end - 1] ?? '';
  // A decimal behind a food is rather its fat: 'milk 3.5'.
  const isCount = /^(?:\d{1,2}|\d{1,2}\/\d{1,2}|0\.\d{1,3})$/.test(last);
  const count = isCount ? (valueOf(last) ?? 0) : 0;
  // 'taco bell soft taco 2': behind a longer name it counts another thing.
  const longest = BARE_WORDS_MAX + (Number.isInteger(count) ? 1 : 0);
  if (count <= 0 || count > BARE_MAX || end < 2 || end > longest + 1) return undefined;
  if (tokens.slice(0, -1).some((token) => !/^\p{L}+$/u.test(token))) return undefined;
  return { count, unit: undefined, from: end - 1, to: end, vague: false, behind: true };
}

function atHead(tokens: readonly string[]): Found | undefined {
  const most = isHeap(tokens) ? HEAP_MAX : COUNT_MAX;
  const from = tokens.findIndex((token) => (valueOf(token) ?? Infinity) <= most);
  if (from < 0 || from === tokens.length - 1) return undefined;
  const ahead = tokens.slice(0, from);
  if (!ahead.every((token) => isFillerWord(token) || valueOf(token) !== undefined))
    return undefined;
  return withFactors(tokens, from);
}

/** '1000 almonds': a number and a thing in the plural. */
function isHeap(tokens: readonly string[]): boolean {
  const [number = '', thing = ''] = tokens;
  return tokens.length === 2 && /^\d{2,4}$/.test(number) && /^\p{L}{3,}[^su]s$/u.test(thing);
}

/** 'half an', 'a dozen', 'two of the': further numbers of it are factors. */
function withFactors(tokens: readonly string[], from: number): Found {
  let to = from + 1;
  let count = valueOf(tokens[from]) ?? 1;
  let vague = isArticle(tokens[from]);
  for (; to < tokens.length - 1; to += 1) {
    const token = tokens[to];
    if (isArticle(token) || token === 'of' || token === 'x') continue;
    const value = valueOf(token);
    if (value === undefined) break;
    count = vague ? value : count * value;
    vague = false;
  }
  return { count, unit: undefined, from, to, vague };
}

const TIMES = /^x(\d+)$|^(\d+)x$/;

function atEnd(tokens: readonly string[]): Found | undefined {
  const end = tokens.length;
  const last = tokens[end - 1] ?? '';
  const times = TIMES.exec(last);
  const isApart = tokens[end - 2] === 'x';
  const count = times ? Number(times[1] ?? times[2]) : isApart ? valueOf(last) : undefined;
  if (count === undefined || end < 2) return undefined;
  return { count, unit: undefined, from: times ? end - 1 : end - 2, to: end, vague: false };
}
