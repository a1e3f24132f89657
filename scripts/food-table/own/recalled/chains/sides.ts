import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Sides, starters and steaks of the chains. */
export const CHAIN_SIDES: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['ch-ino-fries', 'Innout fries', 'French fries and other fried white potatoes'],
        [312, 4.8, 40.8, 13.6],
        { '1 order': 125 },
      ),
      also: 'in and out fries, in-n-out fries',
    },
    {
      ...printed(
        ['ch-cfa-mac', 'Chick-fil-A mac and cheese', 'Macaroni and cheese'],
        [198, 8.8, 12.3, 12.8],
        { '1 medium': 227, '1 small': 130, '1 large': 420 },
      ),
    },
    {
      ...printed(
        ['ch-kfc-mac', 'KFC mac and cheese', 'Macaroni and cheese'],
        [123, 4.6, 13.1, 5.4],
        { '1 serving': 130, '1 side': 130, '1 individual': 130, '1 regular': 130, '1 large': 390 },
      ),
    },
    {
      ...printed(
        ['ch-popeyes-mac', 'Popeyes mac and cheese', 'Macaroni and cheese'],
        [207, 8, 17.3, 12],
        { '1 regular': 150, '1 side': 150, '1 large': 450 },
      ),
    },
    {
      ...printed(
        [
          'ch-kfc-mash',
          'KFC mashed potatoes with gravy',
          'Mashed potatoes and white potato mixtures',
        ],
        [87, 2, 13.3, 2.7],
        { '1 serving': 150, '1 side': 150, '1 individual': 150, '1 large': 450 },
      ),
      also: 'popeyes mashed potatoes and gravy, kfc mashed potatoes, popeyes mashed potatoes',
    },
    {
      ...printed(
        ['ch-kale-crunch', 'Kale Crunch side', 'Coleslaw, non-lettuce salads'],
        [136, 3.2, 10.4, 9.6],
        { '1 side': 125, '1 serving': 125 },
      ),
      also: 'kale crunch',
    },
    {
      ...printed(
        ['ch-ranch-cup', 'Ranch dip cup', 'Salad dressings and vegetable oils'],
        [467, 1.7, 5, 50],
        { '1 cup': 60, '1 serving': 60 },
      ),
      also: 'wingstop ranch, bww ranch',
    },
    {
      ...printed(
        ['ch-honey-vinaigr', 'Chipotle honey vinaigrette', 'Salad dressings and vegetable oils'],
        [373, 1.7, 30.5, 27.1],
        { '1 serving': 59, '1 packet': 59 },
      ),
    },
    {
      ...printed(['ch-tb-chips', 'Chips with nacho cheese', 'Nachos'], [275, 3.8, 31.2, 15], {
        '1 order': 80,
        '1 serving': 80,
      }),
      also: 'chips and nacho cheese sauce',
    },
    {
      ...printed(['ch-stad-nachos', 'Stadium nachos', 'Nachos'], [329, 5.3, 37.1, 18.2], {
        '1 serving': 170,
        '1 tray': 170,
        '1 small': 125,
        '1 large': 260,
      }),
      also: 'ballpark nachos, movie theater nachos, movie nachos, concession nachos, 7 eleven nachos',
    },
    {
      ...printed(['ch-brown-loaf', 'Steakhouse brown bread', 'Yeast breads'], [278, 8.7, 53, 3.5], {
        '1 loaf': 115,
        '1 slice': 45,
        '1 half': 58,
      }),
      also: 'outback bread, bushman bread, cheesecake factory brown bread',
    },
    {
      ...printed(
        ['ch-avo-eggroll', 'Avocado egg rolls', 'Egg rolls, dumplings, sushi'],
        [288, 4.5, 29.7, 17],
        { '1 order': 330, '1 roll': 110, '1 piece': 55 },
      ),
      also: 'avocado eggrolls',
    },
    {
      ...printed(
        ['ch-triple-dipper', 'Triple Dipper', 'Poultry mixed dishes'],
        [273, 12, 25, 14.1],
        { '1 platter': 640, '1 order': 640 },
      ),
    },
    {
      ...printed(['ch-rib-rack', 'Rack of ribs', 'Pork'], [269, 19, 8.1, 18.1], {
        '1 full rack': 520,
        '1 half rack': 260,
        '1 rack': 520,
        '1 slab': 520,
        '1 half slab': 260,
      }),
      also: 'baby back ribs full rack, half rack of ribs, full rack of ribs, slab of ribs, half slab of ribs',
    },
    {
      ...printed(
        ['ch-chain-sirloin', 'Steakhouse sirloin', 'Beef, excludes ground'],
        [147, 27.1, 1.8, 3.5],
        { '1 steak': 170, '1 serving': 170, '1 small': 170 },
      ),
      also: 'texas roadhouse sirloin, outback sirloin, longhorn sirloin, dallas filet, victoria filet, texas roadhouse steak',
    },
    {
      ...printed(['ch-beaver-nugget', 'Beaver nuggets', 'Popcorn'], [482, 3.6, 78.6, 17.9], {
        '1 handful': 28,
        '1 serving': 56,
        '1 cup': 28,
        '1 bag': 368,
      }),
      usual: 56,
    },
    {
      ...printed(
        ['ch-seafood-feast', 'Seafood feast platter', 'Seafood mixed dishes'],
        [223, 13.9, 16.4, 11.2],
        { '1 platter': 560, '1 plate': 560 },
      ),
      also: 'ultimate feast, admirals feast, red lobster ultimate feast, seafood platter, fried seafood platter',
    },
  ],
};
