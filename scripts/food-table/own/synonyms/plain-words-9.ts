import type { Synonym } from './synonym';

/** Plain words of which another sort would be found: the one that people mean. */
export const PLAIN_WORDS_9: readonly Synonym[] = [
  [
    '92306000',
    'Tea, hot, herbal',
    'mint tea, fresh mint tea, mint infusion, fennel tea, kamillentee',
  ],
  [
    '24147300',
    'Chicken drumstick, fried, coated, skin / coating eaten, from raw',
    'fried chicken drumstick, fried drumstick, fried chicken leg piece, crispy drumstick',
  ],
  [
    '24157300',
    'Chicken thigh, fried, coated, skin / coating eaten, from raw',
    'fried chicken thigh, fried thigh, crispy chicken thigh',
  ],
  [
    '24127200',
    'Chicken breast, fried, coated, skin / coating eaten, from raw',
    'fried chicken breast, breaded chicken breast, crispy chicken breast',
  ],
  [
    '24137300',
    'Chicken leg, drumstick and thigh, fried, coated, skin / coating eaten',
    'fried chicken leg, fried chicken leg quarter, fried chicken maryland',
  ],
  [
    '41302020',
    'Chickpeas, from dried, no added fat',
    'boiled chana, boiled chickpeas, cooked chickpeas, boiled chole, boiled kabuli chana, boiled black chana',
  ],
];
