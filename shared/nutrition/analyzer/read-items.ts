import type { Confidence, MealItem } from '#shared/records/meal-item';

import type { Food } from '../table/food';
import { type FoodMemory, memoryKey, type Remembered } from './food-memory';
import type { FoodTable } from '../table/food-table';
import { nameOfFood } from '../table/name-of-food';
import { inSentenceCase } from '../items/in-sentence-case';
import { itemNutrients } from '../items/totals';
import { type Host, hostOf, isDrink, isFresh, isStrewn } from './amounts/additions';
import { bowlAfter, bowlBefore, hostFor, type Hosts } from './amounts/host-for';
import type { Amount } from './amounts/read-phrase';
import { densityOfKind } from './amounts/density-of-kind';
import { withPartOpen } from './amounts/part-of-weighed';
import { portionMeant } from './amounts/portion-meant';
import { absenceIn, withAbsence, withoutAbsentParts } from './amounts/absence';
import { weigh } from './amounts/weigh';
import type { Circumstances, Weight } from './amounts/weigh-count';
import { confidenceOf, errorRatios, isImplausible, type Origin, originOf } from './confidence';
import type { Match } from './ranking/score-name';
import { spelledAs } from './ranking/spelling';
import { isUntold } from './language/chain-meals';
import { servedIn } from './amounts/served-in';
import { meantByAmount } from './meant-by-amount';
import { isThaliDish, isThaliOf } from './amounts/thali';
import type { Segment } from './segments/read-segment';
import { statedAlone, withEnergy } from './stated-energy';

const LONGEST = 120;

/** An item with what it was read from. */
export interface Reading {
  item: MealItem;
  match: Match;
  segment: Segment;
  circumstances: Circumstances;
  remembered: Remembered | undefined;
}

export interface ReadItems {
  items: MealItem[];
  /** Those that are foods of the table. */
  readings: Reading[];
}

interface Told {
  memory: FoodMemory;
  shown: (words: string) => string;
}

const SURE_HEAD = 0.95;

/** Weighs the foods of a meal, in order; what is added to another takes less than by itself. */
export function readItems(
  table: FoodTable,
  segments: readonly Segment[],
  { memory, shown }: Told,
): ReadItems {
  const items: MealItem[] = [];
  const readings: Reading[] = [];
  let hosts: Hosts = {};
  let before: Segment | undefined;
  for (const segment of segments) {
    const { phrase } = segment;
    const match = meantByAmount(table, segment);
    const id = `i${items.length + 1}`;
    if (!match) {
      items.push(...statedAlone(id, phrase, shown));
      continue;
    }
    const circumstances = circumstancesIn(table, segment, {
      match,
      host:
        hostFor(segment, before, hosts) ??
        (isStrewn(table, match.place) ? bowlBefore(segment, hosts) : undefined),
      isThali: isThaliOf(segments),
    });
    before = segment;
    const remembered = memory.get(memoryKey(phrase.food));
    const item = readItem(table, segment, { id, match, circumstances, remembered, shown });
    items.push(item);
    readings.push({ item, match, segment, circumstances, remembered });
    hosts = hostsAfter(table, { item, match, segment, circumstances, remembered }, hosts);
  }
  return { items, readings };
}

function hostsAfter(
  table: FoodTable,
  { item, match, segment, circumstances }: Reading,
  hosts: Hosts,
): Hosts {
  const { phrase, separator } = segment;
  const isNew = (separator !== 'with' && !isOnBowl(circumstances)) || !hosts.host;
  const host = isNew
    ? hostOf(table, match.place, {
        amount: phrase.amount,
        words: phrase.food,
        // What is added to it is a share of its own.
        grams: item.grams / phrase.amount.share,
      })
    : hosts.host;
  return { host, bowl: bowlAfter(segment, { host, bowl: hosts.bowl }, circumstances.fresh) };
}

const isOnBowl = ({ host, isStrewn: isSome }: Circumstances) =>
  host !== undefined && isSome === true;

interface Found extends Pick<Told, 'shown'> {
  id: string;
  match: Match;
  circumstances: Circumstances;
  remembered: Remembered | undefined;
}

function readItem(
  table: FoodTable,
  { phrase }: Segment,
  { id, match, circumstances, remembered, shown }: Found,
): MealItem {
  const food = table.food(match.place);
  const absent = absenceIn(table, match, phrase.food);
  const weight =
    rememberedWeight(phrase.amount, remembered) ??
    withoutAbsentParts(weigh(food, phrase.amount, circumstances), absent);
  const about = {
    words: shown(phrase.food),
    meant: shown(spelledAs(table, phrase.food, food.description)),
    match,
    origin: originOf(table.kindOf(match.place), food.description),
    isAssumedSize: isOfAssumedSize(weight, phrase.amount, circumstances.drink),
  };
  const counted = { ...itemOf(food, weight, about), id };
  const portion = portionMeant(table, match.place, counted, phrase.amount);
  const told = withPartOpen(withPortionMeant(counted, portion), phrase.amount);
  const plain = withAbsence(told, absent);
  const read = asAssumed(plain, isAssumedFood(phrase.food, remembered), circumstances);
  return withEnergy(read, phrase.amount);
}

// Of a small count two portions are likeliest.
const PORTIONS_MEANT = 2;

/** 'Fries x2' is read as two fries, and may be two portions. */
function withPortionMeant(item: MealItem, grams: number | undefined): MealItem {
  if (grams === undefined) return item;
  const portion = itemNutrients({ grams, per100g: item.per100g }).calories ?? 0;
  return { ...item, confidence: 'low', caloriesHigh: PORTIONS_MEANT * portion };
}

// What is left of a meal whose food is a guess.
const LEFT_LEAST = 0.5;

function isAssumedFood(words: string, remembered: Remembered | undefined): boolean {
  return isUntold(words) && remembered === undefined;
}

/** Of what a meal's name does not tell ('a big mac meal') it is a guess, and a drink may be water. */
function asAssumed(item: MealItem, isAssumed: boolean, { drink }: Circumstances): MealItem {
  if (!isAssumed) return item;
  return { ...item, confidence: 'low', caloriesLow: drink ? 0 : item.caloriesLow * LEFT_LEAST };
}

function circumstancesIn(
  table: FoodTable,
  segment: Segment,
  { match, host, isThali }: { match: Match; host: Host | undefined; isThali: boolean },
): Circumstances {
  const isVolume = segment.phrase.amount.unit?.kind === 'volume';
  return {
    ...circumstancesOf(table, match, host),
    beside: isThali && isThaliDish(segment),
    density: isVolume ? densityOfKind(table, table.category(match.place)) : undefined,
  };
}

function circumstancesOf(table: FoodTable, match: Match, host: Host | undefined): Circumstances {
  return {
    host,
    drink: isDrink(table, match.place),
    fresh: isFresh(table, match.place),
    isStrewn: isStrewn(table, match.place),
    piece: pieceOf(table, match.place),
    served: servedIn(table.category(match.place)),
    sure: match.named || match.head >= SURE_HEAD,
  };
}

/** Grams of a piece, by what is usual of the kind. */
const PIECES: readonly (readonly [kind: RegExp, grams: number])[] = [
  [/^(?:Potato chips|Pretzels\/snack mix)$/, 2],
  [/^Tortilla, corn, other chips$/, 3],
  [/^Candy not containing chocolate$/, 3],
  [/^(?:Crackers, excludes saltines|Saltine crackers)$/, 3],
  [/^Nuts and seeds$/, 1.2],
];

/** Butters of nuts are spread, and have no pieces. */
const SPREAD = /\bbutter\b/i;

/** The same of foods whose portion is a bowl: '10 edamame', '12 gnocchi'. */
const SMALL_PIECES: readonly (readonly [name: RegExp, grams: number])[] = [
  [/^Edamame/, 2],
  [/^Gnocchi/, 7],
  [/^Tofu \(/, 15],
];

function pieceOf(table: FoodTable, place: number): number | undefined {
  const { description } = table.food(place);
  if (SPREAD.test(description)) return undefined;
  const small = SMALL_PIECES.find(([name]) => name.test(description));
  return (small ?? PIECES.find(([kind]) => kind.test(table.category(place))))?.[1];
}

/** An amount in the text is heard before what is remembered; 'a' and 'some' are none. */
function rememberedWeight(amount: Amount, remembered: Remembered | undefined): Weight | undefined {
  const grams = remembered?.grams ?? null;
  const isTold = amount.unit !== undefined || amount.size !== undefined || !amount.vague;
  return grams === null || isTold ? undefined : { grams, basis: 'person', text: 'your usual' };
}

function itemOf(
  food: Food,
  weight: Weight,
  {
    words,
    meant,
    match,
    origin,
    isAssumedSize,
  }: Record<'words' | 'meant', string> & Pick<Grounds, 'match' | 'origin' | 'isAssumedSize'>,
): Omit<MealItem, 'id'> {
  const grams = Math.round(weight.grams * 10) / 10;
  const calories = itemNutrients({ grams, per100g: food.per100g }).calories ?? 0;
  const [low, high] = errorRatios(match, weight.basis, origin);
  return {
    name: itemName(food.description, meant),
    words: words.slice(0, 200),
    grams,
    per100g: food.per100g,
    source: {
      kind: 'table',
      table: food.table,
      code: food.code,
      description: food.description,
    },
    amount: { basis: weight.basis, text: weight.text.slice(0, 120) },
    confidence: confidenceIn({
      match,
      weight,
      origin,
      isDoubtful: isImplausible({ grams, per100g: food.per100g }, food),
      isAssumedSize,
    }),
    caloriesLow: calories * low,
    caloriesHigh: calories * high,
    edited: [],
  };
}

interface Grounds {
  match: Match;
  weight: Weight;
  origin: Origin;
  isDoubtful: boolean;
  isAssumedSize: boolean;
}

/** No number of pieces is known of 'a few', nor what a cup or a whole weighs of which a part was eaten. */
function confidenceIn({ match, weight, origin, isDoubtful, isAssumedSize }: Grounds): Confidence {
  if (isDoubtful) return 'low';
  const confidence = confidenceOf(match, weight.basis, origin);
  const isVague = weight.basis === 'stated-count' && /\b(?:few|several)\b/.test(weight.text);
  return (isVague || isAssumedSize) && confidence === 'high' ? 'medium' : confidence;
}

/** Of so much a part is a part of a serving or of a whole that nobody weighed, in grams. */
const WHOLE_GRAMS_LEAST = 120;

/** 'a tea', 'half a burrito', 'a big glass': the number is told, and not how much one is. */
function isOfAssumedSize(
  { basis, grams }: Weight,
  { count = 1, size, share }: Amount,
  drink: boolean,
): boolean {
  if (basis !== 'stated-count' && basis !== 'stated-measure') return false;
  const part = count * share;
  if (part < 1 && grams / part > WHOLE_GRAMS_LEAST) return true;
  return drink && (basis === 'stated-count' || size !== undefined);
}

function itemName(description: string, words: string): string {
  const name = words !== '' && words.length <= 40 ? words : nameOfFood(description);
  return inSentenceCase(name.slice(0, LONGEST));
}
