import { DAIRY_AND_BAKING } from './words/dairy-and-baking';
import { GRAINS_AND_PULSES } from './words/grains-and-pulses';
import { MEAT_AND_FISH } from './words/meat-and-fish';
import { PRODUCE } from './words/produce';
import { rowsOf } from './words/rows-of';
import { SPICES_AND_SAUCES } from './words/spices-and-sauces';

/**
 * What a word means in a list of ingredients where it means another food on a plate: there 'rice' is
 * boiled, here it goes into the pot dry; there 'cloves' are of garlic, here they are a spice. Codes are of
 * the food tables; words stand in the singular or plural as people write them.
 */
export const INGREDIENT_FOODS: readonly (readonly [code: string, words: string[]])[] = rowsOf(
  [GRAINS_AND_PULSES, MEAT_AND_FISH, PRODUCE, DAIRY_AND_BAKING, SPICES_AND_SAUCES].join(''),
);
