import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** More soups, pies and plates of American homes. */
export const PACKS_SOUPS_PIES_AND_MORE: OwnList = {
  note: RECALLED,
  foods: [
    printed(['pk-hamburg-soup', 'Hamburger soup', 'Soups, broth-based'], [67, 4.5, 5.5, 2.9], {
      '1 bowl': 340,
      '1 cup': 245,
    }),
    printed(['pk-cheeseb-soup', 'Cheeseburger soup', 'Soups, cream-based'], [110, 5, 6.5, 7], {
      '1 bowl': 330,
      '1 cup': 245,
    }),
    printed(['pk-pepper-soup', 'Stuffed pepper soup', 'Soups, broth-based'], [63, 4, 6.5, 2.3], {
      '1 bowl': 350,
      '1 cup': 245,
    }),
    printed(['pk-lasagna-soup', 'Lasagna soup', 'Soups, broth-based'], [88, 5.5, 7.5, 4], {
      '1 bowl': 350,
      '1 cup': 245,
    }),
    printed(['pk-gnocchi-soup', 'Chicken gnocchi soup', 'Soups, cream-based'], [92, 5, 8.5, 4.2], {
      '1 bowl': 320,
      '1 cup': 245,
    }),
    {
      ...printed(
        ['pk-stuffing-cas', 'Chicken stuffing casserole', 'Poultry mixed dishes'],
        [165, 11, 11, 8.5],
        { '1 serving': 240, '1 cup': 220, '1 piece': 240 },
      ),
      also: 'stuffing casserole',
    },
    {
      ...printed(
        [
          'pk-cajun-pasta',
          'Cajun chicken pasta',
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [175, 9.5, 15, 8.5],
        { '1 plate': 380, '1 bowl': 380, '1 cup': 230 },
      ),
      also: 'cajun pasta',
    },
    printed(['pk-rhubarb-pie', 'Rhubarb pie', 'Cakes and pies'], [256, 2.3, 36, 11.5], {
      '1 slice': 150,
      '1 piece': 150,
    }),
    printed(['pk-pumpkin-roll', 'Pumpkin roll', 'Cakes and pies'], [333, 4.5, 45, 15], {
      '1 slice': 85,
      '1 piece': 85,
    }),
    printed(['pk-pumpkin-bar', 'Pumpkin bar', 'Cakes and pies'], [365, 4, 45, 19], {
      '1 bar': 70,
      '1 square': 70,
      '1 piece': 70,
    }),
    {
      ...printed(
        ['pk-hot-brown', 'Kentucky Hot Brown', 'Meat and BBQ sandwiches'],
        [192, 12, 9, 12],
        { '1 serving': 370, '1 sandwich': 370 },
      ),
      also: 'hot brown',
    },
    {
      ...printed(['pk-zuc-boat', 'Zucchini boat', 'Vegetable dishes'], [105, 8, 4.5, 6], {
        '1 boat': 140,
        '1 half': 140,
        '1 serving': 280,
      }),
      usual: 280,
    },
    {
      ...printed(
        ['pk-almond-panc', 'Almond flour pancakes', 'Pancakes, waffles, French toast'],
        [266, 10.5, 9, 21],
        { '1 pancake': 40, '1 piece': 40 },
      ),
      usual: 120,
    },
    printed(
      ['pk-cauli-mac', 'Cauliflower mac and cheese', 'Vegetable dishes'],
      [120, 6.5, 5.5, 8],
      { '1 cup': 200, '1 serving': 220, '1 bowl': 300 },
    ),
    {
      ...printed(['pk-kachava', "Ka'Chava shake", 'Nutritional beverages'], [390, 40, 38, 11], {
        '1 serving': 62,
        '1 shake': 62,
        '1 scoop': 31,
      }),
      also: 'kachava',
    },
    {
      ...printed(
        ['pk-pinwheel', 'Turkey pinwheel', 'Deli and cured meat sandwiches'],
        [236, 11, 21, 12],
        { '1 piece': 35, '1 pinwheel': 35 },
      ),
      also: 'costco pinwheel, tortilla pinwheel',
      usual: 140,
    },
    {
      ...printed(
        ['pk-goodles', 'Goodles mac and cheese', 'Macaroni and cheese'],
        [177, 8.8, 27, 4],
        { '1 cup': 170, '1 box': 600 },
      ),
      also: 'goodles',
    },
    {
      ...printed(
        ['pk-greens', 'Greens powder', 'Protein and nutritional powders'],
        [370, 16, 60, 6],
        { '1 scoop': 12, '1 serving': 12 },
      ),
      also: 'ag1, athletic greens',
    },
  ],
};
