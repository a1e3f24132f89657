import type { OwnList } from '../../own-food';
import { BRITISH_CHAINS } from './chains';
import { BRITISH_BAKERY_AND_SANDWICHES } from './bakery-and-sandwiches';
import { BRITISH_PLATES_AND_PACKS } from './plates-and-packs';

/** Chains, bakeries, plates and packs of Britain, Ireland, Australia, New Zealand and South Africa. */
export const BRITISH_LISTS: readonly OwnList[] = [
  BRITISH_CHAINS,
  BRITISH_BAKERY_AND_SANDWICHES,
  BRITISH_PLATES_AND_PACKS,
];
