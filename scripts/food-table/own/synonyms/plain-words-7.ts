import type { Synonym } from './synonym';

/** Plain words that shared a word with another food: starches, purees, powders, drinks, breads of other lands. */
export const PLAIN_WORDS_7: readonly Synonym[] = [
  [
    '11354',
    'Potatoes, white, flesh and skin, raw',
    'raw potato, uncooked potato, raw peeled potato, raw irish potato, peeled irish potato, raw peeled irish potato, peeled raw irish potato',
  ],
  ['54001000', 'Crackers, NFS', 'crackers and breadsticks, crackers and bread sticks'],
  ['11547', 'Tomato products, canned, puree, without salt added', 'tomato puree'],
  ['82105500', 'Canola oil', 'rape seed oil, rapeseed oil, rape oil'],
  [
    '91200000',
    'Sugar substitute, powder, NFS',
    'sweetener, artificial sweetener, sweetener tablet, sweetener powder',
  ],
  [
    '92191100',
    'Coffee, instant, not reconstituted',
    'instant coffee powder, instant coffee granules, coffee granules, coffee powder, soluble coffee, powdered instant coffee',
  ],
  [
    '16027',
    'Beans, kidney, all types, mature seeds, raw',
    'dried bean, dry bean, raw dry bean, uncooked dry bean, dry raw kidney bean',
  ],
  ['91705010', 'Chocolate candy', 'chocolate bonbon, bonbon, chocolate praline'],
  ['91745025', 'Candy, hard', 'sour bonbon, fruit bonbon, sour drops, fruit drops'],
  [
    '63101120',
    'Applesauce, unsweetened',
    'apple puree, pear puree, peach puree, apple and pear puree, fruit puree',
  ],
  [
    '63143110',
    'Plum, canned',
    'plum compote, cherry compote, pear compote, apricot compote, peach compote, compote',
  ],
  [
    '20027',
    'Cornstarch',
    'wheat starch, potato starch, rice starch, tapioca starch, maize starch, cassava starch, starch',
  ],
  [
    '11830160',
    'Chocolate beverage powder, dry mix, not reconstituted',
    'milo powder, powdered milo, chocolate drink mix, milo chocolate drink mix, chocolate drink powder, ovaltine powder, chocomalt, cocoa drink powder, drinking chocolate powder',
  ],
  [
    '75101000',
    'Bean sprouts, raw',
    'mung bean sprout, mungbean sprout, mung sprout, soybean sprout',
  ],
  [
    '51601020',
    'Bread, multigrain',
    'mixed grain bread, unleavened mixed grain bread, leavened mixed grain bread',
  ],
  ['56207017', 'Cream of wheat, regular or quick, made with water, fat added', 'wheat porridge'],
  [
    '31103010',
    'Egg, whole, boiled or poached',
    'boiled chicken egg, chicken egg, hard boiled chicken egg',
  ],
  ['31105005', 'Egg, whole, fried, NS as to fat', 'fried chicken egg, chicken egg fried'],
  [
    '27150320',
    'Fish curry',
    'perch curry, tilapia curry, carp curry, rohu curry, perch fish curry, cod curry, catfish curry',
  ],
  ['51101000', 'Bread, white', 'sandwich bread, american loaf, loaf bread, tasty bread'],
  [
    '92410520',
    'Soft drink, fruit flavored, diet, caffeine free',
    'light soft drink, light flavored soft drink, flavored light soft drink, sugar free soft drink, low calorie soft drink',
  ],
  [
    '92410510',
    'Soft drink, fruit flavored, caffeine free',
    'soft drink with fruit juice, soft drink with lemon juice, soft drink made with fruit juice, flavored soft drink made from powder, flavored soft drink made from a powder',
  ],
  [
    '56117090',
    'Rice noodles, cooked',
    'rice noodle sheet, fresh rice noodle sheet, vietnamese rice noodle sheet, vietnamese style rice noodle sheet, rice vermicelli noodle',
  ],
  [
    '58407030',
    'Soup, ramen noodles, water added',
    'instant rice vermicelli with seasoning, instant rice vermicelli, instant noodle with seasoning, boiled instant rice vermicelli with seasoning',
  ],
  [
    '21500000',
    'Beef, ground, raw',
    'raw meat burger, raw burger patty, raw beef patty, raw hamburger patty',
  ],
  [
    '11121100',
    'Milk, dry, reconstituted, whole',
    'reconstituted milk powder, prepared milk powder',
  ],
  [
    '11514110',
    'Hot chocolate / cocoa, dry mix, made with whole or reduced fat (2%) milk',
    'prepared chocolate drink',
  ],
  [
    '63123000',
    'Grapes, raw',
    'black grape, blue grape, red grape, white grape, blue and red grape, red and green grape',
  ],
  [
    '20314',
    'Corn grain, white',
    'dry maize, dry white maize, dried maize, dried white maize, dry maize grain',
  ],
];
