import type { OwnList } from '../../own-food';
import { KITCHENS_SOUTH_ASIAN } from './south-asian';
import { KITCHENS_SOUTHEAST_ASIAN } from './southeast-asian';
import { KITCHENS_EAST_ASIAN } from './east-asian';
import { KITCHENS_LATIN_AND_CARIBBEAN } from './latin-and-caribbean';
import { KITCHENS_AFRICAN_AND_MIDDLE_EASTERN } from './african-and-middle-eastern';
import { KITCHENS_WESTERN_EUROPEAN } from './western-european';
import { KITCHENS_EASTERN_EUROPEAN } from './eastern-european';

/** Dishes of the world's kitchens that no release has. */
export const KITCHEN_LISTS: readonly OwnList[] = [
  KITCHENS_SOUTH_ASIAN,
  KITCHENS_SOUTHEAST_ASIAN,
  KITCHENS_EAST_ASIAN,
  KITCHENS_LATIN_AND_CARIBBEAN,
  KITCHENS_AFRICAN_AND_MIDDLE_EASTERN,
  KITCHENS_WESTERN_EUROPEAN,
  KITCHENS_EASTERN_EUROPEAN,
];
