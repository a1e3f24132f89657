import { RECALLED_REGIONAL_3 } from './recalled/regional-3';
import { RECALLED_LARDER_OF_RECIPES } from './recalled/larder-of-recipes';
import { RECALLED_LARDER_OF_RECIPES_2 } from './recalled/larder-of-recipes-2';
import { RECALLED_LARDER_OF_RECIPES_3 } from './recalled/larder-of-recipes-3';
import { RECALLED_US_RESTAURANTS_4 } from './recalled/us-restaurants-4';
import { RECALLED_US_PACKS_4 } from './recalled/us-packs-4';
import { RECALLED_UK_4 } from './recalled/uk-4';
import { RECALLED_DE_IN_3 } from './recalled/de-in-3';
import { RECALLED_DRINKS } from './recalled/drinks';
import { RECALLED_US_RESTAURANTS_1 } from './recalled/us-restaurants-1';
import { RECALLED_US_RESTAURANTS_2 } from './recalled/us-restaurants-2';
import { RECALLED_US_RESTAURANTS_3 } from './recalled/us-restaurants-3';
import { RECALLED_US_PACKS_1 } from './recalled/us-packs-1';
import { RECALLED_US_PACKS_2 } from './recalled/us-packs-2';
import { RECALLED_US_PACKS_3 } from './recalled/us-packs-3';
import { RECALLED_UK_1 } from './recalled/uk-1';
import { RECALLED_UK_2 } from './recalled/uk-2';
import { RECALLED_UK_3 } from './recalled/uk-3';
import { RECALLED_GERMANY_AND_INDIA_1 } from './recalled/de-in-1';
import { RECALLED_GERMANY_AND_INDIA_2 } from './recalled/de-in-2';
import { RECALLED_US_RESTAURANTS_5 } from './recalled/us-restaurants-5';
import { RECALLED_UK_5 } from './recalled/uk-5';
import { RECALLED_GERMANY_4 } from './recalled/de-4';
import { RECALLED_INDIA_4 } from './recalled/in-4';
import { RECALLED_WITH_ADDITIONS } from './recalled/with-additions';
import { RECALLED_REGIONAL_1 } from './recalled/regional-1';
import { RECALLED_REGIONAL_2 } from './recalled/regional-2';
import { AMERICAN_LISTS } from './recalled/american/lists';
import { CHAIN_LISTS } from './recalled/chains/lists';
import { BRITISH_LISTS } from './recalled/british/lists';
import { COMMONWEALTH_LISTS } from './recalled/commonwealth/lists';
import { EVERYDAY_LISTS } from './recalled/everyday/lists';
import { KITCHEN_LISTS } from './recalled/kitchens/lists';
import { PACK_LISTS } from './recalled/packs/lists';
import { SHELF_LISTS } from './recalled/shelves/lists';
import { WORLD_LISTS } from './recalled/world/lists';
import type { OwnList } from './own-food';

/** Brands and house names whose weights are recalled, and of which no source was opened. */
export const RECALLED_LISTS: readonly OwnList[] = [
  RECALLED_US_RESTAURANTS_1,
  RECALLED_US_RESTAURANTS_2,
  RECALLED_US_RESTAURANTS_3,
  RECALLED_US_PACKS_1,
  RECALLED_US_PACKS_2,
  RECALLED_US_PACKS_3,
  RECALLED_UK_1,
  RECALLED_UK_2,
  RECALLED_UK_3,
  RECALLED_GERMANY_AND_INDIA_1,
  RECALLED_GERMANY_AND_INDIA_2,
  RECALLED_US_RESTAURANTS_4,
  RECALLED_US_PACKS_4,
  RECALLED_UK_4,
  RECALLED_DE_IN_3,
  RECALLED_DRINKS,
  RECALLED_US_RESTAURANTS_5,
  RECALLED_UK_5,
  RECALLED_GERMANY_4,
  RECALLED_INDIA_4,
  RECALLED_WITH_ADDITIONS,
  RECALLED_REGIONAL_1,
  RECALLED_REGIONAL_2,
  RECALLED_REGIONAL_3,
  RECALLED_LARDER_OF_RECIPES,
  RECALLED_LARDER_OF_RECIPES_2,
  RECALLED_LARDER_OF_RECIPES_3,
  ...AMERICAN_LISTS,
  ...CHAIN_LISTS,
  ...BRITISH_LISTS,
  ...COMMONWEALTH_LISTS,
  ...EVERYDAY_LISTS,
  ...SHELF_LISTS,
  ...KITCHEN_LISTS,
  ...PACK_LISTS,
  ...WORLD_LISTS,
];
