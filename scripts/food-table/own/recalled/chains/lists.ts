import type { OwnList } from '../../own-food';
import { CHAIN_BREAKFAST } from './breakfast';
import { CHAIN_BURGERS } from './burgers';
import { CHAIN_CHICKEN } from './chicken';
import { CHAIN_MEXICAN_AND_ASIAN } from './mexican-and-asian';
import { CHAIN_SANDWICHES_AND_PIZZA } from './sandwiches-and-pizza';
import { CHAIN_SIDES } from './sides';
import { CHAIN_SWEETS_AND_DRINKS } from './sweets-and-drinks';

/** What chains of the United States and Canada sell; figures and weights are recalled. */
export const CHAIN_LISTS: readonly OwnList[] = [
  CHAIN_BREAKFAST,
  CHAIN_BURGERS,
  CHAIN_CHICKEN,
  CHAIN_MEXICAN_AND_ASIAN,
  CHAIN_SANDWICHES_AND_PIZZA,
  CHAIN_SIDES,
  CHAIN_SWEETS_AND_DRINKS,
];
