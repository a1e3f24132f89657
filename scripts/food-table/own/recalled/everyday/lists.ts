import type { OwnList } from '../../own-food';
import { EVERYDAY_BRITISH_ROLLS } from './british-rolls';
import { EVERYDAY_BRITISH_SHELF_1 } from './british-shelf-1';
import { EVERYDAY_BRITISH_SHELF_2 } from './british-shelf-2';
import { EVERYDAY_CHAINS_AND_CAFES_6 } from './chains-and-cafes-6';
import { EVERYDAY_CHAINS_AND_CAFES_5 } from './chains-and-cafes-5';
import { EVERYDAY_CHAINS_AND_CAFES_4 } from './chains-and-cafes-4';
import { EVERYDAY_CHAINS_AND_CAFES_3 } from './chains-and-cafes-3';
import { EVERYDAY_CHAINS_AND_CAFES_2 } from './chains-and-cafes-2';
import { EVERYDAY_CHAINS_AND_CAFES_1 } from './chains-and-cafes-1';
import { EVERYDAY_OTHER_LANDS_5 } from './other-lands-5';
import { EVERYDAY_OTHER_LANDS_4 } from './other-lands-4';
import { EVERYDAY_OTHER_LANDS_3 } from './other-lands-3';
import { EVERYDAY_OTHER_LANDS_2 } from './other-lands-2';
import { EVERYDAY_OTHER_LANDS_1 } from './other-lands-1';
import { EVERYDAY_HOME_AND_OUT_6 } from './home-and-out-6';
import { EVERYDAY_HOME_AND_OUT_5 } from './home-and-out-5';
import { EVERYDAY_HOME_AND_OUT_4 } from './home-and-out-4';
import { EVERYDAY_HOME_AND_OUT_3 } from './home-and-out-3';
import { EVERYDAY_HOME_AND_OUT_2 } from './home-and-out-2';
import { EVERYDAY_HOME_AND_OUT_1 } from './home-and-out-1';
import { EVERYDAY_CHOCOLATE } from './chocolate';
import { EVERYDAY_CAFE_AND_TAKEAWAY } from './cafe-and-takeaway';
import { EVERYDAY_LANDS_AND_SLICES } from './lands-and-slices';
import { EVERYDAY_CANS_AND_CUPS } from './cans-and-cups';
import { EVERYDAY_COUNTERS } from './counters';
import { EVERYDAY_COUNTERS_2 } from './counters-2';
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
  EVERYDAY_HOME_AND_OUT_1,
  EVERYDAY_HOME_AND_OUT_2,
  EVERYDAY_HOME_AND_OUT_3,
  EVERYDAY_HOME_AND_OUT_4,
  EVERYDAY_HOME_AND_OUT_5,
  EVERYDAY_HOME_AND_OUT_6,
  EVERYDAY_OTHER_LANDS_1,
  EVERYDAY_OTHER_LANDS_2,
  EVERYDAY_OTHER_LANDS_3,
  EVERYDAY_OTHER_LANDS_4,
  EVERYDAY_OTHER_LANDS_5,
  EVERYDAY_CHAINS_AND_CAFES_1,
  EVERYDAY_CHAINS_AND_CAFES_2,
  EVERYDAY_CHAINS_AND_CAFES_3,
  EVERYDAY_CHAINS_AND_CAFES_4,
  EVERYDAY_CHAINS_AND_CAFES_5,
  EVERYDAY_CHAINS_AND_CAFES_6,
  EVERYDAY_LANDS_AND_SLICES,
  EVERYDAY_CANS_AND_CUPS,
  EVERYDAY_COUNTERS,
  EVERYDAY_COUNTERS_2,
  EVERYDAY_CAFE_AND_TAKEAWAY,
  EVERYDAY_BRITISH_ROLLS,
  EVERYDAY_BRITISH_SHELF_1,
  EVERYDAY_BRITISH_SHELF_2,
];
