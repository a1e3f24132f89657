import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

/** Dishes of India, Germany and Australia. */
export const EVERYDAY_REGIONAL_PLATES_2: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-rustlers',
      name: 'Rustlers burger (recalled)',
      also: 'rustlers, rustlers quarter pounder, microwave burger, rustlers rib',
      category: 'Burgers',
      per100g: { calories: 265, protein: 13, carbs: 23, fat: 13 },
      portions: { '1 burger': 190 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-mett-roll',
      name: 'Cheese roll (recalled)',
      also: 'cheese and pickle roll, cheese and tomato roll, cheese cob, cheese bap',
      category: 'Deli and cured meat sandwiches',
      per100g: { calories: 270, protein: 13, carbs: 27, fat: 12 },
      portions: { '1 roll': 140, '1 sandwich': 160, '1 piece': 140 },
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
