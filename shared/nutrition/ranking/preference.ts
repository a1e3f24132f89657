import type { FoodTable, TableKind } from '../food-table';
import { COOKED_BY_DEFAULT, KINDS, RAW_WORDS, UNSPECIFIED, UNSPECIFIED_BONUS } from './kinds';

import { WEIGHTS } from './weights';

/** What of a food bears on whether it is meant: the kinds it is of, whether it is raw. */
interface Traits {
  kinds: readonly number[];
  bonus: number;
  raw: boolean;
  cookedByDefault: boolean;
  /** What it costs to be of a table other than the survey's. */
  distance: number;
}

const DISTANCES: Readonly<Record<TableKind, number>> = {
  survey: 0,
  own: WEIGHTS.own,
  reference: WEIGHTS.reference,
};

const known = new WeakMap<FoodTable, (Traits | undefined)[]>();

/** How much a food is preferred or avoided where its name alone does not decide. */
export function preference(table: FoodTable, place: number, asked: ReadonlySet<string>): number {
  const traits = traitsOf(table, place);
  let points = traits.bonus;
  for (const kind of traits.kinds) {
    const { words, penalty } = KINDS[kind] ?? { words: [], penalty: 0 };
    if (!words.some((word) => asked.has(word))) points -= penalty;
  }
  // People mean dishes before ingredients, and the survey's foods are what they eat.
  points -= traits.distance;
  return points + rawness(traits, asked);
}

/** Meat, fish, rice, pasta, pulses are weighed and eaten cooked unless 'raw' or 'dry' is said. */
function rawness({ raw, cookedByDefault }: Traits, asked: ReadonlySet<string>): number {
  if (RAW_WORDS.some((word) => asked.has(word))) return raw ? WEIGHTS.rawAsked : -WEIGHTS.rawAsked;
  if (cookedByDefault) return raw ? -0.6 : 0;
  return raw ? 0.15 : 0;
}

function traitsOf(table: FoodTable, place: number): Traits {
  let traits = known.get(table);
  if (!traits) known.set(table, (traits = []));
  return (traits[place] ??= makeTraits(table, place));
}

function makeTraits(table: FoodTable, place: number): Traits {
  const { description } = table.food(place);
  return {
    kinds: KINDS.flatMap(({ pattern }, kind) => (pattern.test(description) ? [kind] : [])),
    bonus: UNSPECIFIED.test(description) ? UNSPECIFIED_BONUS : 0,
    distance: DISTANCES[table.kindOf(place)],
    raw: /\b(?:raw|dry|dried|uncooked)\b/i.test(description),
    cookedByDefault: COOKED_BY_DEFAULT.test(table.category(place)),
  };
}
