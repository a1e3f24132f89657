import { PRINTED_FROM_MEMORY } from '../printed';
import type { OwnList } from '../../own-food';

/** American shelves, chains and kitchens: drinks and dairy, as such products and plates commonly print or weigh. */
export const AMERICAN_DRINKS_AND_DAIRY_2: OwnList = {
  note: PRINTED_FROM_MEMORY,
  foods: [
    {
      code: 'z-oikos-zero',
      name: 'Greek yogurt, high protein (recalled)',
      also: 'oikos triple zero, oikos pro, two good yogurt, light and fit, light and fit yogurt',
      category: 'Yogurt, Greek',
      per100g: { calories: 62, protein: 9.5, carbs: 6, fat: 0.3 },
      portions: { '1 cup': 150, '1 container': 150, '1 pot': 150 },
    },
    {
      code: 'z-smart-ones',
      name: 'Frozen diet meal (recalled)',
      also: 'smart ones, weight watchers meal, smart ones ziti, healthy choice bowl, healthy choice steamer, smart ones three cheese ziti, atkins frozen meal, marie callender bowl, evol bowl',
      category: 'Pasta mixed dishes, excludes macaroni and cheese',
      per100g: { calories: 105, protein: 6.5, carbs: 14, fat: 2.5 },
      portions: { '1 meal': 270, '1 box': 270, '1 bowl': 270 },
    },
    {
      code: 'z-e-swedish-fz',
      name: 'Frozen dinner (recalled)',
      also: 'hungry man, hungry man dinner, marie callenders dinner, stouffers, stouffers meal, banquet meal, banquet dinner, tv dinner, swanson dinner, salisbury steak dinner, boston market frozen meal',
      category: 'Meat mixed dishes',
      per100g: { calories: 135, protein: 6.5, carbs: 13, fat: 6 },
      portions: { '1 meal': 350, '1 dinner': 400, '1 box': 350 },
    },
    {
      code: 'z-larabar',
      name: 'Larabar (recalled)',
      also: 'Larabar, lara bar',
      category: 'Cereal bars',
      per100g: { calories: 445, protein: 11, carbs: 53, fat: 22 },
      portions: { '1 bar': 46, '1 mini': 22 },
    },
    {
      code: 'z-soup-dump-tj',
      name: 'Soup dumplings, frozen (recalled)',
      also: 'trader joes soup dumplings, mila soup dumplings, bibigo soup dumplings, ginger soup dumplings',
      category: 'Egg rolls, dumplings, sushi',
      per100g: { calories: 160, protein: 8, carbs: 19, fat: 5 },
      portions: { '1 dumpling': 28, '1 piece': 28, '1 pack': 170 },
      usual: 170,
    },
    {
      code: 'z-knish-potato',
      name: 'Potato knish (recalled)',
      also: 'knishes, square knish, coney island knish, kasha knish',
      category: 'Turnovers and other grain-based items',
      per100g: { calories: 215, protein: 4.5, carbs: 29, fat: 9 },
      portions: { '1 knish': 128, '1 piece': 128, '1 mini': 45 },
    },
    {
      code: 'z-hash-br-dunk',
      name: 'Hash browns, small (recalled)',
      also: 'dunkin hash browns, hash brown bites, hashbrown bites, hash brown rounds, hash rounds',
      category: 'French fries and other fried white potatoes',
      per100g: { calories: 275, protein: 2.5, carbs: 29, fat: 16 },
      portions: { '1 order': 55, '1 small': 75, '1 medium': 110, '1 piece': 9 },
      usual: 55,
    },
  ],
};
