import type { OwnList } from '../../own-food';
import { EVERYDAY_CHOCOLATE } from './chocolate';
import { EVERYDAY_BAKES_1 } from './bakes-1';
import { EVERYDAY_BAKES_2 } from './bakes-2';
import { EVERYDAY_SNACKS_1 } from './snacks-1';
import { EVERYDAY_SNACKS_2 } from './snacks-2';
import { EVERYDAY_DRINKS_1 } from './drinks-1';
import { EVERYDAY_DRINKS_2 } from './drinks-2';
import { EVERYDAY_DINER_PLATES_1 } from './diner-plates-1';
import { EVERYDAY_DINER_PLATES_2 } from './diner-plates-2';
import { EVERYDAY_REGIONAL_PLATES_1 } from './regional-plates-1';
import { EVERYDAY_REGIONAL_PLATES_2 } from './regional-plates-2';
import { EVERYDAY_BOWLS_AND_NOODLES_1 } from './bowls-and-noodles-1';
import { EVERYDAY_BOWLS_AND_NOODLES_2 } from './bowls-and-noodles-2';
import { EVERYDAY_SAUCES_AND_PACKS } from './sauces-and-packs';

/** What people eat and drink most days, with names from many lands; figures and weights are recalled. */
export const EVERYDAY_LISTS: readonly OwnList[] = [
  EVERYDAY_CHOCOLATE,
  EVERYDAY_BAKES_1,
  EVERYDAY_BAKES_2,
  EVERYDAY_SNACKS_1,
  EVERYDAY_SNACKS_2,
  EVERYDAY_DRINKS_1,
  EVERYDAY_DRINKS_2,
  EVERYDAY_DINER_PLATES_1,
  EVERYDAY_DINER_PLATES_2,
  EVERYDAY_REGIONAL_PLATES_1,
  EVERYDAY_REGIONAL_PLATES_2,
  EVERYDAY_BOWLS_AND_NOODLES_1,
  EVERYDAY_BOWLS_AND_NOODLES_2,
  EVERYDAY_SAUCES_AND_PACKS,
];
