import type { FoodTable } from '../food-table';
import { weigh } from '../portions/weigh';
import { findFoods } from '../ranking/find-food';
import type { Reading } from '../read-items';
import { shownWords } from '../shown-words';
import { calories, foodLabel, spread, type Candidate, type Option } from './option';

const LOOKED_THROUGH = 12;
const OPTIONS_MAX = 5;
// Foods whose match is this near to the best are as likely meant.
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
    question: { itemId: item.id, words: shownWords(words).slice(0, 200), about: 'food', options },
    stake: stake / 2,
  };
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
