import type { Question } from '#shared/records/meal-item';

import type { Food, Portion } from '../table/food';
import type { FoodTable } from '../table/food-table';
import { RECALLED } from '../table/name-of-food';
import { weigh } from './amounts/weigh';
import { portionMeant } from './amounts/portion-meant';
import type { Amount } from './amounts/read-phrase';
import { UNTOLD } from './language/chain-meals';
import { findFood, findFoods } from './ranking/find-foods';
import { withoutBrackets } from './language/words';
import type { Reading } from './read-items';

const AMOUNTS_MAX = 5;

// Measures of a laboratory, or of nobody's plate.
const ODD =
  /guideline|cubic|surface|inch\b|yield|fl oz \(|crust not|kernel|NS as to|100 calorie|topping|in shell|with ice|no ice/i;

// Weights nearer than this are one answer.
const APART = 1.2;

const LEAST = 0.2;

const MOST = 5;

const UNSAID = /^(?:NFS|NS as to .*|ready-to-eat|cooked)$/i;

const LOOKED_THROUGH = 12;
const OPTIONS_MAX = 5;
const NEAR = 0.6;
// With so little of the words in the name, further foods are likely, too.
const SURE_COVER = 0.75;
const NEAR_WHEN_UNSURE = 1.8;
// Foods of like density are one answer.
const DENSITY_APART = 1.25;

/** Asks which food is meant, where several fit the words as well and differ in calories. */
export function foodOptions(
  table: FoodTable,
  { item, match, segment, circumstances }: Reading,
): Candidate | undefined {
  const { food: words, amount } = segment.phrase;
  const reach = match.cover < SURE_COVER ? NEAR_WHEN_UNSURE : NEAR;
  const likely = findFoods(table, words, LOOKED_THROUGH).filter(
    ({ score }) => score >= match.score - reach,
  );
  const places = likely.map(({ place }) => place);
  const distinct = byDensity(table, places).slice(0, OPTIONS_MAX);
  if (distinct.length < 2) return undefined;
  const options = distinct.map((place): Option => {
    const food = table.food(place);
    const { grams } = weigh(food, amount, circumstances);
    return { label: foodLabel(food.description), code: food.code, grams };
  });
  const stake = spread(distinct.map((place) => calories(table.food(place), item.grams)));
  return {
    question: { itemId: item.id, words, about: 'food', options },
    stake: stake / 2,
  };
}

/** What may stand in the place of what a meal's name does not tell. */
const MAY_BE: Readonly<Record<string, readonly string[]>> = {
  [UNTOLD.burger]: [
    'cheeseburger',
    'hamburger',
    'double cheeseburger',
    'chicken sandwich',
    'chicken nuggets',
  ],
  [UNTOLD.drink]: ['cola', 'diet cola', 'lemonade', 'iced tea', 'water'],
  [UNTOLD.pint]: ['beer', 'light beer', 'stout', 'cider', 'cola', 'water'],
};

/** Asks about what was taken for granted: the drink of 'a big mac meal'. */
export function aboutAssumed(
  table: FoodTable,
  { item, segment, circumstances, remembered }: Reading,
): Question | undefined {
  const { food: words, amount } = segment.phrase;
  const likely = Object.hasOwn(MAY_BE, words) ? MAY_BE[words] : undefined;
  if (!likely || remembered) return undefined;
  const options = likely.flatMap((name): Option[] => {
    const best = findFood(table, name);
    if (!best) return [];
    const food = table.food(best.place);
    const { grams } = weigh(food, amount, circumstances);
    return [{ label: name, code: food.code, grams }];
  });
  return options.length < 2 ? undefined : { itemId: item.id, words, about: 'food', options };
}

/** The likeliest of those of like density. */
export function byDensity(table: FoodTable, places: readonly number[]): number[] {
  const kept: number[] = [];
  for (const place of places) {
    const density = densityOf(table, place);
    const isNew = kept.every((other) => {
      const known = densityOf(table, other);
      return Math.max(density, known) / Math.min(density, known) > DENSITY_APART;
    });
    if (isNew) kept.push(place);
  }
  return kept;
}

function densityOf(table: FoodTable, place: number): number {
  return Math.max(1, table.food(place).per100g.calories ?? 0);
}

/** A question with what the answer can change. */
export interface Candidate {
  question: Question;
  /** Calories between the furthest answers, in kcal. */
  stake: number;
}

export type Option = Question['options'][number];

export function calories(food: Food, grams: number): number {
  return ((food.per100g.calories ?? 0) * grams) / 100;
}

/** The distance between the least and the most of some calories. */
export function spread(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/** '1 cup, 240 g': a measure as a person reads it, with its weight. */
function amountLabel(text: string, grams: number): string {
  const measure = withoutBrackets(text).replace(/, NFS$|^1 piece\/slice/, '');
  return `${measure}, ${Math.round(grams)} g`.slice(0, 120);
}

/** 'Milk, whole' as 'whole milk'; a longer name stays in the table's order, without what it leaves open. */
export function foodLabel(description: string): string {
  const [head = '', ...rest] = description
    .replace(RECALLED, '')
    .split(/,\s+/)
    .filter((part) => !UNSAID.test(part));
  const [tail = ''] = rest;
  const turned = rest.length === 1 && !/\s(?:with|in|on|from|and)\s/.test(` ${tail} `);
  const label = turned ? `${tail} ${head}` : [head, ...rest].join(', ');
  return label.slice(0, 120).toLowerCase();
}

/** Asks how much of a food there was, by the food's own measures. */
export function amountOptions(
  table: FoodTable,
  { item, match, segment }: Reading,
): Candidate | undefined {
  const food = table.food(match.place);
  const isUsual = item.amount.basis === 'usual-portion';
  const text = isUsual ? 'usual portion' : 'as it was read';
  const read: Portion = { text, grams: item.grams };
  const { amount } = segment.phrase;
  const portion = portionMeant(table, match.place, item, amount);
  const likely = portion === undefined ? [read] : [read, ...timesPortion(portion, amount)];
  const { grams: usual } = likely.at(-1) ?? read;
  const near = food.portions.filter(
    ({ text, grams }) => !ODD.test(text) && grams >= usual * LEAST && grams <= usual * MOST,
  );
  const chosen = apart([...likely, ...near]);
  const portions = chosen.length >= 3 ? chosen : scaled(read);
  const options = portions
    .slice(0, AMOUNTS_MAX)
    .sort((one, other) => one.grams - other.grams)
    .map(({ text, grams }): Option => ({
      label: amountLabel(text, grams),
      code: food.code,
      grams,
    }));
  return {
    question: {
      itemId: item.id,
      words: segment.phrase.food,
      about: 'amount',
      options,
    },
    stake: spread(options.map(({ grams }) => calories(food, grams))) / 2,
  };
}

function timesPortion(grams: number, { count = 1 }: Amount): Portion[] {
  return [
    { text: `${count} usual portions`, grams: count * grams },
    { text: 'usual portion', grams },
  ];
}

function apart(portions: readonly Portion[]): Portion[] {
  const kept: Portion[] = [];
  for (const portion of portions) {
    const same = kept.findIndex(({ grams }) => ratio(grams, portion.grams) < APART);
    if (same < 0) kept.push(portion);
    else if (same === 0 && kept[0]?.grams === portion.grams) kept[same] = portion;
  }
  return kept;
}

function ratio(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}

function scaled({ text, grams }: Portion): Portion[] {
  return [
    { text: 'small portion', grams: round(grams * 0.6) },
    { text, grams },
    { text: 'large portion', grams: round(grams * 1.5) },
    { text: 'double portion', grams: round(grams * 2) },
  ];
}

function round(grams: number): number {
  return grams >= 50 ? Math.round(grams / 5) * 5 : Math.max(1, Math.round(grams));
}
