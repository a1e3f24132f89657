import { SHELF_CAFE_AND_PLAIN_1 } from './cafe-and-plain-1';
import { SHELF_CAFE_AND_PLAIN_2 } from './cafe-and-plain-2';
import { SHELF_HOME_AND_STREET } from './home-and-street';
import type { OwnList } from '../../own-food';
import { SHELF_SPORT_FOODS } from './sport-foods';
import { SHELF_US_MENU_1 } from './us-menu-1';
import { SHELF_US_MENU_2 } from './us-menu-2';
import { SHELF_DRINKS } from './drinks';
import { SHELF_SOUTH_ASIAN_PLATES_1 } from './south-asian-plates-1';
import { SHELF_SOUTH_ASIAN_PLATES_2 } from './south-asian-plates-2';
import { SHELF_AFRICAN_PLATES } from './african-plates';
import { SHELF_SE_ASIAN_PLATES } from './se-asian-plates';
import { SHELF_EAST_ASIAN_PLATES_1 } from './east-asian-plates-1';
import { SHELF_EAST_ASIAN_PLATES_2 } from './east-asian-plates-2';
import { SHELF_MIDDLE_EASTERN_AND_MEDITERRANEAN_PLATES_1 } from './middle-eastern-and-mediterranean-plates-1';
import { SHELF_MIDDLE_EASTERN_AND_MEDITERRANEAN_PLATES_2 } from './middle-eastern-and-mediterranean-plates-2';
import { SHELF_MIDDLE_EASTERN_AND_MEDITERRANEAN_PLATES_3 } from './middle-eastern-and-mediterranean-plates-3';
import { SHELF_NORTHERN_AND_EASTERN_PLATES_1 } from './northern-and-eastern-plates-1';
import { SHELF_NORTHERN_AND_EASTERN_PLATES_2 } from './northern-and-eastern-plates-2';
import { SHELF_LATIN_PLATES_1 } from './latin-plates-1';
import { SHELF_LATIN_PLATES_2 } from './latin-plates-2';
import { SHELF_ANZ_SHELF } from './anz-shelf';

/** Shelves of shops and menus of many lands, as far as other lists lack them. */
export const SHELF_LISTS: readonly OwnList[] = [
  SHELF_HOME_AND_STREET,
  SHELF_CAFE_AND_PLAIN_2,
  SHELF_CAFE_AND_PLAIN_1,
  SHELF_SPORT_FOODS,
  SHELF_US_MENU_1,
  SHELF_US_MENU_2,
  SHELF_DRINKS,
  SHELF_SOUTH_ASIAN_PLATES_1,
  SHELF_SOUTH_ASIAN_PLATES_2,
  SHELF_AFRICAN_PLATES,
  SHELF_SE_ASIAN_PLATES,
  SHELF_EAST_ASIAN_PLATES_1,
  SHELF_EAST_ASIAN_PLATES_2,
  SHELF_MIDDLE_EASTERN_AND_MEDITERRANEAN_PLATES_1,
  SHELF_MIDDLE_EASTERN_AND_MEDITERRANEAN_PLATES_2,
  SHELF_MIDDLE_EASTERN_AND_MEDITERRANEAN_PLATES_3,
  SHELF_NORTHERN_AND_EASTERN_PLATES_1,
  SHELF_NORTHERN_AND_EASTERN_PLATES_2,
  SHELF_LATIN_PLATES_1,
  SHELF_LATIN_PLATES_2,
  SHELF_ANZ_SHELF,
];
