import { PRINTED_FROM_MEMORY } from './printed';
import { RECALLED, type OwnList } from '../own-food';

/** Brands and house names as the nearest food, at weights that are recalled. */
export const RECALLED_US_PACKS_4: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-lunchable',
      name: 'Lunchables (recalled)',
      also: 'cheese and cracker lunchable, lunchables turkey cheddar, lunchables pizza, cracker stackers, turkey and cheese lunchable, adult lunchable, cracker kit',
      category: 'Deli and cured meat sandwiches',
      like: ['27500050', 'Sandwich, NFS'],
      portions: { '1 pack': 110, '1 box': 110 },
    },
    {
      code: 'x-philly-cc',
      name: 'Philadelphia cream cheese (recalled)',
      also: 'philadelphia cheese, philly cream cheese',
      category: 'Cream cheese, sour cream, whipped cream',
      like: ['14301010', 'Cream cheese, regular, plain'],
      portions: { '1 serving': 30, '1 tablespoon': 15, '1 tub': 180 },
    },
    {
      code: 'x-fun-size',
      name: 'Fun size candy bar (recalled)',
      also: 'milky way mini, fun size chocolate bar, fun size candy, 3 musketeers fun size, snickers mini',
      category: 'Candy containing chocolate',
      like: ['91705510', 'Chocolate candy, nougat filled'],
      portions: { '1 piece': 17, '1 bar': 17 },
    },
    {
      code: 'x-frozen-pizza',
      name: 'Frozen pizza (recalled)',
      also: 'ristorante pizza, dr oetker pizza, chicago town pizza, goodfellas pizza, tiefkuhlpizza, oven pizza, supermarket pizza, wagner pizza, steinofen pizza',
      category: 'Pizza',
      like: ['58106205', 'Pizza, cheese, from frozen, thick crust'],
      portions: { '1 pizza': 380, '1 slice': 95 },
    },
    {
      code: 'x-bagelbite',
      name: 'Pizza bites (recalled)',
      also: 'totinos, totinos pizza rolls',
      category: 'Pizza',
      per100g: { calories: 255, protein: 6.5, carbs: 33, fat: 10.7 },
      portions: { '1 bite': 18, '1 roll': 14, '1 piece': 18, '1 serving': 88 },
      usual: 88,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-smartfood',
      name: 'Smartfood popcorn (recalled)',
      also: 'smartfood, skinny pop, skinnypop, cheddar popcorn',
      category: 'Popcorn',
      like: ['54403087', 'Popcorn, ready-to-eat, cheese flavored'],
      portions: { '1 bag': 50, '1 serving': 28, '1 cup': 9 },
      usual: 28,
    },
    {
      code: 'x-beyond',
      name: 'Beyond Burger (recalled)',
      also: 'beyond meat, beyond burger patty, impossible patty, plant based burger patty, beyond meat burger',
      category: 'Soy and meat-alternative products',
      per100g: { calories: 204, protein: 17.7, carbs: 6.2, fat: 12.3 },
      portions: { '1 patty': 113, '1 burger': 113 },
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
