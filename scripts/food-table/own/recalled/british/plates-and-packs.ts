import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Takeaway, roasts and packs of Britain, Ireland, Australia and South Africa. */
export const BRITISH_PLATES_AND_PACKS: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['br-xmas-dinner', 'Christmas roast plate', 'Poultry mixed dishes'],
        [140, 10, 12, 5.8],
        { '1 plate': 680 },
      ),
      also: 'christmas dinner with all the trimmings',
    },
    printed(['br-nut-roast', 'Nut roast', 'Soy and meat-alternative products'], [260, 9, 20, 16], {
      '1 slice': 130,
      '1 portion': 130,
    }),
    printed(['br-fried-slice', 'Fried bread slice', 'Yeast breads'], [455, 7.5, 44, 27.5], {
      '1 slice': 36,
    }),
    {
      ...printed(
        ['br-veg-brek', 'Vegetarian full English', 'Egg/breakfast sandwiches'],
        [150, 7, 13.5, 7.5],
        { '1 plate': 470 },
      ),
      also: 'veggie full english, wetherspoons vegetarian breakfast',
    },
    printed(['br-whitebait', 'Whitebait, fried', 'Fish'], [525, 19.5, 5.5, 47.5], {
      '1 plate': 90,
      '1 serving': 90,
    }),
    {
      ...printed(['br-surf-turf', 'Surf and turf', 'Meat mixed dishes'], [170, 19, 2.5, 9.3], {
        '1 plate': 340,
      }),
      also: 'steak and prawns',
    },
    {
      ...printed(
        ['br-half-half', 'Half and half curry', 'Poultry mixed dishes'],
        [155, 6.5, 20, 5.5],
        { '1 tray': 680, '1 plate': 680 },
      ),
      also: 'half and half chicken curry',
    },
    {
      ...printed(
        ['br-cn-curry', 'Chinese takeaway curry', 'Poultry mixed dishes'],
        [115, 9.5, 7, 5.5],
        { '1 serving': 400, '1 plate': 400 },
      ),
      also: 'chinese chicken curry, chicken curry chinese',
    },
    printed(
      ['br-cn-chowmein', 'Special chow mein', 'Fried rice and lo/chow mein'],
      [155, 8.5, 17, 6],
      { '1 plate': 450, '1 serving': 450, '1 large': 550 },
    ),
    {
      ...printed(
        ['br-vetkoek-mince', 'Vetkoek with mince', 'Meat and BBQ sandwiches'],
        [270, 10.5, 25, 14],
        { '1 vetkoek': 200, '1 piece': 200 },
      ),
      also: 'vetkoek and curry mince, vetkoek and mince, vetkoek mince, vetkoek and curry, amagwinya and mince, magwinya and mince',
    },
    {
      ...printed(
        ['br-rm-tikka', 'Chicken tikka masala with rice, ready meal', 'Poultry mixed dishes'],
        [145, 7.5, 17, 5.2],
        { '1 pack': 400, '1 meal': 400 },
      ),
      also: 'microwave curry, ready meal curry',
    },
    {
      ...printed(
        [
          'br-rm-lasagne',
          'Lasagne, ready meal',
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [135, 7.5, 12.5, 6],
        { '1 pack': 400, '1 meal': 400 },
      ),
      also: 'microwave lasagne, tesco lasagne',
    },
    {
      ...printed(
        ['br-rm-cottage', 'Cottage pie, ready meal', 'Meat mixed dishes'],
        [100, 5, 10.5, 4.2],
        { '1 pack': 400, '1 meal': 400 },
      ),
      also: 'microwave cottage pie',
    },
    {
      ...printed(
        ['br-beans-saus', 'Baked beans with sausages', 'Bean, pea, legume dishes'],
        [108, 5.5, 11.5, 4.3],
        { '1 serving': 207, '1 tin': 415, '1 can': 415 },
      ),
      also: 'beans and sausages, beans and sausage tin',
    },
    printed(
      [
        'br-pasta-n-sauce',
        'Batchelors Pasta n Sauce',
        'Pasta mixed dishes, excludes macaroni and cheese',
      ],
      [108, 3.7, 19, 1.8],
      { '1 pack': 390, '1 packet': 390, '1 sachet': 390, '1 serving': 195 },
    ),
    {
      ...printed(
        ['br-cous-sachet', 'Flavoured couscous of a sachet', 'Pasta, noodles, cooked grains'],
        [140, 4.8, 25, 2],
        { '1 packet': 250, '1 sachet': 250, '1 serving': 125 },
      ),
      also: 'ainsley cous cous',
    },
    {
      ...printed(
        ['br-curry-jar', 'Curry cooking sauce of a jar', 'Dips, gravies, other sauces'],
        [115, 1.8, 10, 7.4],
        { '1 serving': 120, '1 jar': 450, '1 tbsp': 16 },
      ),
      also: 'korma sauce, tikka masala sauce, pataks tikka sauce, sharwoods korma',
    },
    {
      ...printed(
        ['br-foam-sweets', 'Foam sweets', 'Candy not containing chocolate'],
        [375, 3.5, 89, 0.3],
        { '1 handful': 30, '1 piece': 5, '1 sweet': 5, '1 bag': 130 },
      ),
      also: 'foam shrimps, shrimps and bananas, flying saucers, milk bottle sweets',
    },
    printed(
      ['br-lolly-stick', 'Lollipop of Chupa Chups', 'Candy not containing chocolate'],
      [390, 0.1, 94, 1.3],
      { '1 lolly': 12, '1 piece': 12 },
    ),
    {
      ...printed(
        ['br-cinder', 'Cinder toffee', 'Candy not containing chocolate'],
        [400, 0.5, 95, 2],
        { '1 piece': 15, '1 bag': 120, '1 handful': 30 },
      ),
      also: 'honeycomb toffee',
    },
    printed(
      ['br-peanut-slab', "Whittaker's Peanut Slab", 'Candy containing chocolate'],
      [545, 12, 45, 35.5],
      { '1 bar': 50, '1 thick slice': 50, '1 slab': 50 },
    ),
    {
      ...printed(
        ['br-twin-pot', 'Crunch yogurt of a twin pot', 'Yogurt, regular'],
        [150, 4, 21, 5.3],
        { '1 pot': 122 },
      ),
      also: 'muller crunch corner, cadbury flake yogurt, crunchie yogurt',
    },
    {
      ...printed(['br-lite-cheddar', 'Lighter cheddar', 'Cheese'], [312, 28, 0.5, 22], {
        '1 serving': 30,
        '1 slice': 20,
        '1 pack': 350,
      }),
      also: 'low fat cheddar',
    },
    printed(
      ['br-chick-bites', 'Chicken fridge raiders', 'Chicken patties, nuggets and tenders'],
      [200, 21, 5.5, 10.3],
      { '1 serving': 60, '1 pack': 60, '1 bag': 60 },
    ),
    printed(['br-streetwise', 'KFC Streetwise', 'Poultry mixed dishes'], [262, 14.5, 19.5, 14], {
      '1 piece': 145,
      '1 meal': 290,
    }),
    {
      ...printed(['br-veg-crisps', 'Vegetable crisps', 'Potato chips'], [505, 5, 38, 35], {
        '1 bag': 30,
        '1 packet': 30,
        '1 handful': 20,
        '1 big bag': 100,
      }),
      also: 'veg crisps',
    },
    {
      ...printed(
        ['br-saus-egg', 'Sausage and egg sandwich', 'Egg/breakfast sandwiches'],
        [262, 12, 21, 14.5],
        { '1 sandwich': 190, '1 roll': 190 },
      ),
      also: 'sausage egg sandwich',
    },
    {
      ...printed(
        ['br-brek-bagel', 'Breakfast bagel with sausage and egg', 'Egg/breakfast sandwiches'],
        [252, 13.5, 23.5, 11.5],
        { '1 bagel': 190 },
      ),
      also: 'breakfast bagel',
    },
    {
      code: 'br-fruit-cider',
      name: 'Fruit cider (recalled)',
      also: 'kopparberg, rekorderlig, old mout, flavoured cider',
      category: 'Beer',
      of: { spirit: 12, sugar: 6.5 },
      weighs: 100,
      raw: true,
      alcohol: true,
      portions: { '1 bottle': 500, '1 can': 440, '1 pint': 568 },
      note: 'Proportions: as fruit ciders print, recalled; no source was opened.',
    },
  ],
};
