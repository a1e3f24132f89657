import type { OwnList } from '../../own-food';
import { WORLD_EUROPE } from './europe';
import { WORLD_MIDDLE_EAST } from './middle-east';
import { WORLD_SOUTH_ASIA } from './south-asia';
import { WORLD_CHINA } from './china';
import { WORLD_JAPAN_KOREA } from './japan-korea';
import { WORLD_SOUTHEAST_ASIA } from './southeast-asia';
import { WORLD_CARIBBEAN } from './caribbean';
import { WORLD_LATIN } from './latin';

/** Everyday food of kitchens around the world; figures and weights are recalled. */
export const WORLD_LISTS: readonly OwnList[] = [
  WORLD_EUROPE,
  WORLD_MIDDLE_EAST,
  WORLD_SOUTH_ASIA,
  WORLD_CHINA,
  WORLD_JAPAN_KOREA,
  WORLD_SOUTHEAST_ASIA,
  WORLD_CARIBBEAN,
  WORLD_LATIN,
];
