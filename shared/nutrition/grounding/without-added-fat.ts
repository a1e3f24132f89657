import type { FoodTable } from '../food-table';
import { termsOf } from '../ranking/words';
import { isPlant } from './is-plant';

const MAY_HAVE_FAT =
  /NS as to (?:fat|form)|fat added|cooked with (?:oil|butter)|, NFS$|, cooked$|made with (?:oil|butter|margarine)/;
const FAT_SAID =
  /\b(?:butter|buttered|oil|oily|fat|cream|creamed|creamy|glazed|cheese|margarine|ghee|lard)\b/;
const NO_FAT = /no added fat/;
const WITH_MORE = / with (?!water)/;

/**
 * The same food without added fat, where its name says nothing of any: a model lists oil and butter as
 * items of their own. The place as it is where there is no such food.
 */
export function withoutAddedFat(table: FoodTable, place: number, words: string): number {
  const { description } = table.food(place);
  if (!isPlant(table, place) || !MAY_HAVE_FAT.test(description) || FAT_SAID.test(words))
    return place;
  const asked = new Set(termsOf(words));
  // 'Potato, baked': the boiled one is another food.
  const kept = termsOf(description).filter((term) => asked.has(term));
  let best = place;
  let most = -Infinity;
  for (const other of placesUnder(table, place)) {
    const found = table.food(other).description;
    const terms = termsOf(found);
    if (!NO_FAT.test(found) || WITH_MORE.test(found) || !kept.every((term) => terms.includes(term)))
      continue;
    const held = terms.filter((term) => asked.has(term)).length;
    // Fresh is meant where nothing is said of how it was kept.
    const score = 2 * held - terms.length + (/\b(?:fresh|from dried)\b/.test(found) ? 2 : 0);
    if (score > most) [best, most] = [other, score];
  }
  return best;
}

const headings = new WeakMap<FoodTable, Map<string, number[]>>();

/** The foods of the same heading in the same category. */
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
