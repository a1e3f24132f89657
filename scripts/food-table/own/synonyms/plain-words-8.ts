import type { Synonym } from './synonym';

/** Everyday names, brands and other spellings of foods that stand in the tables. */
export const PLAIN_WORDS_8: readonly Synonym[] = [
  [
    '21102180',
    'Beef, steak, strip, NS as to fat eaten',
    'ny strip, new york strip, strip steak, ny strip steak, new york strip steak, porterhouse strip, scotch fillet, porterhouse steak, rump steak, rump, striploin',
  ],
  [
    '23557',
    'Beef, ground, 95% lean meat / 5% fat, raw',
    'extra lean ground beef, extra lean beef mince, extra lean mince',
  ],
  [
    '23562',
    'Beef, ground, 90% lean meat / 10% fat, raw',
    'lean ground beef, lean beef mince, lean mince, lean minced beef',
  ],
  ['27514010', 'Steak sandwich or sub on white', 'steak sandwich with the lot'],
  ['32101500', 'Egg, Benedict', 'eggs benny, eggs royale, eggs florentine'],
  ['51150000', 'Roll, white, soft', 'pav, ladi pav, pav bun'],
  [
    '51160100',
    'Roll, sweet, cinnamon bun, no frosting',
    'pillsbury cinnamon roll, kanelbulle, cinnamon scroll, cinnamon snail',
  ],
  ['51166200', 'Croissant, chocolate', 'pain au choc, schokocroissant, pain au raisin'],
  [
    '53102800',
    'Cake or cupcake, Black Forest',
    'black forest gateau, schwarzwalder kirschtorte, black forest gateaux, black forest',
  ],
  ['53720300', 'Nutrition bar (PowerBar)', 'protein bites'],
  [
    '75214011',
    'Cauliflower, fresh, cooked, no added fat',
    'cauliflower rice, cauli rice, riced cauliflower',
  ],
  [
    '93301182',
    'Whiskey and cola',
    'jd and coke, jack daniels and coke, jd coke, jim beam and coke, whiskey and coke, captain and coke, captain morgan and coke, rum and cola, whiskey ginger, jaegerbomb',
  ],
  [
    '95201200',
    'Nutritional powder mix (EAS Whey Protein Powder)',
    'vegan protein powder, pea protein, plant protein, plant protein powder, pea protein powder, soy protein powder',
  ],
];
