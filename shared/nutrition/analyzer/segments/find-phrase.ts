import { type FoodMemory, memoryKey } from '../food-memory';
import type { FoodTable } from '../../table/food-table';
import { keyOfName } from '../../table/named-places';
import { readSize } from '../amounts/units';
import { FILLER, QUALITIES } from '../language/word-classes';
import { isNaming } from '../ranking/query-terms';
import { findFood } from '../ranking/find-foods';
import { type Find, type Match, WHOLE, WHOLE_COVER } from '../ranking/score-name';
import { WEIGHTS } from '../ranking/weights';
import { ABSENCE, termsOf, wordsOf } from '../language/words';

// More than any other reading of the same words gains.
const REMEMBERED_GAIN = 10;
// So much of words and name must be each other's for a food that is known by name.
const BY_NAME = 0.99;

/**
 * How the words of a description find their food: the likeliest, or, where the words are not English,
 * the one that bears the name. The same words are looked up once.
 */
export function finder(table: FoodTable, memory: FoodMemory, how: 'likely' | 'by-name'): Find {
  const find = findOnce(table, how);
  return (food) => rememberedFood(table, food, memory) ?? find(food);
}

const ONCE_MAX = 5_000;
const foundOnce = new WeakMap<FoodTable, Record<'likely' | 'by-name', Find>>();

/**
 * A line is read again at each key stroke, with mostly the same words: in turns over 300 lines as they are typed the
 * 95th percentile takes 0.65 of the time.
 */
function findOnce(table: FoodTable, how: 'likely' | 'by-name'): Find {
  const known = foundOnce.get(table);
  if (known) return known[how];
  const made = {
    likely: remembering((food) => foundFood(table, food)),
    'by-name': remembering((food) => namedFood(table, food)),
  };
  foundOnce.set(table, made);
  return made[how];
}

function namedFood(table: FoodTable, food: string): Match | undefined {
  return calledSo(table, food) ?? calledSo(table, withoutPraise(withoutAbsent(food)));
}

/** 'homemade papas fritas', 'my doodh' */
function withoutPraise(food: string): string {
  const words = food.split(' ').filter((word) => !QUALITIES.has(word) && !FILLER.has(word));
  return words.length === 0 ? food : words.join(' ');
}

function calledSo(table: FoodTable, food: string): Match | undefined {
  const best = findFood(table, food);
  if (!best || best.slip) return undefined;
  const isIt = best.named || (best.cover >= BY_NAME && best.precision >= BY_NAME);
  return isIt ? { ...best, named: true } : undefined;
}

function rememberedFood(table: FoodTable, food: string, memory: FoodMemory): Match | undefined {
  if (memory.size === 0) return undefined;
  const place = table.placeOf(memory.get(memoryKey(food))?.code ?? '');
  if (place === undefined) return undefined;
  const gain = REMEMBERED_GAIN + (findFood(table, food)?.gain ?? 0);
  return { ...WHOLE, place, score: gain, gain, named: true };
}

const SURE_COVER = 0.5;
const PART_WORDS_MAX = 6;

/** The best food, and of words that name none as a whole the name that they begin or end with. */
function foundFood(table: FoodTable, food: string): Match | undefined {
  // One letter names no food: '220 v'.
  const letters = food.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 && /^[ -~]*$/.test(food)) return undefined;
  if (isVesselAlone(table, food)) return undefined;
  const best = findFood(table, food);
  // What is not in it need not be in the name.
  const present = withoutAbsent(food);
  if (present !== food) return foundWithout(table, food, { present, best });
  return best && isSure(best) ? best : partlyFound(table, food, best);
}

/** 'bk whopper no mayo' is a Whopper, and no other burger without anything. */
function foundWithout(
  table: FoodTable,
  food: string,
  { present, best }: { present: string; best: Match | undefined },
): Match | undefined {
  if (best?.named === true) return best;
  const whole = foundFood(table, present);
  const isMeant = whole?.named !== true || (best !== undefined && isWithoutIt(table, best));
  return best && isSure(best) && isMeant ? best : (whole ?? partlyFound(table, food, best));
}

const VESSELS = new Set('bowl plate dish container tub jar mug glass'.split(' '));

/** 'big bowl', 'classic dish': a vessel and how it is. */
function isVesselAlone(table: FoodTable, food: string): boolean {
  const words = wordsOf(food);
  if (!VESSELS.has(words.at(-1) ?? '') || table.named.has(words.join(' '))) return false;
  const tellsHow = (word: string) =>
    readSize(word) !== undefined || FILLER.has(word) || QUALITIES.has(word);
  return words.slice(0, -1).every(tellsHow);
}

/** Words without those for what is absent. */
export function withoutAbsent(words: string): string {
  if (!words.includes(ABSENCE)) return words;
  const present = words.split(' ').filter((word) => !word.startsWith(ABSENCE));
  return present.length === 0 ? words : present.join(' ');
}

/** Whether a food's own name says that something is not in it. */
function isWithoutIt(table: FoodTable, { place }: Match): boolean {
  return wordsOf(table.food(place).description).some((word) => word.startsWith(ABSENCE));
}

function isSure({ named, cover }: Match): boolean {
  return named || cover >= WHOLE_COVER;
}

function partlyFound(table: FoodTable, food: string, best: Match | undefined): Match | undefined {
  const known = knownPart(table, food);
  if (known && known.cover > (best?.cover ?? 0)) return known;
  if (best && best.cover >= SURE_COVER) return halfFound(table, food, best);
  return namedPart(table, food) ?? known ?? bestOrHead(table, food, best);
}

/** 'meatball sub provolone': what names so much else besides that it is no gain gives way to a name among the words. */
function halfFound(table: FoodTable, food: string, best: Match): Match {
  return best.gain > 0 ? best : (namedPart(table, food) ?? best);
}

function bestOrHead(table: FoodTable, food: string, best: Match | undefined): Match | undefined {
  return best && best.gain >= WEIGHTS.gainMin ? best : (headAlone(table, food) ?? best);
}

const HEAD_WORDS_MAX = 3;

/** 'buddha steak': of words that name nothing together the last that is a food by itself. */
function headAlone(table: FoodTable, food: string): Match | undefined {
  const words = food.split(' ');
  if (words.length < 2 || words.length > HEAD_WORDS_MAX || !isOneThing(words)) return undefined;
  for (const word of [...words].reverse()) {
    const place = isNaming(word) ? table.named.get(keyOfName(word)) : undefined;
    if (place === undefined) continue;
    const cover = 1 / words.length;
    const gain = WEIGHTS.namedGain * cover;
    return { ...WHOLE, place, cover, score: gain, gain, named: false };
  }
  return undefined;
}

/**
 * 'clear whey', 'pho tai', 'fries i stole': without the words that no food of the tables has, what is left
 * names one. It holds only a part of what was said, and is as unsure.
 */
function knownPart(table: FoodTable, food: string): Match | undefined {
  const words = food.split(' ');
  const known = words.filter((word) => isOfTables(table, word));
  const unknown = words.length - known.length;
  if (unknown === 0 || unknown > known.length || !isOneThing(words)) return undefined;
  const best = known.some(isNaming) ? findFood(table, known.join(' ')) : undefined;
  if (!best || !isWholeThing(best)) return undefined;
  const cover = (best.cover * known.length) / words.length;
  return { ...best, cover, gain: best.gain * cover, named: false };
}

function isWholeThing({ named, isNoun, cover, slip }: Match): boolean {
  return !slip && (named || (isNoun && cover >= WHOLE_COVER));
}

function isOneThing(words: readonly string[]): boolean {
  return words.length <= PART_WORDS_MAX && !words.some((word) => SEPARATORS.has(word));
}

// Several foods in one are no name with words that nobody knows.
const SEPARATORS = new Set(['and', 'with', 'or', 'in', 'on', 'of']);

function isOfTables({ index }: FoodTable, word: string): boolean {
  return termsOf(word).every((term) => index.termId.has(term));
}

/** 'ritter sport whole hazelnut': a name of two words or more with others behind or before it. */
function namedPart(table: FoodTable, food: string): Match | undefined {
  const words = food.split(' ');
  if (words.length < 3 || words.length > PART_WORDS_MAX) return undefined;
  for (let length = words.length - 1; length >= 2; length -= 1) {
    for (const part of [words.slice(0, length), words.slice(-length)]) {
      const place = table.named.get(keyOfName(part.join(' ')));
      if (place === undefined || part.every((word) => !isNaming(word))) continue;
      const cover = length / words.length;
      const gain = WEIGHTS.namedGain * cover;
      return { ...WHOLE, place, cover, score: gain, gain, named: false };
    }
  }
  return undefined;
}

function remembering(find: Find): Find {
  const known = new Map<string, Match | undefined>();
  return (food) => {
    if (known.has(food)) return known.get(food);
    if (known.size >= ONCE_MAX) known.clear();
    const found = find(food);
    known.set(food, found);
    return found;
  };
}
