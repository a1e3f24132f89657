import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

/** Dishes of diners, chip shops and bakeries. */
export const EVERYDAY_DINER_PLATES_2: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-chips-chsalt',
      name: 'Hot chips with chicken salt (recalled)',
      also: 'chicken salt chips, bag of chips from the chippy, chip shop, cone of chips, chips with salt and vinegar',
      category: 'French fries and other fried white potatoes',
      per100g: { calories: 235, protein: 3.5, carbs: 31, fat: 11 },
      portions: {
        '1 serving': 200,
        '1 large': 350,
        '1 small': 150,
        '1 bag': 300,
        '1 bowl': 200,
        '1 cone': 200,
      },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-chips-curry',
      name: 'Chips and curry sauce (recalled)',
      also: 'curry chips, rice chips and curry',
      category: 'French fries and other fried white potatoes',
      per100g: { calories: 175, protein: 3, carbs: 24, fat: 8 },
      portions: { '1 serving': 380, '1 portion': 380, '1 tray': 550 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-chips-gravy',
      name: 'Chips and gravy (recalled)',
      also: 'chips n gravy',
      category: 'French fries and other fried white potatoes',
      per100g: { calories: 170, protein: 3, carbs: 23, fat: 7.5 },
      portions: { '1 serving': 380 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-cheesy-chips',
      name: 'Cheesy chips (recalled)',
      also: 'chips with cheese, chips n cheese, chips and cheese',
      category: 'French fries and other fried white potatoes',
      per100g: { calories: 255, protein: 7, carbs: 24, fat: 15 },
      portions: { '1 serving': 300, '1 bowl': 300 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-chick-shish',
      name: 'Chicken shish kebab (recalled)',
      also: 'chicken shish, shish kebab, lamb shish, lamb shish kebab, chicken kebab, chicken kebab in pitta, shish in naan, shish wrap, chicken shish wrap',
      category: 'Poultry mixed dishes',
      per100g: { calories: 165, protein: 15, carbs: 14, fat: 5.5 },
      portions: { '1 kebab': 350, '1 skewer': 110, '1 wrap': 350 },
      usual: 350,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-cheesymite',
      name: 'Cheesymite scroll (recalled)',
      also: 'cheesymite, cheese scroll, vegemite scroll, pizza scroll, bakers delight scroll',
      category: 'Rolls and buns',
      per100g: { calories: 300, protein: 12, carbs: 40, fat: 10 },
      portions: { '1 scroll': 110, '1 roll': 90, '1 piece': 110 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-snag-roll',
      name: 'Boerewors roll (recalled)',
      also: 'boerie roll, boerewors in a roll, boerewors sausage roll, wors roll, russian roll',
      category: 'Frankfurter sandwiches',
      per100g: { calories: 275, protein: 12, carbs: 20, fat: 17 },
      portions: { '1 roll': 170, '1 piece': 120, '1 sausage': 120 },
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
