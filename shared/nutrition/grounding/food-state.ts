import type { FoodTable } from '../table/food-table';
import { COOKED_BY_DEFAULT } from '../analyzer/ranking/kinds';
import { termsOf } from '../analyzer/language/words';

const PLANTS =
  /vegetable|broccoli|spinach|carrot|tomato|string beans|cabbage|^corn|onions|lettuce|beans, peas, legumes|rice$|cooked grains|potatoes, baked or boiled|cooked cereals/i;

/** How a food is preserved or prepared, as far as that changes the nutrients in 100 g. */
export type FoodState = 'raw' | 'dry' | 'cooked';

const set = (words: string) => new Set(words.trim().split(/\s+/).flatMap(termsOf));

/** Ways to cook that say nothing about added ingredients. */
const PLAINLY_COOKED = set(`
  cooked boiled baked grilled roasted roast steamed broiled sauteed poached braised simmered wilted blanched microwaved
  charred seared heated
`);
/** Ways to cook that make a different food, or imply added ingredients. */
const CHANGED = set(
  'fried stirfry smoked toasted barbecued scrambled caramelized stewed rotisserie',
);
const DRY = set('dry dried uncooked powder powdered dehydrated');
// 'From dried' and 'from raw' describe an earlier state, 'dry heat' a way to cook.
const NOT_NOW = /\b(?:from (?:dried|raw|dry|fresh)|dry heat|dry roasted|dry, reconstituted)\b/g;

/** The state that words express; undefined if none. What was cooked is cooked, whatever it was before. */
export function stateOf(words: string): FoodState | undefined {
  const plain = words
    .toLowerCase()
    .replaceAll(NOT_NOW, (said) => (said.includes('heat') ? 'cooked' : ' '));
  const terms = termsOf(plain);
  if (terms.some((term) => PLAINLY_COOKED.has(term) || CHANGED.has(term))) return 'cooked';
  if (terms.some((term) => DRY.has(term))) return 'dry';
  return terms.includes('raw') ? 'raw' : undefined;
}

/** Whether a term says only that a food was cooked. */
export function isPlainlyCooked(term: string): boolean {
  return PLAINLY_COOKED.has(term);
}

// 'Toast', 'roast' and 'fries' are foods.
const SAYS_STATE = /(?:ed|raw|dry|fresh)$/;

/** Whether a word, as written, expresses only a state. */
export function isStateWord(word: string): boolean {
  return SAYS_STATE.test(word) && termsOf(word).some((term) => STATES.has(term));
}

const STATES = new Set([...PLAINLY_COOKED, ...CHANGED, ...DRY, 'raw', 'fresh']);

type Known = FoodState | 'untold';

// Without a stated state, foods that are eaten cooked count as cooked, and raw grain counts as dry.
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

/** Whether a food is in the stated state; without one, in the state in which it is eaten. */
export function fitsState(table: FoodTable, place: number, said: FoodState | undefined): boolean {
  const isEatenCooked = COOKED_BY_DEFAULT.test(table.category(place));
  const fitting = (isEatenCooked ? EATEN_COOKED : EATEN_AS_IT_IS)[said ?? 'untold'];
  return fitting.includes(stateOf(table.food(place).description) ?? 'untold');
}

/** Whether a food is a plain vegetable, pulse, grain or potato, by its category. */
export function isPlant(table: FoodTable, place: number): boolean {
  return PLANTS.test(table.category(place));
}
