import type { OwnList } from '../../own-food';
import { AMERICAN_SWEETS_AND_SNACKS_1 } from './sweets-and-snacks-1';
import { AMERICAN_SWEETS_AND_SNACKS_2 } from './sweets-and-snacks-2';
import { AMERICAN_SWEETS_AND_SNACKS_3 } from './sweets-and-snacks-3';
import { AMERICAN_PLATES_AND_SANDWICHES_1 } from './plates-and-sandwiches-1';
import { AMERICAN_PLATES_AND_SANDWICHES_2 } from './plates-and-sandwiches-2';
import { AMERICAN_PLATES_AND_SANDWICHES_3 } from './plates-and-sandwiches-3';
import { AMERICAN_DRINKS_AND_DAIRY_1 } from './drinks-and-dairy-1';
import { AMERICAN_DRINKS_AND_DAIRY_2 } from './drinks-and-dairy-2';
import { AMERICAN_CANS_BOXES_AND_MORE_1 } from './cans-boxes-and-more-1';
import { AMERICAN_CANS_BOXES_AND_MORE_2 } from './cans-boxes-and-more-2';
import { AMERICAN_CANS_BOXES_AND_MORE_3 } from './cans-boxes-and-more-3';
import { AMERICAN_CANS_BOXES_AND_MORE_4 } from './cans-boxes-and-more-4';

/** American shelves, chains and kitchens; figures and weights are recalled. */
export const AMERICAN_LISTS: readonly OwnList[] = [
  AMERICAN_SWEETS_AND_SNACKS_1,
  AMERICAN_SWEETS_AND_SNACKS_2,
  AMERICAN_SWEETS_AND_SNACKS_3,
  AMERICAN_PLATES_AND_SANDWICHES_1,
  AMERICAN_PLATES_AND_SANDWICHES_2,
  AMERICAN_PLATES_AND_SANDWICHES_3,
  AMERICAN_DRINKS_AND_DAIRY_1,
  AMERICAN_DRINKS_AND_DAIRY_2,
  AMERICAN_CANS_BOXES_AND_MORE_1,
  AMERICAN_CANS_BOXES_AND_MORE_2,
  AMERICAN_CANS_BOXES_AND_MORE_3,
  AMERICAN_CANS_BOXES_AND_MORE_4,
];
