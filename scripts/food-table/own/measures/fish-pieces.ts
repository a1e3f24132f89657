import type { FoodMeasures } from './food-measures';

// A piece of fish as it is served, not the whole animal: a common serving, recalled.
const PIECE = { '1 piece': 100 };

const FISH: readonly (readonly [code: string, name: string])[] = [
  ['26100110', 'Fish, NFS'],
  ['26100120', 'Fish, NS as to type, baked or broiled'],
  ['26100130', 'Fish, NS as to type, baked or broiled, coated'],
  ['26100140', 'Fish, NS as to type, fried'],
  ['26100160', 'Fish, NS as to type, steamed'],
  ['26109110', 'Fish, cod, NFS'],
  ['26109120', 'Fish, cod, baked or broiled'],
  ['26109123', 'Fish, cod, grilled'],
  ['26109140', 'Fish, cod, fried'],
  ['26109160', 'Fish, cod, steamed'],
  ['26137110', 'Fish, salmon, NFS'],
  ['26137120', 'Fish, salmon, baked or broiled'],
  ['26137123', 'Fish, salmon, grilled'],
  ['26137140', 'Fish, salmon, fried'],
  ['15237', 'Fish, salmon, Atlantic, farmed, cooked, dry heat'],
  ['26158000', 'Fish, tilapia, NFS'],
  ['26158010', 'Fish, tilapia, baked or broiled'],
  ['26158013', 'Fish, tilapia, grilled'],
  ['26158030', 'Fish, tilapia, fried'],
  ['26158100', 'Fish, white, mixed species, NFS'],
];

/** The cooked fishes that are asked for most, by the piece. */
export const FISH_PIECES: readonly FoodMeasures[] = [
  ...FISH.map((of) => ({ of, measures: PIECE })),
  { of: ['26109120', 'Fish, cod, baked or broiled'], one: 140 },
  {
    of: ['15237', 'Fish, salmon, Atlantic, farmed, cooked, dry heat'],
    measures: { '1 salmon': 140 },
  },
];
