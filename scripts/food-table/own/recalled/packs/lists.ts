import type { OwnList } from '../../own-food';
import { PACKS_BARS_AND_SHAKES } from './bars-and-shakes';
import { PACKS_BREADS_AND_SWEETS } from './breads-and-sweets';
import { PACKS_DAIRY } from './dairy';
import { PACKS_FROZEN_AND_READY } from './frozen-and-ready';
import { PACKS_HOME_DISHES } from './home-dishes';
import { PACKS_SOUPS_PIES_AND_MORE } from './soups-pies-and-more';

/** What people in the United States and Canada buy packed and cook at home; figures and weights are recalled. */
export const PACK_LISTS: readonly OwnList[] = [
  PACKS_BARS_AND_SHAKES,
  PACKS_BREADS_AND_SWEETS,
  PACKS_DAIRY,
  PACKS_FROZEN_AND_READY,
  PACKS_HOME_DISHES,
  PACKS_SOUPS_PIES_AND_MORE,
];
