import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

/** Noodles of packets, bowls, plates and breakfasts. */
export const EVERYDAY_BOWLS_AND_NOODLES_2: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-smashed-avo',
      name: 'Smashed avocado on toast (recalled)',
      also: 'smashed avo, avo on sourdough, avocado on sourdough, smashed avo and feta on toast',
      category: 'Vegetable sandwiches/burgers',
      per100g: { calories: 230, protein: 6, carbs: 22, fat: 13.5 },
      portions: { '1 serving': 190, '1 slice': 110, '1 piece': 110 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-loaded-potato',
      name: 'Loaded baked potato (recalled)',
      also: 'loaded potato, loaded bakd potato, fully loaded baked potato, baked potato with everything, loaded jacket potato',
      category: 'White potatoes, baked or boiled',
      per100g: { calories: 160, protein: 5, carbs: 17, fat: 8 },
      portions: { '1 potato': 330, '1 small': 220, '1 large': 430 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-impossible',
      name: 'Impossible burger (recalled)',
      also: 'impossible burger with bun, beyond burger with bun, beyond burger sandwich, veggie burger with bun, plant based burger',
      category: 'Burgers',
      per100g: { calories: 225, protein: 10, carbs: 23, fat: 10.5 },
      portions: { '1 burger': 230 },
      note: PRINTED_FROM_MEMORY,
    },
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
