import type { FoodMeasures } from './food-measures';

/** What people take a food with or buy it in. What has no source is recalled. */
export const VESSELS: readonly FoodMeasures[] = [
  {
    of: ['13110000', 'Ice cream, NFS'],
    cited: { '1 scoop': ['19095', '1 serving 1/2 cup'] },
    measures: { '1 tub': 460, '1 pint': 300, '1 kids cone': 60 },
  },
  {
    of: ['13110100', 'Ice cream, vanilla'],
    cited: { '1 scoop': ['19095', '1 serving 1/2 cup'] },
    measures: { '1 tub': 460, '1 pint': 300, '1 kids cone': 60 },
  },
  {
    of: ['13110110', 'Ice cream, chocolate'],
    cited: { '1 scoop': ['19095', '1 serving 1/2 cup'] },
    measures: { '1 tub': 460, '1 pint': 300, '1 kids cone': 60 },
  },
  { of: ['81100500', 'Butter, NFS'], cited: { '1 stick': ['01001', '1 stick'] } },
  { of: ['42202000', 'Peanut butter'], measures: { '1 jar': 454, '1 spoonful': 18 } },
  { of: ['41205070', 'Hummus, plain'], measures: { '1 tub': 200, 'half tub': 100 } },
  { of: ['54403001', 'Popcorn, NFS'], measures: { '1 bucket': 100 } },
  { of: ['71501000', 'Potato, mashed, NFS'], measures: { '1 scoop': 110 } },
  { of: ['56205008', 'Rice, white, cooked, no added fat'], measures: { '1 scoop': 110 } },
  { of: ['58130011', 'Lasagna with meat'], measures: { '1 slab': 300 } },
  { of: ['75511100', 'Pickles, NFS'], measures: { '1 jar': 400 } },
  { of: ['91101000', 'Sugar, NFS'], measures: { '1 spoonful': 6, '1 cube': 4 }, usual: 4 },
  { of: ['91302010', 'Honey'], measures: { '1 spoonful': 18, '1 drizzle': 10 }, usual: 15 },
  { of: ['83100100', 'Salad dressing, NFS, for salads'], measures: { '1 drizzle': 15 } },
  { of: ['95311000', 'Energy Drink'], usual: 355 },
  {
    of: ['14010000', 'Cheese, NFS'],
    measures: { '1 chunk': 40, '1 sprinkle': 10, '1 cube': 17, '1 wedge': 35, '1 block': 200 },
    usual: 28,
  },
  {
    of: ['14104100', 'Cheese, Cheddar'],
    measures: { '1 chunk': 40, '1 sprinkle': 10, '1 wedge': 35 },
    usual: 28,
  },
  { of: ['14103020', 'Cheese, Brie'], measures: { '1 wedge': 35 }, usual: 30 },
];
