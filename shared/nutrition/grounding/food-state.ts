import type { FoodTable } from '../table/food-table';
import { COOKED_BY_DEFAULT } from '../analyzer/ranking/kinds';
import { termsOf } from '../analyzer/language/words';

const PLANTS =
  /vegetable|broccoli|spinach|carrot|tomato|string beans|cabbage|^corn|onions|lettuce|beans, peas, legumes|rice$|cooked grains|potatoes, baked or boiled|cooked cereals/i;

/** How a food is kept or made ready, as far as it changes what 100 g of it have. */
export type FoodState = 'raw' | 'dry' | 'cooked';

const set = (words: string) => new Set(words.trim().split(/\s+/).flatMap(termsOf));

/** Ways to cook that say nothing of what was added. */
const PLAINLY_COOKED = set(`
  cooked boiled baked grilled roasted roast steamed broiled sauteed poached braised simmered wilted blanched microwaved
  charred seared heated
`);
/** And those that make another food of it, or come with something. */
const CHANGED = set(
  'fried stirfry smoked toasted barbecued scrambled caramelized stewed rotisserie',
);
const DRY = set('dry dried uncooked powder powdered dehydrated');
// 'From dried' and 'from raw' say what it was, 'dry heat' how it was cooked.
const NOT_NOW = /\b(?:from (?:dried|raw|dry|fresh)|dry heat|dry roasted|dry, reconstituted)\b/g;

/** The state that words tell; undefined where they tell none. What was cooked is cooked, whatever it was before. */
export function stateOf(words: string): FoodState | undefined {
  const plain = words
    .toLowerCase()
    .replaceAll(NOT_NOW, (said) => (said.includes('heat') ? 'cooked' : ' '));
  const terms = termsOf(plain);
  if (terms.some((term) => PLAINLY_COOKED.has(term) || CHANGED.has(term))) return 'cooked';
  if (terms.some((term) => DRY.has(term))) return 'dry';
  return terms.includes('raw') ? 'raw' : undefined;
}

/** Whether a term only tells that a food was cooked. */
export function isPlainlyCooked(term: string): boolean {
  return PLAINLY_COOKED.has(term);
}

// 'Toast', 'roast' and 'fries' are what the food is.
const SAYS_STATE = /(?:ed|raw|dry|fresh)$/;

/** Whether a word, as it is written, tells nothing but a state. */
export function isStateWord(word: string): boolean {
  return SAYS_STATE.test(word) && termsOf(word).some((term) => STATES.has(term));
}

const STATES = new Set([...PLAINLY_COOKED, ...CHANGED, ...DRY, 'raw', 'fresh']);

type Known = FoodState | 'untold';

// What is eaten cooked is cooked where nothing is told, and raw grain is dry.
const EATEN_COOKED: Readonly<Record<Known, readonly Known[]>> = {
  cooked: ['cooked', 'untold'],
  raw: ['raw'],
  dry: ['dry', 'raw'],
  untold: ['cooked', 'untold'],
};
const EATEN_AS_IT_IS: Readonly<Record<Known, readonly Known[]>> = {
  cooked: ['cooked', 'untold'],
  raw: ['raw', 'untold'],
  dry: ['dry', 'untold'],
  untold: ['cooked', 'raw', 'untold'],
};

/** Whether a food is in the state that is said; without one it is meant as it is eaten. */
export function fitsState(table: FoodTable, place: number, said: FoodState | undefined): boolean {
  const isEatenCooked = COOKED_BY_DEFAULT.test(table.category(place));
  const fitting = (isEatenCooked ? EATEN_COOKED : EATEN_AS_IT_IS)[said ?? 'untold'];
  return fitting.includes(stateOf(table.food(place).description) ?? 'untold');
}

/** Whether a food is a vegetable, a pulse, a grain or a potato by itself, by its category. */
export function isPlant(table: FoodTable, place: number): boolean {
  return PLANTS.test(table.category(place));
}
