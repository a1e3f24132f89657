import type { FoodMeasures } from './food-measures';

/** Meat, fish and eggs: one of each. What has no source is recalled. */
export const WHOLE_ANIMAL: readonly FoodMeasures[] = [
  { of: ['26319110', 'Shrimp, NFS'], measures: { '1 shrimp': 10, '1 prawn': 12 } },
  {
    of: ['26319130', 'Shrimp, steamed or boiled'],
    measures: { '1 shrimp': 10, '1 prawn': 12, '1 king prawn': 12 },
  },
  { of: ['25221500', 'Salami, NFS'], cited: { '1 slice': ['07072', '1 slice'] } },
  { of: ['22700000', 'Ribs, NFS'], measures: { '1 rack': 450, '1 full rack': 450 }, usual: 200 },
  {
    of: ['27160100', 'Meatballs, NS as to type of meat, with sauce'],
    measures: { '1 meatball': 30 },
  },
  { of: ['24201000', 'Turkey, NFS'], cited: { '1 slice': ['07046', '1 slice'] } },
  { of: ['26155110', 'Fish, tuna, canned'], measures: { '1 tin': 112 } },
  { of: ['22709010', 'Pork skin rinds'], measures: { '1 piece': 5, '1 handful': 20 } },
  {
    of: ['15042', 'Fish, herring, Atlantic, kippered'],
    measures: { '1 kipper': 130, '1 pair': 170 },
    usual: 100,
  },
  { of: ['15035', 'Fish, haddock, smoked'], usual: 130 },
  { of: ['26101110', 'Fish, anchovy'], usual: 12 },
  { of: ['22311450', 'Ham, prosciutto'], measures: { '1 slice': 14 }, usual: 28 },
  { of: ['25221310', 'Polish sausage'], measures: { '1 ring': 370 } },
  { of: ['32400055', 'Egg white omelet, scrambled, or fried, NS as to fat'], usual: 108 },
  { of: ['23101000', 'Lamb, chop'], one: 70, usual: 140 },
];
