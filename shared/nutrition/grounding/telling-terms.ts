import { FILLER } from '../grammar/filler';
import { isNaming } from '../ranking/asked-terms';
import { PIECES, SILENT } from '../ranking/light-words';
import { COMPOUNDS } from '../ranking/spellings';
import { termsOf } from '../ranking/words';
import { isPlainlyCooked } from './food-state';

const SHAPES = new Set(termsOf('bar nugget patty stick ring'));
// Light words that make another food of it.
const CHANGING = new Set(
  termsOf('fried sweetened unsweetened reduced stuffed sweet sour shake spread mix drink dinner'),
);
/** How a food is cut or brought to the table. */
const CUTS = new Set(
  termsOf(
    'grated shredded minced halved cubed crumbled sprinkled drizzled melted julienned quartered garnish chunk cube ' +
      'bone boneless skinless',
  ),
);
const SAYS_LITTLE = [PIECES, SILENT, FILLER, CUTS];

/** Whether a term must stand in the name of the food that is meant: it says what it is, not how it was cooked or cut. */
export function isTelling(term: string): boolean {
  if (CHANGING.has(term) || SHAPES.has(term) || /^\d+%$/.test(term)) return true;
  return isNaming(term) && !isPlainlyCooked(term) && !SAYS_LITTLE.some((terms) => terms.has(term));
}

/** Whether a term is a piece that is another food than what it is made of: a patty is no burger. */
export function isPiece(term: string): boolean {
  return SHAPES.has(term);
}

// Nobody means these without a word of them, wherever they stand in a name.
const NEVER_MEANT = new Set(
  termsOf(
    'pickled creamed candied breaded battered coated scalloped stuffed smoked vegetarian vegan meatless imitation substitute diet ' +
      'reconstituted variety liver kidney heart tongue brain tripe giblet gizzard',
  ),
);

/** Whether a term makes a food another one for whoever does not say it: 'Vegetables, pickled'. */
export function isOnlyMeantIfSaid(term: string): boolean {
  return NEVER_MEANT.has(term);
}

const PARTS = new Map(Object.entries(COMPOUNDS).map(([pair, term]) => [term, pair.split(' ')]));

/** A term, and the words of one that is made of two: the table may part them ('Cream, whipped'). */
export function partsOf(term: string): string[] {
  return [term, ...(PARTS.get(term) ?? [])];
}
