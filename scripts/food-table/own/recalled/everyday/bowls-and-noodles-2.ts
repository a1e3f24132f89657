import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

/** Noodles of packets, bowls, plates and breakfasts. */
export const EVERYDAY_BOWLS_AND_NOODLES_2: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-veg-fingers',
      name: 'Vegetable fingers (recalled)',
      also: 'vegan mince',
      category: 'Soy and meat-alternative products',
      per100g: { calories: 165, protein: 14, carbs: 9, fat: 8 },
      portions: {
        '1 serving': 100,
        '1 piece': 45,
        '1 sausage': 50,
        '1 nugget': 20,
        '1 finger': 30,
        '1 fillet': 55,
      },
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
