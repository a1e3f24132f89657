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
  ['58104710', 'Quesadilla, cheese only', 'quesadilla de queso, quesadillas de queso'],
  [
    '58146222',
    'Pasta with tomato-based sauce, home recipe',
    'nudeln mit tomatensosse, nudeln mit tomatensoße, nudeln mit tomatensauce, spaghetti mit tomatensosse, spaghetti mit tomatensauce',
  ],
];
