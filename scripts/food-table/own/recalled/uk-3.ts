import { RECALLED, type OwnList } from '../own-food';

/** Brands and house names as the nearest food, at weights that are recalled. */
export const RECALLED_UK_3: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-fishoil',
      name: 'Fish oil capsule (recalled)',
      also: 'Fish oil capsule, fish oil, omega 3, cod liver oil',
      category: 'Salad dressings and vegetable oils',
      like: ['04589', 'Fish oil, cod liver'],
      portions: { '1 capsule': 1 },
    },
    {
      code: 'x-clif-x',
      name: 'Clif Bar (recalled)',
      also: 'Clif Bar, cliff bar, cliffbar',
      category: 'Nutrition bars',
      like: ['53720200', 'Nutrition bar (Clif Bar)'],
      portions: { '1 bar': 68 },
    },
  ],
};
