import type { FoodMeasures } from './food-measures';

/** Fruit and vegetables: one of each, and what is eaten where nobody says how much. What has no source is recalled. */
export const WHOLE_PRODUCE: readonly FoodMeasures[] = [
  {
    of: ['63107010', 'Banana, raw'],
    cited: {
      '1 small': ['09040', '1 small (6" to 6-7/8" long)'],
      '1 medium': ['09040', '1 medium (7" to 7-7/8" long)'],
      '1 large': ['09040', '1 large (8" to 8-7/8" long)'],
      '1 extra large': ['09040', '1 extra large (9" or longer)'],
    },
  },
  {
    of: ['63129010', 'Mango, raw'],
    cited: {
      '1 portion': ['09176', '1 cup pieces'],
    },
    usual: 165,
  },
  {
    of: ['63141010', 'Pineapple, raw'],
    cited: {
      '1 ring': ['09266', '1 slice (3-1/2" dia x 3/4" thick)'],
      '1 portion': ['09266', '1 cup, chunks'],
    },
    usual: 165,
  },
  {
    of: ['63133010', 'Papaya, raw'],
    cited: { '1 portion': ['09226', '1 cup 1" pieces'] },
    usual: 145,
  },
  {
    of: ['63149010', 'Watermelon, raw'],
    cited: {
      '1 slice': ['09326', '1 wedge (approx 1/16 of melon)'],
      '1 portion': ['09326', '1 NLEA serving'],
    },
    usual: 280,
  },
  {
    of: ['63109010', 'Cantaloupe, raw'],
    cited: {
      '1 portion': ['09181', '1 NLEA serving'],
      '1 wedge': ['09181', '1 wedge, large (1/8 of large melon)'],
    },
    usual: 134,
  },
  {
    of: ['63127010', 'Honeydew melon, raw'],
    cited: { '1 portion': ['09184', '1 NLEA serving'] },
    usual: 134,
  },
  { of: ['63105010', 'Avocado, raw'], measures: { 'half avocado': 75 }, usual: 75 },
  {
    of: ['63123000', 'Grapes, raw'],
    cited: { '1 portion': ['09132', '1 NLEA serving'] },
    usual: 126,
  },
  {
    of: ['63115010', 'Cherries, raw'],
    cited: { '1 portion': ['09070', '1 NLEA serving'] },
    usual: 140,
  },
  {
    of: ['61125010', 'Tangerine, raw'],
    cited: { '1 mandarin': ['09218', '1 medium (2-1/2" dia)'] },
    usual: 88,
  },
  {
    of: ['09231', 'Passion-fruit, (granadilla), purple, raw'],
    cited: { '1 fruit': ['09231', '1 fruit without refuse'] },
    usual: 36,
  },
  { of: ['09421', 'Dates, medjool'], cited: { '1 date': ['09421', '1 date, pitted'] }, usual: 48 },
  { of: ['11677', 'Shallots, raw'], measures: { '1 shallot': 25 }, usual: 10 },
  {
    of: ['75117020', 'Onions, raw'],
    cited: {
      '1 medium': ['11282', '1 medium (2-1/2" dia)'],
      '1 small': ['11282', '1 small'],
      '1 large': ['11282', '1 large'],
    },
  },
  { of: ['72125100', 'Spinach, raw'], cited: { '1 bunch': ['11457', '1 bunch'] } },
  {
    of: ['11210', 'Eggplant, cooked, boiled, drained, without salt'],
    cited: { '1 eggplant': ['11209', '1 eggplant, peeled (yield from 1-1/4 lb)'] },
    usual: 99,
  },
  {
    of: ['72201220', 'Broccoli, NS as to form, cooked'],
    cited: { '1 bunch': ['11090', '1 bunch'] },
    measures: { '1 head': 300 },
  },
  {
    of: ['72201100', 'Broccoli, raw'],
    cited: { '1 bunch': ['11090', '1 bunch'] },
    measures: { '1 head': 300 },
  },
  { of: ['75113000', 'Lettuce, raw'], cited: { '1 head': ['11252', '1 head, medium (6" dia)'] } },
  { of: ['75109010', 'Fennel bulb, raw'], cited: { '1 bulb': ['11957', '1 bulb'] }, usual: 100 },
  {
    of: ['75103000', 'Cabbage, green, raw'],
    cited: { '1 head': ['11109', '1 head, medium (about 5-3/4" dia)'] },
  },
  { of: ['11301', 'Peas, edible-podded, boiled, drained, without salt'], usual: 80 },
  { of: ['11333', 'Peppers, sweet, green, raw'], cited: { '1 strip': ['11333', '10 strips'] } },
  { of: ['75503010', 'Pickles, dill'], cited: { '1 spear': ['11937', '1 spear, small'] } },
  {
    of: ['71400990', 'Potato, french fries, NFS'],
    measures: { '1 fry': 5, '1 serving': 140 },
    usual: 140,
  },
  {
    of: ['71103010', 'Potato, boiled, from fresh, peel not eaten, no added fat'],
    measures: { '1 whole': 110, '1 potato': 110, '1 small': 100, '1 medium': 130 },
  },
  {
    of: ['75214011', 'Cauliflower, fresh, cooked, no added fat'],
    measures: { '1 cauliflower': 450, '1 head': 450 },
  },
  { of: ['71401030', 'Potato, french fries, fast food'], measures: { '1 fry': 5 } },
];
