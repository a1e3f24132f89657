import { type OwnList, RECALLED } from '../own-food';
import { printed } from './printed';

const PLANTS = 'Other vegetables and combinations';
const SPOONS_OF_POWDER = { '1 tsp': 2.5, '1 tbsp': 7.5 };
const SAUCES = 'Dips, gravies, other sauces';
const SPOONS_OF_PASTE = { '1 tbsp': 16, '1 tsp': 5.5, '1 cup': 255 };

/** Spices, starches and meat substitutes of recipes that neither release has. Measures are estimates of ours. */
export const RECALLED_LARDER_OF_RECIPES_2: OwnList = {
  note: RECALLED,
  foods: [
    // Spices.
    printed(['x-sumac', 'Sumac', PLANTS], [310, 4, 66, 6], SPOONS_OF_POWDER),
    {
      code: 'x-nigella',
      name: 'Nigella seeds (recalled)',
      category: PLANTS,
      like: ['02014', 'Spices, cumin seed'],
      portions: { '1 tsp': 2.5, '1 tbsp': 7.5 },
    },
    {
      code: 'x-ajwain',
      name: 'Ajwain, carom seeds (recalled)',
      category: PLANTS,
      like: ['02005', 'Spices, caraway seed'],
      portions: { '1 tsp': 2.1, '1 tbsp': 6.3 },
    },
    printed(['x-amchur', 'Amchur, dried mango powder', PLANTS], [320, 3, 78, 1], SPOONS_OF_POWDER),
    printed(['x-annatto', 'Annatto, achiote seeds', PLANTS], [350, 10, 66, 5], {
      '1 tsp': 3,
      '1 tbsp': 10,
    }),
    printed(
      ['x-achiote-paste', 'Achiote paste, annatto', SAUCES],
      [150, 4, 28, 3],
      SPOONS_OF_PASTE,
    ),
    printed(['x-dukkah', 'Dukkah, nuts and spices', 'Nuts and seeds'], [540, 17, 22, 45], {
      '1 tbsp': 8,
      '1 tsp': 2.7,
      '1 cup': 120,
    }),
    printed(['x-barberries', 'Barberries, dried', PLANTS], [300, 4, 70, 1], {
      '1 tbsp': 5,
      '1 cup': 80,
    }),
    printed(['x-rose', 'Rose petals, dried', PLANTS], [260, 8, 55, 3], {
      '1 tbsp': 1,
      '1 tsp': 0.3,
    }),
    printed(['x-vanilla-pod', 'Vanilla bean', PLANTS], [280, 4, 60, 3], { '1 pod': 3 }),
    {
      code: 'x-extract',
      name: 'Flavor extract, almond or other (recalled)',
      category: PLANTS,
      like: ['02050', 'Vanilla extract'],
      portions: { '1 tsp': 4.2, '1 tbsp': 13 },
    },
    printed(['x-flower-water', 'Flower water, rose or orange', PLANTS], [2, 0, 0.5, 0], {
      '1 tsp': 5,
      '1 tbsp': 15,
      '1 drop': 0.05,
    }),
    printed(['x-msg', 'Monosodium glutamate, MSG', PLANTS], [250, 62, 0, 0], { '1 tsp': 4 }),
    printed(['x-pandan', 'Pandan leaves', PLANTS], [25, 2, 5, 0.3], { '1 leaf': 5 }),
    printed(['x-spice-mix', 'Spice mix, seasoning', PLANTS], [270, 9, 50, 5], SPOONS_OF_POWDER),
    {
      code: 'x-fresh-herb',
      name: 'Fresh herbs, oregano, sage, tarragon or other (recalled)',
      category: PLANTS,
      like: ['11297', 'Parsley, fresh'],
      portions: { '1 tbsp': 2.5, '1 cup': 40, '1 leaf': 0.5, '1 sprig': 1, '1 bunch': 50 },
    },
    // Starches and what stands in for meat.
    printed(['x-xanthan', 'Xanthan gum', PLANTS], [330, 5, 78, 0.5], { '1 tsp': 3, '1 tbsp': 9 }),
    printed(['x-cassava-flour', 'Cassava flour, manioc', PLANTS], [350, 1.5, 85, 0.5], {
      '1 cup': 130,
      '1 tbsp': 8,
    }),
    printed(['x-coconut-flour', 'Coconut flour', PLANTS], [400, 18, 60, 10], {
      '1 cup': 112,
      '1 tbsp': 7,
    }),
    printed(
      ['x-tvp', 'Textured soy protein, dry', 'Soy and meat-alternative products'],
      [330, 50, 34, 1.5],
      {
        '1 cup': 95,
        '1 tbsp': 6,
      },
    ),
    printed(
      ['x-soy-mince', 'Soy mince, meatless', 'Soy and meat-alternative products'],
      [150, 16, 8, 5],
      {
        '1 cup': 110,
      },
    ),
    printed(['x-locust-bean', 'Locust beans, fermented', PLANTS], [430, 36, 28, 20], {
      '1 tbsp': 10,
      '1 tsp': 3.5,
    }),
    printed(['x-crayfish', 'Crayfish, dried', 'Shellfish'], [320, 70, 2, 4], {
      '1 tbsp': 6,
      '1 tsp': 2,
      '1 cup': 80,
    }),
  ],
};
