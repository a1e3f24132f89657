import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Yogurts, cheese sticks and ice cream. */
export const PACKS_DAIRY: OwnList = {
  note: RECALLED,
  foods: [
    printed(['pk-chobani-flip', 'Chobani Flip', 'Yogurt, Greek'], [151, 7.5, 17, 6], {
      '1 container': 136,
      '1 cup': 136,
    }),
    {
      ...printed(['pk-chobani-zero', 'Chobani Zero Sugar', 'Yogurt, Greek'], [42, 8, 2.7, 0], {
        '1 container': 150,
        '1 cup': 150,
      }),
      also: 'chobani zero',
    },
    printed(['pk-fage-2', 'Fage 2% Greek yogurt', 'Yogurt, Greek'], [70, 10, 3, 2], {
      '1 container': 150,
      '1 cup': 227,
      '1 bowl': 200,
    }),
    printed(['pk-fage-5', 'Fage 5% Greek yogurt', 'Yogurt, Greek'], [94, 9, 3, 5], {
      '1 container': 150,
      '1 cup': 227,
      '1 bowl': 200,
    }),
    {
      ...printed(['pk-noosa', 'Noosa yogurt', 'Yogurt, regular'], [132, 5.5, 15, 5.5], {
        '1 container': 226,
        '1 small': 128,
        '1 cup': 226,
      }),
      also: 'noosa',
    },
    printed(['pk-string-light', 'Light string cheese', 'Cheese'], [208, 25, 4, 10], {
      '1 stick': 24,
      '1 piece': 24,
    }),
    printed(
      ['pk-whipped-cc', 'Whipped cream cheese', 'Cream cheese, sour cream, whipped cream'],
      [230, 4.5, 6, 21],
      { '1 serving': 22, '1 tablespoon': 11 },
    ),
    printed(
      ['pk-mochi-ice', 'My Mo mochi', 'Ice cream and frozen dairy desserts'],
      [243, 3, 41, 7.5],
      { '1 piece': 43, '1 mochi': 43, '1 ball': 43 },
    ),
    printed(
      ['pk-dole-whip', 'Dole Whip', 'Ice cream and frozen dairy desserts'],
      [95, 0.3, 23.5, 0.2],
      { '1 cup': 180, '1 serving': 180 },
    ),
    printed(
      ['pk-nice-cream', 'Banana nice cream', 'Other fruits and fruit salads'],
      [90, 1.1, 22, 0.4],
      { '1 bowl': 240, '1 cup': 240 },
    ),
    {
      ...printed(
        ['pk-yasso-bar', 'Halo Top bar', 'Ice cream and frozen dairy desserts'],
        [148, 8, 23, 3.2],
        { '1 bar': 68, '1 pop': 68 },
      ),
      also: 'greek yogurt bar, yasso greek yogurt bar',
    },
  ],
};
