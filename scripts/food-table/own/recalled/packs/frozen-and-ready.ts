import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Frozen meals, frozen snacks and meal boxes. */
export const PACKS_FROZEN_AND_READY: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['pk-lc-pizza', 'Lean Cuisine pizza', 'Pizza'], [229, 11.8, 30.6, 6.5], {
        '1 pizza': 170,
      }),
      also: 'lean cuisine pepperoni pizza',
    },
    {
      ...printed(
        [
          'pk-amys-bowl',
          "Amy's broccoli cheddar bowl",
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [160, 6, 19, 6.7],
        { '1 bowl': 269, '1 meal': 269 },
      ),
      also: 'amys pesto tortellini bowl',
    },
    {
      ...printed(
        ['pk-banquet-pie', 'Banquet chicken pot pie', 'Poultry mixed dishes'],
        [187, 5, 18, 10.5],
        { '1 pie': 198, '1 pot pie': 198 },
      ),
      also: 'banquet pot pie',
    },
    printed(
      ['pk-jd-biscuit', 'Jimmy Dean sausage egg and cheese biscuit', 'Egg/breakfast sandwiches'],
      [320, 9, 23, 21.3],
      { '1 sandwich': 128, '1 biscuit': 128 },
    ),
    {
      ...printed(
        ['pk-jd-delights', 'Jimmy Dean Delights sandwich', 'Egg/breakfast sandwiches'],
        [178, 12, 21, 5],
        { '1 sandwich': 145, '1 english muffin': 145 },
      ),
      also: 'jimmy dean delights english muffin',
    },
    {
      ...printed(
        ['pk-jd-stick', 'Pancake and sausage on a stick', 'Frankfurter sandwiches'],
        [305, 8.5, 30, 17],
        { '1 stick': 71, '1 piece': 71 },
      ),
      also: 'jimmy dean pancake and sausage on a stick',
    },
    {
      ...printed(
        ['pk-kodiak-waf', 'Kodiak power waffles', 'Pancakes, waffles, French toast'],
        [297, 16, 39.5, 9],
        { '1 waffle': 38, '1 piece': 38 },
      ),
      usual: 76,
    },
    {
      ...printed(
        ['pk-kodiak-pan', 'Kodiak pancakes', 'Pancakes, waffles, French toast'],
        [127, 9.3, 20, 1.3],
        { '1 pancake': 50, '1 serving': 150 },
      ),
      also: 'kodiak cakes',
      usual: 150,
    },
    {
      ...printed(
        [
          'pk-tj-orange',
          "Trader Joe's mandarin orange chicken",
          'Stir-fry and soy-based sauce mixtures',
        ],
        [229, 15, 17, 11],
        { '1 serving': 140, '1 cup': 140, '1 bag': 624 },
      ),
      also: 'trader joes orange chicken, tj orange chicken, frozen orange chicken',
    },
    {
      ...printed(
        ['pk-just-bare', 'Just Bare chicken chunks', 'Chicken patties, nuggets and tenders'],
        [190, 16.7, 13, 8],
        { '1 serving': 84, '1 piece': 21, '1 cup': 130 },
      ),
      also: 'just bare chicken, just bare chicken nuggets, just bare chicken bites, just bare chicken strips, real good chicken strips, bare chicken nuggets',
    },
    printed(['pk-rb-single', 'Red Baron deep dish singles', 'Pizza'], [265, 8.5, 29, 13], {
      '1 pizza': 155,
    }),
    {
      ...printed(['pk-fathead', 'Fathead pizza', 'Pizza'], [290, 18, 5, 22], {
        '1 slice': 70,
        '1 pizza': 560,
      }),
      also: 'keto pizza',
      usual: 140,
    },
    printed(['pk-bubba', 'Bubba burger', 'Ground beef'], [285, 17, 0.5, 23.7], {
      '1 burger': 151,
      '1 patty': 151,
    }),
    {
      ...printed(
        ['pk-mstar-saus', 'MorningStar sausage patty', 'Soy and meat-alternative products'],
        [210, 25, 11, 8],
        { '1 patty': 38, '1 piece': 38 },
      ),
      also: 'veggie sausage patty',
    },
    {
      ...printed(
        ['pk-mrs-t', 'Frozen pierogies', 'Egg rolls, dumplings, sushi'],
        [145, 4.5, 28, 1.8],
        { '1 piece': 40, '1 pierogi': 40, '1 serving': 120 },
      ),
      usual: 120,
    },
    {
      ...printed(
        ['pk-superpretzel', 'SuperPretzel soft pretzel', 'Pretzels/snack mix'],
        [250, 7.8, 53, 1.6],
        { '1 pretzel': 64, '1 piece': 64 },
      ),
      also: 'superpretzel',
    },
    printed(['pk-crescent', 'Pillsbury crescent roll', 'Rolls and buns'], [360, 6, 43, 18], {
      '1 roll': 28,
      '1 piece': 28,
    }),
    {
      ...printed(['pk-meal-kit', 'HelloFresh meal', 'Meat mixed dishes'], [150, 8.5, 14, 6.5], {
        '1 meal': 480,
        '1 serving': 480,
      }),
      also: 'home chef meal, meal kit',
    },
    printed(['pk-factor', 'Factor meal', 'Meat mixed dishes'], [150, 8.5, 9, 9], {
      '1 meal': 370,
      '1 serving': 370,
    }),
    {
      ...printed(['pk-optavia', 'Optavia fueling', 'Nutrition bars'], [345, 34, 40, 6.5], {
        '1 fueling': 32,
        '1 bar': 32,
        '1 serving': 32,
      }),
      also: 'optavia, optavia bar',
    },
  ],
};
