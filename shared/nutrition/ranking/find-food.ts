import type { FoodTable } from '../food-table';
import { askedTerms } from './asked-terms';
import type { Match } from './match';
import { plainMatch } from './plain-match';
import { reachedMatches } from './reached-foods';

/** The best foods for a phrase, best first; none where too little of it names a food. */
export function findFoods(table: FoodTable, phrase: string, most: number): Match[] {
  const asked = askedTerms(table.index, phrase);
  const plain = plainMatch(table, phrase, asked);
  const found = asked.total === 0 ? [] : reachedMatches(table, asked);
  if (plain) addBetter(found, plain);
  return found
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, most);
}

function addBetter(found: Match[], match: Match): void {
  const known = found.findIndex(({ place }) => place === match.place);
  const before = found[known];
  if (!before) found.push(match);
  else if (before.score < match.score) found[known] = match;
}
