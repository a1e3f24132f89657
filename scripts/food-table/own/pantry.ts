import { ANIMAL } from './pantry/animal';
import { GRAINS_AND_PULSES } from './pantry/grains-and-pulses';
import { LARDER } from './pantry/larder';
import { PRODUCE } from './pantry/produce';

/**
 * What our dishes are made of: a food of FNDDS (codes of eight digits) or SR28 (of five) for each
 * ingredient, with its name there. Some stand for what is nearest: taro leaves for cassava leaves.
 */
export const PANTRY = { ...GRAINS_AND_PULSES, ...PRODUCE, ...ANIMAL, ...LARDER };

export type Ingredient = keyof typeof PANTRY;
