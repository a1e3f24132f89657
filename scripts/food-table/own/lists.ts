import { UK_BREAKFASTS_AND_SANDWICHES } from './uk/breakfasts-and-sandwiches';
import { UK_FISH_AND_PLATES } from './uk/fish-and-plates';
import { UK_PIES_AND_STEWS } from './uk/pies-and-stews';
import { UK_VEGETABLES_AND_SOUPS } from './uk/vegetables-and-soups';
import { UK_BREAD_AND_BISCUITS } from './uk/bread-and-biscuits';
import { UK_CAKES_AND_PUDDINGS } from './uk/cakes-and-puddings';
import { UK_DRINKS_AND_SPREADS } from './uk/drinks-and-spreads';
import type { OwnList } from './own-food';

/** Every list of ours, by kitchen. */
export const OWN_LISTS: readonly OwnList[] = [
  UK_BREAKFASTS_AND_SANDWICHES,
  UK_FISH_AND_PLATES,
  UK_PIES_AND_STEWS,
  UK_VEGETABLES_AND_SOUPS,
  UK_BREAD_AND_BISCUITS,
  UK_CAKES_AND_PUDDINGS,
  UK_DRINKS_AND_SPREADS,
];
