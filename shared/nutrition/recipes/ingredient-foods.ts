import { DAIRY_AND_BAKING } from './words/dairy-and-baking';
import { GRAINS_AND_PULSES } from './words/grains-and-pulses';
import { MEAT_AND_FISH } from './words/meat-and-fish';
import { PRODUCE } from './words/produce';
import { rowsOf } from './words/rows-of';
import { SPICES_AND_SAUCES } from './words/spices-and-sauces';

/**
 * The meaning of a word in a list of ingredients, if it differs from that on a plate: on a plate 'rice' is boiled, here
 * it is dry; there 'cloves' are of garlic, here they are a spice. Codes are from the food tables; words are in the
 * singular or plural, as people write them.
 */
export const INGREDIENT_FOODS: readonly (readonly [code: string, words: string[]])[] = rowsOf(
  [GRAINS_AND_PULSES, MEAT_AND_FISH, PRODUCE, DAIRY_AND_BAKING, SPICES_AND_SAUCES].join(''),
);
