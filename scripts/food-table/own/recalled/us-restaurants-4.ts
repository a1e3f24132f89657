import { RECALLED, type OwnList } from '../own-food';

/** Brands and house names as the nearest food, at weights that are recalled. */
export const RECALLED_US_RESTAURANTS_4: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-fg-burger',
      name: 'Five Guys burger (recalled)',
      also: 'five guys hamburger, fiveguys burger, fiveguys hamburger',
      category: 'Burgers',
      like: ['27510605', 'Hamburger, from fast food, 1 large patty'],
      portions: { '1 burger': 300 },
    },
    {
      code: 'x-dom-slice',
      name: "Domino's pepperoni slice (recalled)",
      also: 'dominos pepperoni slice, dominos pepperoni pizza slice, papa johns pizza slice, little caesars pizza slice',
      category: 'Pizza',
      like: [
        '58106540',
        'Pizza with pepperoni, from restaurant or fast food, NS as to type of crust',
      ],
      portions: { '1 slice': 105, '1 whole': 840 },
    },
    {
      code: 'x-ph-personal',
      name: 'Personal pan pizza (recalled)',
      also: 'pizza hut personal pan pizza, personal pan pizza, pizza hut personal pizza, personal pan pepperoni',
      category: 'Pizza',
      like: [
        '58106540',
        'Pizza with pepperoni, from restaurant or fast food, NS as to type of crust',
      ],
      portions: { '1 pizza': 250 },
    },
    {
      code: 'x-costco-slice',
      name: 'Costco pizza slice (recalled)',
      also: 'costco pizza slice, costco pizza, food court pizza',
      category: 'Pizza',
      like: ['58106210', 'Pizza, cheese, from restaurant or fast food, NS as to type of crust'],
      portions: { '1 slice': 265 },
    },
    {
      code: 'x-sonic-tots',
      name: 'Sonic tots (recalled)',
      also: 'sonic tots, sonic tater tots',
      category: 'French fries and other fried white potatoes',
      like: ['71400990', 'Potato, french fries, NFS'],
      portions: { '1 serving': 130 },
    },
    {
      code: 'x-jersey-mikes',
      name: 'Deli counter sub (recalled)',
      also: 'firehouse sub, potbelly sandwich, wawa hoagie',
      category: 'Deli and cured meat sandwiches',
      like: ['27580160', 'Turkey and ham sandwich or sub, with cheese, restaurant'],
      portions: {
        '1 sub': 330,
        '1 regular': 330,
        '1 mini': 200,
        '1 giant': 600,
        '1 footlong': 460,
        '6 inch': 230,
      },
    },
    {
      code: 'x-canes',
      name: "Raising Cane's fingers (recalled)",
      also: 'raising canes, canes fingers, raising canes chicken fingers',
      category: 'Chicken patties, nuggets and tenders',
      like: ['24198741', 'Chicken tenders or strips, breaded, from fast food'],
      portions: { '1 finger': 55, '1 serving': 220 },
    },
    {
      code: 'x-spicy-chick',
      name: 'Spicy chicken sandwich (recalled)',
      also: 'wendys spicy chicken, wendys spicy chicken sandwich, popeyes spicy chicken sandwich',
      category: 'Chicken fillet sandwiches',
      like: ['27540146', 'Chicken fillet sandwich, fried, from fast food'],
      portions: { '1 sandwich': 210 },
    },
    {
      code: 'x-tex-roll',
      name: 'Texas Roadhouse roll (recalled)',
      also: 'texas roadhouse roll, texas roadhouse rolls',
      category: 'Rolls and buns',
      like: ['51150000', 'Roll, white, soft'],
      portions: { '1 roll': 45 },
    },
  ],
};
