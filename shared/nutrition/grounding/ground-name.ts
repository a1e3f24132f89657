import type { Question } from '#shared/records/meal-item';

import type { FoodTable } from '../table/food-table';
import {
  byDensity,
  calories,
  type Candidate,
  foodLabel,
  spread,
} from '../analyzer/question-candidates';
import { findFood, findFoods } from '../analyzer/ranking/find-foods';
import type { Match } from '../analyzer/ranking/score-name';
import { at } from '../analyzer/ranking/name-index';
import { termsOf, wordsOf } from '../analyzer/language/words';
import { isPlant, stateOf } from './food-state';
import { isWholeMatch } from './is-whole-match';
import { type Likeness, LIKENESSES, likenessOf } from './likeness';
import { allWords, nameForms, type SeenName, withoutCooked } from './name-forms';

const OPTIONS_MAX = 5;

const OTHERS_MAX = 12;

// A smaller difference, in kcal, is not worth a question to the user.
const STAKE_MIN = 30;

const MAY_HAVE_FAT =
  /NS as to (?:fat|form)|fat added|cooked with (?:oil|butter)|, NFS$|, cooked$|made with (?:oil|butter|margarine)/;

const FAT_SAID =
  /\b(?:butter|buttered|oil|oily|fat|cream|creamed|creamy|glazed|cheese|margarine|ghee|lard)\b/;

const NO_FAT = /no added fat/;

const WITH_MORE = / with (?!water)/;

const headings = new WeakMap<FoodTable, Map<string, number[]>>();

/** The food that the whole of a model's name means. */
export interface NamedFood {
  place: number;
  likeness: Likeness;
  /** The model's own calories contradict the food that its name means first. */
  apart: boolean;
  places: readonly number[];
}

const LOOKED_THROUGH = 16;
// A food that fits much worse than another is hardly meant, even if it contains every word.
const REACH = 4;

/**
 * The food that the whole of a model's name means; undefined if there is none. If the model's calories contradict it, a
 * food that fits as well and that agrees with them is returned instead.
 */
export function groundName(
  table: FoodTable,
  seen: SeenName,
  calories: number | undefined,
): NamedFood | undefined {
  const found = wholePlaces(table, seen);
  const places = [...found.keys()];
  const [first] = places;
  if (first === undefined) return undefined;
  const agreeing = places.find(
    (place) => isLike(table, place, first) && !isApart(table, place, calories),
  );
  const place = agreeing ?? first;
  return { place, likeness: found.get(place) ?? 'near', apart: agreeing !== first, places };
}

// A smaller part of a name hardly says what is meant.
const PART_COVER = 0.4;

/** The food named by the noun of a name, if no food matches the whole name: 'strawberry jam' is a jam. */
export function groundPart(table: FoodTable, seen: SeenName): number | undefined {
  const [best] = nameForms({ ...seen, preparation: '' })
    .slice(0, 1)
    .flatMap((form) => findFood(table, form) ?? []);
  return best && !best.slip && best.isNoun && best.cover >= PART_COVER ? best.place : undefined;
}

function wholePlaces(table: FoodTable, seen: SeenName): Map<number, Likeness> {
  const words = allWords(seen);
  const plain = withoutCooked(seen);
  const byList =
    plain === undefined ? [] : matchesOf(table, plain, words).filter(({ named }) => named);
  const matches = [...byList, ...nameForms(seen).flatMap((form) => matchesOf(table, form, words))];
  const meantPlaces = [...new Set(matches.map(({ place }) => place))];
  const found = meantPlaces.map((meant): [number, Likeness] => {
    const place = withoutAddedFat(table, meant, words);
    return [place, likenessOf(table, seen, { meant, place })];
  });
  const inOrder = LIKENESSES.flatMap((likeness) => found.filter(([, known]) => known === likeness));
  const surest = new Map<number, Likeness>();
  for (const [place, likeness] of inOrder) if (!surest.has(place)) surest.set(place, likeness);
  return surest;
}

function matchesOf(table: FoodTable, form: string, words: string): Match[] {
  const inForm = new Set(wordsOf(form));
  const leftOut = wordsOf(words).filter((word) => !inForm.has(word));
  const state = stateOf(words);
  const found = findFoods(table, form, LOOKED_THROUGH);
  // A food from our lists scores above all others, even if it is only near.
  const best = found.find(({ named }) => !named) ?? found[0];
  const least = (best?.score ?? 0) - REACH;
  return found.filter(
    (match) => match.score >= least && isWholeMatch(table, match, { form, leftOut, state }),
  );
}

/** Whether a food has the same noun, and comes with nothing more: 'Falafel' and 'Falafel, home-prepared'. */
function isLike({ index }: FoodTable, place: number, first: number): boolean {
  const nounOf = (one: number) => at(index.nounOf, at(index.firstName, one));
  const isWith = (one: number) => / with /.test(index.descriptions[one] ?? '');
  return nounOf(place) === nounOf(first) && (!isWith(place) || isWith(first));
}

const APART_SHARE = 0.35;
// A smaller difference changes no meal: lettuce of 12 or 18 kcal.
const APART_KCAL = 15;

function isApart(table: FoodTable, place: number, calories: number | undefined): boolean {
  if (calories === undefined) return false;
  const known = table.food(place).per100g.calories ?? 0;
  const apart = Math.abs(known - calories);
  return apart > APART_KCAL && apart > APART_SHARE * Math.min(known, calories);
}

/**
 * The same food without added fat, if the name mentions no fat: a model lists oil and butter as separate items. The
 * same place if there is no such food.
 */
function withoutAddedFat(table: FoodTable, place: number, words: string): number {
  const { description } = table.food(place);
  if (!isPlant(table, place) || !MAY_HAVE_FAT.test(description) || FAT_SAID.test(words))
    return place;
  const asked = new Set(termsOf(words));
  // 'Potato, baked': the boiled one is a different food.
  const kept = termsOf(description).filter((term) => asked.has(term));
  let best = place;
  let most = -Infinity;
  for (const other of placesUnder(table, place)) {
    const found = table.food(other).description;
    const terms = termsOf(found);
    if (!NO_FAT.test(found) || WITH_MORE.test(found) || !kept.every((term) => terms.includes(term)))
      continue;
    const held = terms.filter((term) => asked.has(term)).length;
    // Fresh is meant if the name does not say how the food was preserved.
    const score = 2 * held - terms.length + (/\b(?:fresh|from dried)\b/.test(found) ? 2 : 0);
    if (score > most) [best, most] = [other, score];
  }
  return best;
}

function placesUnder(table: FoodTable, place: number): readonly number[] {
  let known = headings.get(table);
  if (!known) {
    known = new Map();
    for (let other = 0; other < table.size; other += 1) {
      const key = headingOf(table, other);
      known.set(key, [...(known.get(key) ?? []), other]);
    }
    headings.set(table, known);
  }
  return known.get(headingOf(table, place)) ?? [];
}

function headingOf({ index, category }: FoodTable, place: number): string {
  return `${category(place)}: ${index.descriptions[place]?.split(',', 1)[0] ?? ''}`;
}

/** A food whose name matches a table only roughly, or whose calories contradict the model's. */
export interface DoubtfulFood extends SeenName {
  itemId: string;
  grams: number;
  /** Codes of the foods that may be meant, best first. */
  codes: readonly string[];
}

/** A question which food is meant, if the tables have at least two with different energy; undefined otherwise. */
export function groundQuestion(table: FoodTable, doubtful: DoubtfulFood): Candidate | undefined {
  const { itemId, grams, name } = doubtful;
  const likely = doubtful.codes.flatMap((code) => table.placeOf(code) ?? []);
  const others = findFoods(table, allWords(doubtful), OTHERS_MAX).map(({ place }) => place);
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
