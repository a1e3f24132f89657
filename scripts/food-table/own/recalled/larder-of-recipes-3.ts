import { type OwnList, RECALLED } from '../own-food';
import { printed } from './printed';

const PLANTS = 'Other vegetables and combinations';
const SAUCES = 'Dips, gravies, other sauces';
const SWEETS = 'Sugars and honey';
const SPOONS_OF_PASTE = { '1 tbsp': 16, '1 tsp': 5.5, '1 cup': 255 };

/** Sauces, dough, milk and sweet things of recipes that neither release has. Measures are estimates of ours. */
export const RECALLED_LARDER_OF_RECIPES_3: OwnList = {
  note: RECALLED,
  foods: [
    // Sauces and pastes.
    printed(['x-dark-soy', 'Soy sauce, dark', 'Soy-based condiments'], [110, 6, 20, 0], {
      '1 tbsp': 18,
      '1 tsp': 6,
      '1 cup': 280,
    }),
    printed(['x-sweet-chili', 'Sweet chili sauce', SAUCES], [220, 0.5, 53, 0.5], {
      '1 tbsp': 18,
      '1 tsp': 6,
      '1 cup': 280,
    }),
    printed(['x-chili-crisp', 'Chili crisp in oil', SAUCES], [650, 5, 18, 62], {
      '1 tbsp': 14,
      '1 tsp': 5,
    }),
    printed(['x-black-bean', 'Black beans, fermented', SAUCES], [190, 15, 18, 7], {
      '1 tbsp': 10,
      '1 tsp': 3.3,
    }),
    printed(['x-curry-paste', 'Curry paste, Indian', SAUCES], [220, 4, 14, 17], SPOONS_OF_PASTE),
    printed(['x-pom-molasses', 'Pomegranate molasses', SWEETS], [290, 0.5, 72, 0.2], {
      '1 tbsp': 20,
      '1 tsp': 7,
      '1 cup': 320,
    }),
    printed(['x-chutney', 'Chutney, mango or other', SAUCES], [230, 0.6, 57, 0.3], {
      '1 tbsp': 20,
      '1 tsp': 7,
      '1 cup': 290,
    }),
    printed(['x-dashi-powder', 'Dashi stock powder', SAUCES], [230, 24, 33, 0.3], {
      '1 tsp': 3,
      '1 tbsp': 9,
      '1 sachet': 8,
    }),
    printed(['x-stock-paste', 'Stock paste, bouillon', SAUCES], [110, 8, 10, 4], {
      '1 tsp': 6,
      '1 tbsp': 18,
      '1 pot': 28,
    }),
    printed(['x-gravy-mix', 'Gravy powder, dry', SAUCES], [380, 6, 60, 13], {
      '1 tsp': 3,
      '1 tbsp': 9,
      '1 packet': 25,
    }),
    // Fish, meat, fried onions.
    printed(['x-dried-fish', 'Anchovy fish, dried', 'Fish'], [300, 60, 0, 6], {
      '1 tbsp': 6,
      '1 cup': 50,
    }),
    printed(['x-smoked-fish', 'Fish, mackerel, smoked', 'Fish'], [310, 20, 0, 25.5], {
      '1 fillet': 90,
    }),
    printed(
      ['x-merguez', 'Merguez or other spiced sausage', 'Cold cuts and cured meats'],
      [300, 15, 2, 26],
      {
        '1 sausage': 50,
      },
    ),
    printed(['x-crispy-onion', 'Onions or shallots, crisp fried', PLANTS], [590, 6, 40, 45], {
      '1 tbsp': 5,
      '1 cup': 60,
    }),
    // Fats, milk, sweet things, dough.
    printed(['x-suet', 'Suet, shredded', 'Butter and animal fats'], [820, 1, 10, 86], {
      '1 tbsp': 9,
      '1 cup': 120,
    }),
    printed(['x-oil-spray', 'Oil spray', 'Butter and animal fats'], [810, 0, 0, 90], {
      '1 spray': 0.3,
    }),
    printed(['x-salt-lemon', 'Lemon, preserved in salt', PLANTS], [35, 1, 8, 0.3], {
      '1 lemon': 70,
      '1 tbsp': 15,
    }),
    {
      code: 'x-sauerkraut',
      name: 'Sauerkraut, without fat (recalled)',
      category: 'Olives, pickles, pickled vegetables',
      like: ['11439', 'Sauerkraut, canned, solids and liquids'],
      portions: { '1 cup': 142 },
    },
    printed(['x-light-coconut', 'Light canned coconut milk', PLANTS], [75, 0.7, 2, 7], {
      '1 cup': 226,
      '1 tbsp': 15,
    }),
    printed(
      ['x-creme-fraiche', 'Crème fraîche, soured cream', 'Cream and cream substitutes'],
      [292, 2.3, 2.6, 30],
      {
        '1 tbsp': 15,
        '1 cup': 240,
      },
    ),
    printed(
      ['x-mascarpone', 'Mascarpone cream cheese', 'Cream cheese, sour cream, whipped cream'],
      [430, 4.5, 4, 44],
      {
        '1 tbsp': 15,
        '1 cup': 230,
      },
    ),
    printed(['x-golden-syrup', 'Golden syrup', SWEETS], [325, 0.3, 80, 0], {
      '1 tbsp': 20,
      '1 tsp': 7,
      '1 cup': 330,
    }),
    printed(
      ['x-shortcrust', 'Shortcrust pastry for a pie crust, raw', PLANTS],
      [450, 5.5, 42, 28],
      {
        '1 crust': 220,
      },
    ),
    printed(['x-bread-dough', 'Pizza or bread dough, raw', 'Yeast breads'], [250, 8, 48, 3], {
      '1 ball': 250,
    }),
    printed(['x-panko', 'Panko breadcrumbs, dry', 'Yeast breads'], [375, 11, 74, 2.5], {
      '1 cup': 55,
      '1 tbsp': 4,
    }),
    printed(['x-cake-mix', 'Cake or baking mix, dry', SWEETS], [400, 5, 78, 7], {
      '1 cup': 130,
      '1 box': 432,
    }),
    printed(['x-dessert-mix', 'Pudding or gelatin dessert mix, dry', SWEETS], [375, 1, 92, 0.5], {
      '1 box': 96,
      '1 tbsp': 12,
    }),
    printed(['x-amaretti', 'Amaretti cookies', SWEETS], [440, 6, 75, 13], { '1 cookie': 7 }),
    printed(['x-glace-cherry', 'Cherries, candied', SWEETS], [260, 0.4, 65, 0], {
      '1 cherry': 5,
      '1 cup': 200,
    }),
    printed(
      ['x-dry-ramen', 'Instant noodles, dry', 'Pasta, noodles, cooked grains'],
      [450, 9.5, 62, 18.5],
      {
        '1 packet': 85,
      },
    ),
  ],
};
