import { isDrink } from '../amounts/additions';
import type { Chunk } from '../amounts/chunks-of';
import { type Amount, isCounted, type Phrase } from '../amounts/read-phrase';
import { wordsOf } from '../language/words';
import { findItem } from '../amounts/find-portion';
import type { Unit } from '../amounts/units';
import { weigh } from '../amounts/weigh';
import type { Food } from '../../table/food';
import type { FoodTable } from '../../table/food-table';
import type { Find, Match } from '../ranking/score-name';
import { hasNoAmount } from './read-segment';

/** How much likelier it is that somebody who begins with a name tells each amount behind its name. */
const WEIGHED_BEHIND = 0.45;
/** And how much less of a count: 'coffee 2 eggs'. */
const COUNTED_AHEAD = 0.5;
/** What a count costs of a thing that nobody counts, and what it gains by a plural. */
const UNCOUNTED = 1.2;
const PLURAL = 0.7;
/** Three times what anybody eats: too strange for the name before it. */
const STRANGEST = 1.1;

/**
 * 'yogurt 150g honey', 'roti 3 chicken curry': who begins with a name, without a comma, may tell each amount behind its
 * name. It is read so where the amounts are nearer to what is usually eaten of the foods before them.
 */
export function withAmountsOfNames(
  table: FoodTable,
  find: Find,
  chunks: readonly Chunk[],
): Chunk[] {
  return runsOf(chunks).flatMap((run) => (isBehind(table, find, run) ? shifted(run) : run));
}

/** A name without an amount and what was cut off behind it, where amounts stand; every other chunk by itself. */
function runsOf(chunks: readonly Chunk[]): Chunk[][] {
  return chunks.reduce<Chunk[][]>((runs, chunk) => {
    const run = runs.at(-1);
    const isOpen = run?.[0] !== undefined && hasNoAmount(run[0].phrase);
    if (isOpen && chunk.behind === true) run.push(chunk);
    else runs.push([chunk]);
    return runs;
  }, []);
}

function isBehind(table: FoodTable, find: Find, run: readonly Chunk[]): boolean {
  const rest = run.slice(1);
  if (rest.length === 0 || rest.some(({ phrase }) => !isTold(phrase))) return false;
  const foods = run.map(({ phrase }) => (phrase.food === '' ? undefined : find(phrase.food)));
  if (foods.some((match) => match === undefined) || isToldTwice(run)) return false;
  if (rest.some(({ phrase }, at) => isOfNext(table, find, [foods[at], phrase]))) return false;
  const ahead = sum(
    rest.map(({ phrase }, at) => strangeness(table, foods[at + 1], phrase, phrase.amount)),
  );
  const behind = sum(
    rest.map(({ phrase }, at) =>
      strangeness(table, foods[at], run[at]?.phrase ?? phrase, phrase.amount),
    ),
  );
  const prior = sum(
    rest.map(({ phrase }) => (phrase.amount.unit ? -WEIGHED_BEHIND : COUNTED_AHEAD)),
  );
  return behind + prior < ahead && behind < STRANGEST * rest.length;
}

// What is served by so much is a plate, of which nobody counts several.
const PLATE_GRAMS = 120;

/** 'bangers and mash 3 sausages gravy': of a plate nobody tells several where the plural of a thing stands behind the count. */
function isOfNext(
  table: FoodTable,
  find: Find,
  [dish, { amount, food }]: readonly [dish: Match | undefined, next: Phrase],
): boolean {
  const { count = 1, unit } = amount;
  if (!dish || unit !== undefined || count <= 1) return false;
  const [thing = ''] = food.split(' ');
  if (!/[^su]s$/.test(thing) || find(thing)?.named !== true) return false;
  return (table.food(dish.place).usualGrams ?? 0) >= PLATE_GRAMS;
}

/** 'scrambled eggs 3 eggs' */
function isToldTwice([first, next]: readonly Chunk[]): boolean {
  const lastOf = (chunk?: Chunk) => wordsOf(chunk?.phrase.food ?? '').at(-1);
  return lastOf(first) === lastOf(next);
}

function isTold(phrase: Phrase): boolean {
  return phrase.amount.unit !== undefined || isCounted(phrase);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}

/** How far an amount is from what is usually eaten of a food, as the logarithm of their ratio. */
function strangeness(
  table: FoodTable,
  match: Match | undefined,
  { amount: own }: Phrase,
  amount: Amount,
): number {
  if (!match) return UNCOUNTED;
  const food = table.food(match.place);
  const drink = isDrink(table, match.place);
  const circumstances = { host: undefined, drink, fresh: false };
  const { grams } = weigh(
    food,
    { ...own, ...amount, plural: own.plural, hints: own.hints },
    circumstances,
  );
  const usual = weigh(
    food,
    { ...own, count: undefined, unit: undefined, vague: true },
    circumstances,
  );
  const ratio = Math.abs(Math.log(grams / usual.grams));
  if (amount.unit !== undefined) return ratio + (hasMeasure(food, amount.unit) ? 0 : UNCOUNTED);
  const asked = { measure: undefined, size: undefined, hints: new Set<string>(), counted: true };
  const isCountable = !drink && findItem(food, asked) !== undefined;
  return ratio + (isCountable ? 0 : UNCOUNTED) - (own.plural ? PLURAL : 0);
}

/** 'soup 2 slices bread': nobody slices soup. */
function hasMeasure(food: Food, unit: Unit): boolean {
  return unit.kind !== 'measure' || food.portions.some(({ text }) => text.includes(unit.word));
}

/** Each amount with the name before it; the last name has none. */
function shifted(run: readonly Chunk[]): Chunk[] {
  return run.map(({ text, separator, phrase }, at) => {
    const told = run[at + 1]?.phrase.amount;
    const { plural } = phrase.amount;
    const amount = told ? { ...phrase.amount, ...told, plural } : withoutAmount(phrase.amount);
    return { text, separator, phrase: { ...phrase, amount } };
  });
}

function withoutAmount(amount: Amount): Amount {
  return { ...amount, count: undefined, unit: undefined, text: '', vague: true, each: false };
}
