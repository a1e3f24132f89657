import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** What British, Irish and Australian chains sell. */
export const BRITISH_CHAINS: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['br-bigtasty', 'Big Tasty', 'Burgers'], [242, 12.5, 16, 14.3], {
        '1 burger': 345,
      }),
      also: 'big tasty burger',
    },
    printed(['br-bigtasty-b', 'Big Tasty with bacon', 'Burgers'], [250, 13.5, 15.5, 15], {
      '1 burger': 360,
    }),
    printed(['br-grand-bm', 'Grand Big Mac', 'Burgers'], [237, 13.2, 15.5, 13.7], {
      '1 burger': 305,
    }),
    {
      ...printed(
        ['br-dbl-mcmuffin', 'Double sausage and egg McMuffin', 'Egg/breakfast sandwiches'],
        [272, 16.5, 12.5, 17.5],
        { '1 sandwich': 206 },
      ),
      also: 'double sausage and egg muffin',
    },
    {
      ...printed(['br-angus', 'Grand Angus burger', 'Burgers'], [240, 13, 16, 13.8], {
        '1 burger': 275,
      }),
      also: 'mcdonalds angus, classic angus',
    },
    {
      ...printed(
        ['br-mcflurry-sm', 'Smarties McFlurry', 'Ice cream and frozen dairy desserts'],
        [160, 3.6, 24.5, 5.4],
        { '1 cup': 165, '1 regular': 165, '1 mini': 95 },
      ),
      also: 'maltesers mcflurry, crunchie mcflurry, dairy milk mcflurry',
    },
    {
      ...printed(
        ['br-tower', 'KFC tower burger', 'Chicken fillet sandwiches'],
        [232, 12, 21, 11.2],
        { '1 burger': 270 },
      ),
      also: 'zinger tower burger',
    },
    {
      ...printed(
        ['br-bonelessbanq', 'KFC boneless banquet', 'Poultry mixed dishes'],
        [212, 11.5, 21.5, 9],
        { '1 meal': 520, '1 box': 520 },
      ),
      also: 'boneless banquet',
    },
    {
      ...printed(['br-dbl-xl', 'Bacon Double Cheese XL', 'Burgers'], [292, 17.5, 13.5, 18.7], {
        '1 burger': 310,
        '1 extra large': 310,
      }),
      also: 'bacon double xl',
    },
    printed(
      ['br-sub-schn', 'Subway chicken schnitzel', 'Meat and BBQ sandwiches'],
      [170, 9.5, 20.5, 5.5],
      { '6 inch': 250, '1 footlong': 500, '1 sub': 250 },
    ),
    printed(
      ['br-nandos-burger', "Nando's chicken burger", 'Chicken fillet sandwiches'],
      [182, 15.5, 16.5, 6],
      { '1 burger': 220 },
    ),
    {
      ...printed(
        ['br-nandos-sunset', "Nando's sunset burger", 'Chicken fillet sandwiches'],
        [215, 16, 16, 9.7],
        { '1 burger': 290 },
      ),
      also: 'sunset burger',
    },
    {
      ...printed(
        ['br-pub-curry', 'Wetherspoon curry meal', 'Poultry mixed dishes'],
        [168, 7, 22, 5.7],
        { '1 meal': 680, '1 plate': 680 },
      ),
      also: 'pub curry, spoons curry',
    },
    {
      ...printed(
        ['br-pub-grill', 'Pub mixed grill with chips', 'Meat mixed dishes'],
        [195, 13.5, 9, 11.7],
        { '1 plate': 680 },
      ),
      also: 'harvester mixed grill',
    },
    {
      ...printed(['br-pub-burger', 'Pub burger', 'Burgers'], [255, 14, 15, 15.5], {
        '1 burger': 280,
      }),
      also: 'gourmet burger, honest burger, gbk burger',
    },
    {
      ...printed(['br-pub-burger-c', 'Pub burger with chips', 'Burgers'], [245, 10.5, 22, 12.8], {
        '1 plate': 450,
        '1 meal': 450,
      }),
      also: 'wetherspoons burger and chips, spoons burger and chips',
    },
    {
      ...printed(
        ['br-yaki-soba', 'Yaki soba of a restaurant', 'Fried rice and lo/chow mein'],
        [148, 8, 16.5, 5.5],
        { '1 plate': 470, '1 bowl': 470 },
      ),
      also: 'wagamama yaki soba, chicken yaki soba',
    },
    printed(['br-raisukaree', 'Raisukaree', 'Poultry mixed dishes'], [168, 8, 18, 7], {
      '1 plate': 670,
    }),
    printed(['br-bang-caul', 'Bang bang cauliflower', 'Vegetable dishes'], [170, 3, 19, 9], {
      '1 plate': 225,
      '1 serving': 225,
    }),
    printed(['br-chilli-squid', 'Chilli squid', 'Seafood mixed dishes'], [245, 13, 18, 13.5], {
      '1 plate': 155,
      '1 serving': 155,
    }),
    {
      ...printed(['br-grilld', 'Australian gourmet burger', 'Burgers'], [200, 12, 17, 9.2], {
        '1 burger': 290,
      }),
      also: 'mighty melbourne, baa baa burger',
    },
    {
      ...printed(
        ['br-frostino', 'Costa frostino', 'Milk shakes and other dairy drinks'],
        [90, 1.8, 14.5, 2.8],
        { '1 medium': 380, '1 small': 290, '1 large': 480 },
      ),
      also: 'coffee frostino',
    },
    {
      ...printed(
        ['br-costa-hc', 'Hot chocolate of a café', 'Flavored milk, reduced fat'],
        [85, 3.3, 11.5, 2.8],
        { '1 medium': 360, '1 small': 270, '1 large': 460 },
      ),
      also: 'costa hot chocolate',
    },
    {
      ...printed(['br-pret-cookie', 'Pret cookie', 'Cookies and brownies'], [470, 5.5, 59, 23.5], {
        '1 cookie': 80,
      }),
      also: 'pret chocolate chunk cookie, pret choc chunk cookie',
    },
    printed(['br-love-bar', 'Pret Love Bar', 'Cookies and brownies'], [465, 5.5, 52, 26], {
      '1 bar': 72,
    }),
    {
      ...printed(
        ['br-egg-pot', 'Egg and spinach protein pot', 'Eggs and omelets'],
        [118, 11.5, 1.5, 7.3],
        { '1 pot': 105 },
      ),
      also: 'pret egg pot',
    },
  ],
};
