import type { FoodTable } from '../food-table';
import { askedTerms } from './asked-terms';
import type { Match } from './match';
import { plainMatch } from './plain-match';
import { respelled } from './spelling';
import { WEIGHTS } from './weights';
import { reachedMatches } from './reached-foods';
import { wordsOf } from './words';

/** The best foods for a phrase, best first; none where too little of it names a food. */
export function findFoods(table: FoodTable, phrase: string, most: number): Match[] {
  const meant = respelled(table, phrase);
  const slips = meant === undefined ? [] : lookUp(table, meant).flatMap(asSlip);
  const found = slips.length === 0 ? lookUp(table, phrase) : slips;
  return found
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, most);
}

// So much of the words must be a name for a misspelled one to be believed.
const SLIP_COVER = 0.7;

function asSlip(match: Match): Match[] {
  const { isNoun, named, cover, gain, score } = match;
  if (!isNoun || (!named && cover < SLIP_COVER)) return [];
  return [
    { ...match, gain: gain * WEIGHTS.slip, score: score * WEIGHTS.slip, named: false, slip: true },
  ];
}

function lookUp(table: FoodTable, phrase: string): Match[] {
  const asked = askedTerms(table.index, phrase);
  const plain = plainMatch(table, phrase, asked);
  const found = asked.total === 0 ? [] : reachedMatches(table, asked);
  if (plain && !isSurveyName(table, phrase, { plain, found })) addBetter(found, plain);
  return found;
}

const WHOLE = 0.99;

/**
 * Whether another name of a dish of ours is the very name of a food of the survey, which people then
 * mean: 'samosa' is the survey's, 'vegetable samosa' ours.
 */
function isSurveyName(
  table: FoodTable,
  phrase: string,
  { plain, found }: { plain: Match; found: readonly Match[] },
): boolean {
  if (table.kindOf(plain.place) !== 'own') return false;
  const own = table.index.descriptions[plain.place] ?? '';
  if (wordsOf(own).join(' ') === wordsOf(phrase).join(' ')) return false;
  return found.some(
    ({ place, cover, precision }) =>
      cover >= WHOLE && precision >= WHOLE && table.kindOf(place) === 'survey',
  );
}

function addBetter(found: Match[], match: Match): void {
  const known = found.findIndex(({ place }) => place === match.place);
  const before = found[known];
  if (!before) found.push(match);
  else if (before.score < match.score) found[known] = match;
}
