import { printed } from '../printed';
import { NEAREST, RECALLED, type OwnList } from '../../own-food';

/** More of what is bought over a counter. */
export const EVERYDAY_COUNTERS_2: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['x-fried-yam', 'Fried yam', 'Fried vegetables'], [225, 2.2, 36, 8.5], {
        '1 serving': 180,
        '1 plate': 200,
        '1 piece': 30,
        '1 slice': 40,
      }),
      also: 'dundun, dun dun, yam chips, yam fries, fried yams',
    },
    // Its own name ends like a plural: one roll, not two.
    {
      code: 'x-pao-frances',
      name: 'Pao frances (recalled)',
      also: 'pães franceses, paozinho, paozinhos, cacetinho, cacetinhos, pao de sal',
      category: 'Rolls and buns',
      like: ['51153000', 'Roll, white, hard'],
      portions: { '1 roll': 50, '1 piece': 50 },
      note: NEAREST,
    },
    // Before the water, which has nothing.
    {
      code: 'x-pastis',
      name: 'Pastis (recalled)',
      also: 'ricard, pernod, pastis 51',
      category: 'Liquor and cocktails',
      of: { spirit: 95, sugar: 9 },
      weighs: 100,
      raw: true,
      alcohol: true,
      portions: { '1 glass': 25, '1 drink': 25 },
    },
    {
      ...printed(['x-cheese-naan', 'Cheese naan', 'Yeast breads'], [310, 11, 41, 11], {
        '1 naan': 150,
        '1 piece': 150,
        '1 half': 75,
      }),
      also: 'cheese nan, chilli cheese naan, cheese and garlic naan, garlic cheese naan',
    },
    {
      ...printed(
        ['x-egg-tofu', 'Egg tofu', 'Soy and meat-alternative products'],
        [75, 6.5, 1.8, 4.6],
        {
          '1 tube': 140,
          '1 piece': 20,
          '1 serving': 120,
        },
      ),
      also: 'japanese egg tofu, japanese tofu',
      usual: 120,
    },
    {
      ...printed(['x-smore', "S'more", 'Candy containing chocolate'], [425, 4.5, 68, 15], {
        '1 smore': 42,
        '1 piece': 42,
      }),
      also: 'smore, smores',
    },
    {
      ...printed(
        ['x-mex-candy', 'Mexican candy', 'Candy not containing chocolate'],
        [415, 2, 75, 12],
        {
          '1 piece': 22,
          '1 pack': 22,
        },
      ),
      also: 'duvalin, pulparindo, bubulubu, paleta payaso, rockaleta, pelon pelo rico, lucas candy',
    },
    {
      ...printed(['x-tostilocos', 'Tostilocos', 'Tortilla, corn, other chips'], [190, 3.5, 24, 9], {
        '1 bag': 300,
        '1 serving': 300,
      }),
      also: 'dorilocos, tosti locos, dori locos, takis locos',
    },
  ],
};
