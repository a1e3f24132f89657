import { COMMONWEALTH_MEALS } from './meals';
import { COMMONWEALTH_SHELF } from './shelf';
import { COMMONWEALTH_STREET } from './street-and-shop';
import type { OwnList } from '../../own-food';

/** Foods of the United Kingdom, Ireland, Australia, New Zealand, Canada and South Africa that other lists lack. */
export const COMMONWEALTH_LISTS: readonly OwnList[] = [
  COMMONWEALTH_MEALS,
  COMMONWEALTH_SHELF,
  COMMONWEALTH_STREET,
];
