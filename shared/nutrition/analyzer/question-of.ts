import type { Question } from '#shared/records/meal-item';

import type { FoodTable } from '../table/food-table';
import { isDrink } from './amounts/additions';
import { portionMeant } from './amounts/portion-meant';
import { weigh } from './amounts/weigh';
import { isNaming } from './ranking/query-terms';
import { findFood } from './ranking/find-foods';
import { likeTerms } from './ranking/spelling';
import { termsOf } from './language/words';
import type { Reading } from './read-items';
import type { Segment } from './segments/read-segment';
import { itemNutrients } from '../items/totals';
import {
  aboutAssumed,
  amountOptions,
  calories,
  type Candidate,
  foodLabel,
  foodOptions,
  type Option,
} from './question-candidates';

const OPTIONS_MAX = 4;

// A longer run of unknown words is rather talk than a food.
const WORDS_MAX = 4;

// Less than this is not worth a person's time, in kcal and as a share of the meal.
const STAKE_MIN = 60;
const STAKE_SHARE_MIN = 0.15;
// A usual portion that carries so much of the meal is asked for.
const DEFAULTED_SHARE_MIN = 0.3;
// Looking for other foods takes time: only for what carries most of the meal.
const LOOKED_AT = 3;

/**
 * The one question that is worth asking of a reading: the one with most calories at stake, where they
 * matter for the meal and neither the words nor what the person said before settle it. Null where
 * there is none.
 */
export function questionOf(
  table: FoodTable,
  readings: readonly Reading[],
  unknown: readonly Segment[],
): Question | null {
  const assumed = readings.map((reading) => aboutAssumed(table, reading)).find(Boolean);
  if (assumed) return assumed;
  const total = readings.reduce((sum, { item }) => sum + caloriesOf(item), 0);
  const heaviest = [...readings]
    .sort((one, other) => caloriesOf(other.item) - caloriesOf(one.item))
    .slice(0, LOOKED_AT);
  const candidates = [
    ...unknown.slice(0, LOOKED_AT).map((segment) => likelyFoods(table, segment)),
    ...heaviest.flatMap((reading) => [
      aboutFood(table, reading),
      aboutAmount(table, reading, caloriesOf(reading.item) / (total || 1)),
    ]),
  ].filter((candidate) => candidate !== undefined);
  const worth = candidates.filter(
    ({ stake }) => stake >= STAKE_MIN && stake >= STAKE_SHARE_MIN * total,
  );
  const [best] = worth.sort((one, other) => other.stake - one.stake);
  return best?.question ?? null;
}

/**
 * Of a short reading of low confidence, as of every line in another language, what has most calories is always asked
 * about: half of such readings are something else or of another weight.
 */
export function doubtfulQuestion(
  table: FoodTable,
  readings: readonly Reading[],
  unknown: readonly Segment[],
): Question | null {
  const usual = questionOf(table, readings, unknown);
  if (usual) return usual;
  const [most] = readings
    .filter(({ remembered }) => !remembered)
    .sort((one, other) => caloriesOf(other.item) - caloriesOf(one.item));
  if (!most) return null;
  const isWeighed = most.item.amount.basis === 'stated-weight';
  const asked = isWeighed ? foodOptions(table, most) : undefined;
  return (asked ?? amountOptions(table, most))?.question ?? null;
}

function aboutFood(table: FoodTable, reading: Reading): Candidate | undefined {
  const { match, remembered } = reading;
  if (match.named || remembered) return undefined;
  return foodOptions(table, reading);
}

function aboutAmount(table: FoodTable, reading: Reading, share: number): Candidate | undefined {
  const { item, segment, match } = reading;
  if (portionMeant(table, match.place, item, segment.phrase.amount) !== undefined)
    return amountOptions(table, reading);
  if (item.amount.basis !== 'usual-portion' || share <= DEFAULTED_SHARE_MIN) return undefined;
  // A vessel or a size that the table does not know is an answer, if a vague one.
  if (segment.phrase.amount.size !== undefined) return undefined;
  return amountOptions(table, reading);
}

function caloriesOf(item: Reading['item']): number {
  return itemNutrients(item).calories ?? 0;
}

function likelyFoods(table: FoodTable, { phrase }: Segment): Candidate | undefined {
  const terms = termsOf(phrase.food);
  if (terms.length > WORDS_MAX) return undefined;
  const likely = terms
    .filter((term) => isNaming(term) && !table.index.termId.has(term))
    .flatMap((term) => likeTerms(table.index, term))
    .flatMap((id) => findFood(table, table.index.terms[id] ?? '') ?? []);
  const places = [...new Set(likely.filter(({ isNoun }) => isNoun).map(({ place }) => place))];
  if (places.length < 2) return undefined;
  const options = places.slice(0, OPTIONS_MAX).map((place): Option => {
    const food = table.food(place);
    const drink = isDrink(table, place);
    const { grams } = weigh(food, phrase.amount, { host: undefined, drink, fresh: false });
    return { label: foodLabel(food.description), code: food.code, grams };
  });
  const most = Math.max(
    ...places.map((place, at) => calories(table.food(place), options[at]?.grams ?? 0)),
  );
  return {
    question: {
      itemId: null,
      words: phrase.food,
      about: 'food',
      options,
    },
    stake: most,
  };
}
