import type { FoodTable } from '../../table/food-table';
import { NAMED_FOODS } from '../../table/named-foods';
import { queryTerms, type QueryTerms, isNaming } from './query-terms';
import { type Match, WHOLE } from './score-name';
import { isRaw, RAW_WORDS } from './kinds';
import { BRANDS, PIECES } from '../language/word-classes';
import { findCandidates } from './find-candidates';
import { respelled } from './spelling';
import { keyInAnyOrder } from './any-order';
import { at } from './name-index';
import { WEIGHTS } from './weights';
import { termsOf, wordsOf } from '../language/words';

/** The best food for a phrase; undefined where too little of it names one. */
export function findFood(table: FoodTable, phrase: string): Match | undefined {
  const query = queryTerms(table.index, phrase);
  const named = surelyNamed(table, query);
  if (named) return named;
  let best: Match | undefined;
  for (const match of foundFor(table, phrase, query))
    if (!best || byWorth(table, match, best) < 0) best = match;
  return best;
}

/** The best foods for a phrase, best first; none where too little of it names a food. */
export function findFoods(table: FoodTable, phrase: string, most: number): Match[] {
  return foundFor(table, phrase, queryTerms(table.index, phrase))
    .sort((one, other) => byWorth(table, one, other))
    .slice(0, most);
}

function foundFor(table: FoodTable, phrase: string, query: QueryTerms): Match[] {
  const meant = respelled(table, phrase);
  const slips =
    meant === undefined ? [] : lookUp(table, queryTerms(table.index, meant)).flatMap(asSlip);
  return slips.length === 0 ? lookUp(table, query) : slips;
}

function byWorth(table: FoodTable, one: Match, other: Match): number {
  return worthOf(table, other) - worthOf(table, one) || one.place - other.place;
}

function worthOf({ index }: FoodTable, { place, score }: Match): number {
  return index.descriptions[place]?.includes('medium') === true ? score + MEDIUM : score;
}

// Of foods that differ by their size alone the medium one is meant.
const MEDIUM = 0.06;

// So much of the words must be a name for a misspelled one to be believed.
const SLIP_COVER = 0.7;

function asSlip(match: Match): Match[] {
  const { isNoun, named, cover, gain, score } = match;
  if (!isNoun || (!named && cover < SLIP_COVER)) return [];
  return [
    { ...match, gain: gain * WEIGHTS.slip, score: score * WEIGHTS.slip, named: false, slip: true },
  ];
}

function lookUp(table: FoodTable, query: QueryTerms): Match[] {
  const plain = plainMatch(table, query);
  const found = query.total === 0 ? [] : findCandidates(table, query);
  if (plain && !isSurveyName(table, query, plain.place) && !isOfMaker(query, plain, found))
    addBetter(found, plain);
  return found;
}

/** The food that our list means by these very words, where no food found by its words can be worth more. */
function surelyNamed(table: FoodTable, query: QueryTerms): Match | undefined {
  const place = namedExactly(table, query);
  if (place === undefined) return undefined;
  // A raw food is worth more than the name of a cooked one where raw is asked for.
  const isRawAsked = RAW_WORDS.some((word) => query.set.has(word));
  if (isRawAsked && !isRaw(table.index.descriptions[place] ?? '')) return undefined;
  return isSurveyName(table, query, place) ? undefined : exactMatch(place, query);
}

/**
 * Whether another name of a dish of ours is the very name of a food of the survey, which people then
 * mean: 'samosa' is the survey's, 'vegetable samosa' ours.
 */
function isSurveyName(table: FoodTable, query: QueryTerms, place: number): boolean {
  if (table.kindOf(place) !== 'own' || isCalledSo(table, place, query)) return false;
  // Our list of plain words is for those that the survey's own names would mislead: 'falafel'.
  if (NAMED_FOODS[query.words.join(' ')] === table.index.descriptions[place]) return false;
  return surveyNamesOf(table).has(keyOf(query.ids));
}

const surveyNames = new WeakMap<FoodTable, ReadonlySet<string>>();

/** The terms of each description of the survey, in any order. */
function surveyNamesOf(table: FoodTable): ReadonlySet<string> {
  const known = surveyNames.get(table);
  if (known) return known;
  const { index, size } = table;
  const made = new Set<string>();
  for (let place = 0; place < size; place += 1) {
    if (table.kindOf(place) !== 'survey') continue;
    const name = at(index.firstName, place);
    const [from, to] = [at(index.nameStart, name), at(index.nameStart, name + 1)];
    made.add(keyOf([...index.nameTerms.subarray(from, to)]));
  }
  surveyNames.set(table, made);
  return made;
}

function keyOf(terms: readonly number[]): string {
  return [...terms].sort((one, other) => one - other).join(' ');
}

function isCalledSo({ index }: FoodTable, place: number, { words }: QueryTerms): boolean {
  return wordsOf(index.descriptions[place] ?? '').join(' ') === words.join(' ');
}

const WHOLE_SHARE = 0.99;

/** 'granola bar from quaker': with the maker named, a food that bears the maker's name is meant. */
function isOfMaker({ terms }: QueryTerms, plain: Match, found: readonly Match[]): boolean {
  if (plain.cover >= WHOLE_SHARE || !terms.some((term) => BRANDS.has(term))) return false;
  return found.some(({ cover, isNoun, described }) => described && isNoun && cover >= WHOLE_SHARE);
}

function addBetter(found: Match[], match: Match): void {
  const known = found.findIndex(({ place }) => place === match.place);
  const before = found[known];
  if (!before) found.push(match);
  else if (before.score < match.score) found[known] = match;
}

/** The food that our own list means by the words, or by what is left without how it is prepared. */
function plainMatch(table: FoodTable, query: QueryTerms): Match | undefined {
  const exact = namedExactly(table, query);
  if (exact !== undefined) return exactMatch(exact, query);
  if (query.total === 0 || RAW_WORDS.some((word) => query.set.has(word))) return undefined;
  const place = table.named.get(bareWords(query) ?? '');
  return place === undefined ? undefined : bareMatch(place, query);
}

function namedExactly({ named }: FoodTable, query: QueryTerms): number | undefined {
  const { words } = query;
  const place = named.get(words.join(' ')) ?? named.get(keyInAnyOrder(words) ?? '');
  return isPieceOnly(query) ? undefined : place;
}

/** 'packet', 'bag': such a word alone names no food. */
function isPieceOnly({ terms }: QueryTerms): boolean {
  return terms.every((term) => PIECES.has(term));
}

function exactMatch(place: number, query: QueryTerms): Match {
  const gain = Math.max(query.total, WEIGHTS.namedGain);
  const score = gain + WEIGHTS.named + WEIGHTS.noun + WEIGHTS.head;
  return { ...WHOLE, place, score, gain, named: true };
}

function bareWords({ words, terms }: QueryTerms): string | undefined {
  const bare = words.filter((word) => isNaming(word)).join(' ');
  // 'reduced fat milk' says more than 'milk', though each word of it is light, and 'sweet potato tots' are none of potato.
  const naming = terms.filter((term) => isNaming(term));
  const left = termsOf(bare);
  return left.length < naming.length || !left.every((term) => naming.includes(term))
    ? undefined
    : bare;
}

function bareMatch(place: number, query: QueryTerms): Match {
  const held = query.weightOf(query.naming);
  const gain = held - (query.total - held) * WEIGHTS.missing;
  const score = gain + WEIGHTS.noun + WEIGHTS.head + WEIGHTS.plain;
  const cover = held / query.total;
  return { ...WHOLE, place, cover, score, gain, named: false };
}
