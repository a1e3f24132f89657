import type { FoodTable, TableKind } from '../../table/food-table';
import type { QueryTerms } from './query-terms';
import { scoreName, type Match } from './score-name';
import {
  COOKED_BY_DEFAULT,
  isRaw,
  KINDS,
  mainIngredients,
  RAW_WORDS,
  UNSPECIFIED,
  UNSPECIFIED_BONUS,
} from './kinds';
import { wordsOf } from '../language/words';
import { at, type NameIndex, weightAt } from './name-index';
import { WEIGHTS } from './weights';

const DISTANCES: Readonly<Record<TableKind, number>> = {
  survey: 0,
  own: WEIGHTS.own,
  reference: WEIGHTS.reference,
};

const known = new WeakMap<FoodTable, (Traits | undefined)[]>();

const buffersByIndex = new WeakMap<NameIndex, Buffers>();

/** Each food that holds enough of what is asked for, by the name that fits best. */
export function findCandidates(table: FoodTable, query: QueryTerms): Match[] {
  const buffers = buffersOf(table.index);
  const most = reach(table.index, query, buffers);
  const least = Math.max(WEIGHTS.coverMin * query.total, WEIGHTS.prune * most) - 1e-6;
  const found: Match[] = [];
  for (const place of buffers.foods) {
    if (weightAt(buffers.reach, place) < least) continue;
    const best = bestName(table, place, { query, buffers });
    if (best) found.push(best);
  }
  clear(buffers);
  return found;
}

/** Marks the names and foods that hold each term; returns the most that a food holds. */
function reach(index: NameIndex, query: QueryTerms, buffers: Buffers): number {
  let most = 0;
  for (const [bit, id] of query.ids.entries()) {
    if (id < 0) continue;
    const weight = weightAt(query.weights, bit);
    for (let held = at(index.holderStart, id); held < at(index.holderStart, id + 1); held += 1) {
      const name = at(index.holders, held);
      const place = at(index.placeOf, name);
      markName(buffers, name, bit);
      if (markFood(buffers, place, bit))
        buffers.reach[place] = weightAt(buffers.reach, place) + weight;
      most = Math.max(most, weightAt(buffers.reach, place));
    }
  }
  return most;
}

function markName({ names, nameMask }: Buffers, name: number, bit: number): void {
  const mask = at(nameMask, name);
  if (mask === 0) names.push(name);
  nameMask[name] = mask | (1 << bit);
}

/** False where the food was known to hold the term by another name. */
function markFood({ foods, foodMask }: Buffers, place: number, bit: number): boolean {
  const mask = at(foodMask, place);
  if (mask === 0) foods.push(place);
  foodMask[place] = mask | (1 << bit);
  return (mask & (1 << bit)) === 0;
}

function clear({ names, foods, nameMask, foodMask, reach: reached }: Buffers): void {
  for (const name of names) nameMask[name] = 0;
  for (const place of foods) {
    foodMask[place] = 0;
    reached[place] = 0;
  }
  names.length = 0;
  foods.length = 0;
}

function bestName(
  table: FoodTable,
  place: number,
  { query, buffers }: { query: QueryTerms; buffers: Buffers },
): Match | undefined {
  const { index } = table;
  const first = at(index.firstName, place);
  const foodMask = at(buffers.foodMask, place);
  let best: Match | undefined;
  for (let name = first; name < at(index.firstName, place + 1); name += 1) {
    const mask = at(buffers.nameMask, name);
    const isOwn = name === first;
    if (mask === 0 || (!isOwn && index.remark[name] === 1)) continue;
    const match = scoreName(index, query, { name, isOwn, mask, foodMask });
    if (match && match.score > (best?.score ?? -Infinity)) best = match;
  }
  if (best) best.score += preference(table, place, query.set) * WEIGHTS.scale;
  return best;
}

/** Room to count in, cleared at the end of each look-up. */
interface Buffers {
  nameMask: Int32Array;
  /** The same over all names of a food. */
  foodMask: Int32Array;
  reach: Float32Array;
  names: number[];
  foods: number[];
}

function buffersOf(index: NameIndex): Buffers {
  const known = buffersByIndex.get(index);
  if (known) return known;
  const made = {
    nameMask: new Int32Array(index.names),
    foodMask: new Int32Array(index.foods),
    reach: new Float32Array(index.foods),
    names: [],
    foods: [],
  };
  buffersByIndex.set(index, made);
  return made;
}

interface Traits {
  kinds: readonly number[];
  bonus: number;
  raw: boolean;
  cookedByDefault: boolean;
  /** Kinds of main ingredients that its name says it is with. */
  adds: readonly number[];
  /** What is boiled or steamed has no fat added, unless it is said. */
  fat: number;
  /** What it costs to be of a table other than the survey's. */
  distance: number;
}

function preference(table: FoodTable, place: number, query: ReadonlySet<string>): number {
  const traits = traitsOf(table, place);
  let points = traits.bonus;
  for (const kind of traits.kinds) {
    const { words, penalty } = KINDS[kind] ?? { words: [], penalty: 0 };
    if (!words.some((word) => query.has(word))) points -= penalty;
  }
  // People mean dishes before ingredients, and the survey's foods are what they eat.
  points -= traits.distance;
  if (traits.adds.length > 1) points -= UNNAMED * unnamed(traits.adds, query);
  if (traits.fat !== 0 && BOILED_WORDS.some((word) => query.has(word))) points += traits.fat;
  return points + rawness(traits, query);
}

// What a food costs that is with more than was named: 'eggs with cheese' are without meat.
const UNNAMED = 1;

function unnamed(adds: readonly number[], query: ReadonlySet<string>): number {
  const named = mainIngredients(query);
  const missing = adds.filter((kind) => !named.includes(kind)).length;
  return missing === adds.length ? 0 : missing;
}

/** Meat, fish, rice, pasta, pulses are weighed and eaten cooked unless 'raw' or 'dry' is said. */
function rawness({ raw, cookedByDefault }: Traits, query: ReadonlySet<string>): number {
  if (RAW_WORDS.some((word) => query.has(word))) return raw ? WEIGHTS.rawAsked : -WEIGHTS.rawAsked;
  if (raw && COOKED_WORDS.some((word) => query.has(word))) return -WEIGHTS.rawAsked;
  if (cookedByDefault) return raw ? -0.6 : 0;
  return raw ? 0.15 : 0;
}

const COOKED_WORDS = [
  'boiled',
  'cooked',
  'steamed',
  'stewed',
  'roasted',
  'grilled',
  'fried',
  'baked',
];
const BOILED_WORDS = ['boiled', 'steamed'];

function fatPoints(description: string): number {
  if (/no added fat|without (?:salt|fat)/i.test(description)) return 0.3;
  return /fat added|as to fat\b/i.test(description) ? -0.3 : 0;
}

function traitsOf(table: FoodTable, place: number): Traits {
  let traits = known.get(table);
  if (!traits) known.set(table, (traits = []));
  return (traits[place] ??= makeTraits(table, place));
}

function makeTraits(table: FoodTable, place: number): Traits {
  const description = table.index.descriptions[place] ?? '';
  const words = wordsOf(description);
  const joint = words.indexOf('with');
  return {
    adds: joint < 0 ? [] : mainIngredients(words.slice(joint)),
    kinds: KINDS.flatMap(({ pattern }, kind) => (pattern.test(description) ? [kind] : [])),
    bonus: UNSPECIFIED.test(description) ? UNSPECIFIED_BONUS : 0,
    fat: fatPoints(description),
    distance: DISTANCES[table.kindOf(place)],
    raw: isRaw(description),
    cookedByDefault: COOKED_BY_DEFAULT.test(table.category(place)),
  };
}
