import type { Synonym } from './synonym';

/** What chains of the United States call sandwiches and drinks that the tables know by plain names. */
export const US_CHAINS: readonly Synonym[] = [
  [
    '34001410',
    'Egg sandwich on croissant, with sausage',
    'croissanwich, sausage egg and cheese croissanwich, sausage croissanwich, sausage egg and cheese croissant, sausage egg cheese croissant',
  ],
  [
    '34001420',
    'Egg sandwich on croissant, with bacon',
    'bacon egg and cheese croissant, bacon egg cheese croissant, double smoked bacon sandwich, starbucks double smoked bacon sandwich',
  ],
  [
    '34001430',
    'Egg sandwich on croissant, with ham',
    'ham egg and cheese croissant, ham egg cheese croissant',
  ],
  [
    '34001610',
    'Egg sandwich on bagel, with sausage',
    'sausage egg and cheese bagel, sausage egg cheese bagel, steak egg and cheese bagel',
  ],
  [
    '34001710',
    'Egg sandwich on griddle/pancake, with meat',
    'sausage egg and cheese mcgriddle, sausage egg mcgriddle, sausage egg cheese mcgriddle',
  ],
  [
    '27510401',
    'Double cheeseburger, from fast food, 2 medium patties',
    "dave's double, wendys double, double shackburger, double smash burger",
  ],
  [
    '27510405',
    'Double cheeseburger, from fast food, 2 large patties',
    "dave's triple, wendys triple",
  ],
  [
    '27520255',
    'Ham sandwich or sub, restaurant',
    'ham sub, subway ham, subway black forest ham, black forest ham sub',
  ],
  [
    '27540152',
    'Chicken fillet sandwich, grilled, from fast food',
    'chick fil a grilled chicken sandwich, grilled chicken sandwich chick fil a, wendys grilled chicken sandwich',
  ],
  ['93102000', 'Beer, light', 'natty light, keystone light, busch light'],
  [
    '92102503',
    'Coffee, Iced Latte, flavored',
    'iced vanilla latte, iced caramel latte, iced hazelnut latte',
  ],
  ['11432000', 'Yogurt, low fat milk, fruit', 'yoplait, yoplait strawberry, strawberry yoplait'],
  ['33001050', 'Egg substitute, omelet, scrambled, or fried, no added fat', 'egg beaters'],
  ['14410110', 'Cheese, American', 'kraft singles, kraft single'],
  ['12220280', 'Whipped topping, sugar free', 'cool whip lite'],
  ['92410560', 'Soft drink, fruit flavored, caffeine containing, diet', 'zevia'],
  ['53452120', 'Pastry, made with bean or lotus seed paste filling, baked', 'hopia'],
  ['own:x-capn-crunch', "Cap'n Crunch (recalled)", 'cap crunch'],
];
