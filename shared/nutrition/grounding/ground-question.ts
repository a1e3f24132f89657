import type { Question } from '#shared/records/meal-item';

import type { FoodTable } from '../food-table';
import { byDensity } from '../questions/food-options';
import { calories, foodLabel, spread, type Candidate } from '../questions/option';
import { findFoods } from '../ranking/find-food';
import { allWords, type SeenName } from './name-forms';

const OPTIONS_MAX = 5;
const LOOKED_THROUGH = 12;
// Less is not worth a person's time, in kcal.
const STAKE_MIN = 30;

/** A food whose name a table fits badly, or whose figures the model doubts. */
export interface DoubtfulFood extends SeenName {
  itemId: string;
  grams: number;
  /** Codes of the foods that may be meant, best first. */
  codes: readonly string[];
}

/** Asks which food is meant, where the tables have at least two of different energy; undefined otherwise. */
export function groundQuestion(table: FoodTable, doubtful: DoubtfulFood): Candidate | undefined {
  const { itemId, grams, name } = doubtful;
  const likely = doubtful.codes.flatMap((code) => table.placeOf(code) ?? []);
  const others = findFoods(table, allWords(doubtful), LOOKED_THROUGH).map(({ place }) => place);
  const places = byDensity(table, [...new Set([...likely, ...others])]).slice(0, OPTIONS_MAX);
  if (places.length < 2) return undefined;
  const options = places.map((place): Question['options'][number] => {
    const { code, description } = table.food(place);
    return { label: foodLabel(description), code, grams };
  });
  const stake = spread(places.map((place) => calories(table.food(place), grams)));
  if (stake < STAKE_MIN) return undefined;
  return { question: { itemId, words: name.slice(0, 200), about: 'food', options }, stake };
}
