import { RECALLED, type OwnList } from '../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products and dishes of this kind print, no source was opened.';

/** Brands and house names as the nearest food, at weights that are recalled. */
export const RECALLED_UK_4: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-monstermunch',
      name: 'Frazzles (recalled)',
      also: 'space raiders, frazzles, chipsticks, scampi fries, bacon fries, wheat crunchies',
      category: 'Tortilla, corn, other chips',
      like: ['54401026', 'Corn chips, flavored'],
      portions: { '1 bag': 22, '1 packet': 22 },
    },
    {
      code: 'x-flake',
      name: 'Cadbury Flake (recalled)',
      also: 'flake, flake bar, ripple bar, galaxy ripple',
      category: 'Candy containing chocolate',
      like: ['91705010', 'Chocolate candy'],
      portions: { '1 bar': 32 },
    },
    {
      code: 'x-ginsters',
      name: 'Ginsters pasty (recalled)',
      also: 'ginsters, ginsters pasty, ginsters cornish pasty, wrights pasty, corned beef pasty, meat and potato pie, hollands pie',
      category: 'Turnovers and other grain-based items',
      like: ['58126125', 'Turnover or hot pocket, beef'],
      portions: { '1 pasty': 227 },
    },
    {
      code: 'x-pukka',
      name: 'Pukka pie (recalled)',
      also: 'pukka pie, fray bentos pie, pukka pies, fray bentos steak pie, fray bentos steak and kidney',
      category: 'Meat mixed dishes',
      per100g: { calories: 235, protein: 8.4, carbs: 20.5, fat: 13.2 },
      portions: { '1 pie': 233 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-nandos-half',
      name: "Nando's chicken (recalled)",
      also: 'nandos butterfly, nandos butterfly chicken, nandos quarter chicken, nandos quarter chicken leg, quarter chicken, nandos chicken breast',
      category: 'Chicken, whole pieces',
      like: ['24102060', 'Chicken, NS as to part, rotisserie, skin eaten'],
      portions: { '1 quarter': 150, '1 half': 300, '1 whole': 600 },
    },
    {
      code: 'x-nandos-half-ch',
      name: "Nando's half chicken (recalled)",
      also: 'nandos half chicken, half peri peri chicken, half chicken nandos, halbes hahnchen, halbes hendl, half roast chicken',
      category: 'Chicken, whole pieces',
      like: ['24102060', 'Chicken, NS as to part, rotisserie, skin eaten'],
      portions: { '1 half': 300, '1 serving': 300 },
    },
    {
      code: 'x-mcd-twister',
      name: 'KFC twister (recalled)',
      also: 'twister wrap',
      category: 'Chicken fillet sandwiches',
      like: ['27540210', 'Chicken fillet wrap sandwich, fried, from fast food'],
      portions: { '1 wrap': 170 },
    },
  ],
};
