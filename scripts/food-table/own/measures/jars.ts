import type { FoodMeasures } from './food-measures';

/** What is sold in jars, as a jar of it usually holds, recalled. */
export const JARS: readonly FoodMeasures[] = [
  { of: ['81302070', 'Pesto sauce'], measures: { '1 jar': 190 } },
  { of: ['81312100', 'Curry sauce'], measures: { '1 jar': 440 } },
];
