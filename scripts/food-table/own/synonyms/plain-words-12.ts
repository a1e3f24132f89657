import type { Synonym } from './synonym';

/** Lean mince as it is weighed, pieces of roast chicken, and what Mexicans and Germans call plain dishes. */
export const PLAIN_WORDS_12: readonly Synonym[] = [
  [
    '05662',
    'Ground turkey, fat free, raw',
    '99% lean turkey, 99% lean ground turkey, 98% lean turkey, extra lean turkey, extra lean ground turkey, extra lean turkey mince, turkey mince 2%, 2% turkey mince',
  ],
  [
    '05665',
    'Ground turkey, 93% lean, 7% fat, raw',
    'lean turkey, lean ground turkey, lean turkey mince, 93% lean turkey, lean minced turkey',
  ],
  [
    '24152300',
    'Chicken thigh, rotisserie, skin eaten',
    'roast chicken thigh, roasted chicken thigh',
  ],
  [
    '24142400',
    'Chicken drumstick, rotisserie, skin eaten',
    'roast chicken drumstick, roasted chicken drumstick',
  ],
  ['24162200', 'Chicken wing, rotisserie', 'roast chicken wing, roasted chicken wing'],
  ['95322200', 'Sports drink, low calorie (Gatorade G2)', 'gatorade zero, gatorade g2'],
  ['95322500', 'Sports drink, low calorie (Powerade Zero)', 'powerade zero'],
  ['92302000', 'Tea, hot, leaf, black', 'hot tea, cup of hot tea, hot black tea'],
  [
    '32130450',
    'Egg omelet or scrambled egg, with dark-green vegetables, NS as to fat',
    'spinach omelet, spinach omelette, broccoli omelet, broccoli omelette',
  ],
  [
    '32130190',
    'Egg omelet or scrambled egg, with meat, NS as to fat',
    'bacon omelet, bacon omelette, ham omelet, ham omelette, sausage omelet, sausage omelette, chicken omelet, chicken omelette',
  ],
  [
    '32130290',
    'Egg omelet or scrambled egg, with cheese and meat, NS as to fat',
    'ham and cheese omelet, ham and cheese omelette, ham cheese omelet, ham cheese omelette, bacon and cheese omelet, bacon and cheese omelette, sausage and cheese omelet, sausage and cheese omelette, bacon cheese omelet, bacon cheese omelette',
  ],
  [
    '32130420',
    'Egg omelet or scrambled egg, with tomatoes, NS as to fat',
    'veggie omelet, veggie omelette, vegetable omelet, vegetable omelette, veg omelet, veg omelette, tomato omelet, tomato omelette, pepper omelet, pepper omelette, pepper and onion omelet, pepper and onion omelette',
  ],
  [
    '32130650',
    'Egg omelet or scrambled egg, with cheese and dark-green vegetables, NS as to fat',
    'spinach and cheese omelet, spinach and cheese omelette, spinach cheese omelet, spinach cheese omelette, spinach and feta omelet, spinach and feta omelette, spinach feta omelet, spinach feta omelette',
  ],
  [
    '32130620',
    'Egg omelet or scrambled egg, with cheese and tomatoes, NS as to fat',
    'cheese and tomato omelet, cheese and tomato omelette, cheese and onion omelet, cheese and onion omelette, mushroom and cheese omelet, mushroom and cheese omelette, cheese and mushroom omelet, cheese and mushroom omelette',
  ],
  ['14105010', 'Cheese, Gouda or Edam', 'manchego, manchego cheese'],
  ['25220350', 'Bratwurst', 'brats, brat'],
  ['28520010', 'Gravy, NFS', 'mushroom gravy, onion gravy, roast gravy'],
  ['13411000', 'White sauce or gravy', 'country gravy, sawmill gravy'],
  [
    '92410560',
    'Soft drink, fruit flavored, caffeine containing, diet',
    'baja blast zero, mtn dew zero, mountain dew zero',
  ],
  [
    '92410520',
    'Soft drink, fruit flavored, diet, caffeine free',
    'sevenup free, sevenup zero, tango sugar free, tango zero, vimto zero, lilt zero, lucozade zero, irn bru xtra',
  ],
  [
    '95103000',
    'Nutritional drink or shake, ready-to-drink (Ensure)',
    'bottle of ensure, ensure vanilla, ensure vanilla bottle',
  ],
  ['91501010', 'Gelatin dessert', 'jello cup, jelly cup, jello snack'],
  ['61100600', 'Clementine, raw', 'cutie, cuties, cutie orange'],
  [
    '91511010',
    'Gelatin dessert, sugar free',
    'sugar free jello, sf jello, sf jello cup, sugar free jello cup, diet jello',
  ],
  ['58104710', 'Quesadilla, cheese only', 'quesadilla de queso, quesadillas de queso'],
  [
    '58146222',
    'Pasta with tomato-based sauce, home recipe',
    'nudeln mit tomatensosse, nudeln mit tomatensoße, nudeln mit tomatensauce, spaghetti mit tomatensosse, spaghetti mit tomatensauce',
  ],
];
