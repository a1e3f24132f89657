import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Protein bars, shakes and cereals with protein. */
export const PACKS_BARS_AND_SHAKES: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['pk-clif-builder', 'Clif Builders protein bar', 'Nutrition bars'],
        [415, 29, 44, 13],
        { '1 bar': 68 },
      ),
      also: 'clif builder bar',
    },
    {
      ...printed(['pk-kind-mini', 'Kind minis bar', 'Nutrition bars'], [500, 14, 44, 32], {
        '1 bar': 20,
        '1 mini': 20,
      }),
      also: 'kind thins',
    },
    {
      ...printed(['pk-power-crunch', 'Power Crunch bar', 'Nutrition bars'], [525, 33, 26, 33], {
        '1 bar': 40,
      }),
      also: 'power crunch',
    },
    {
      ...printed(['pk-david', 'David protein bar', 'Nutrition bars'], [275, 52, 11, 4.5], {
        '1 bar': 54,
      }),
      also: 'david bar',
    },
    printed(['pk-nv-protein', 'Nature Valley protein bar', 'Cereal bars'], [475, 25, 33, 29], {
      '1 bar': 40,
    }),
    {
      ...printed(['pk-fig-bar', "Nature's Bakery fig bar", 'Cereal bars'], [352, 5, 68, 8], {
        '1 pack': 57,
        '1 bar': 57,
        '1 twin pack': 57,
      }),
      also: 'natures bakery, fig bar twin pack',
    },
    {
      ...printed(['pk-bobos', "Bobo's oat bar", 'Cereal bars'], [400, 6, 57, 16], { '1 bar': 85 }),
      also: 'bobos, bobos bar',
    },
    {
      ...printed(
        ['pk-magic-spoon', 'Magic Spoon cereal', 'Ready-to-eat cereal, lower sugar (=<21.2g/100g)'],
        [398, 33, 25, 18.5],
        { '1 cup': 38, '1 bowl': 45, '1 serving': 38 },
      ),
      also: 'protein cereal',
    },
    {
      ...printed(
        [
          'pk-catalina',
          'Catalina Crunch cereal',
          'Ready-to-eat cereal, lower sugar (=<21.2g/100g)',
        ],
        [325, 30, 25, 12],
        { '1 serving': 36, '1 cup': 60, '1 bowl': 54 },
      ),
      also: 'catalina crunch',
    },
    {
      ...printed(['pk-proffee', 'Protein coffee', 'Coffee'], [45, 7, 2.5, 0.8], {
        '1 cup': 400,
        '1 glass': 400,
        '1 fl oz': 29.6,
      }),
      also: 'proffee',
    },
    printed(
      ['pk-simple-mills', 'Simple Mills almond flour crackers', 'Crackers, excludes saltines'],
      [500, 10, 57, 27],
      { '1 serving': 30, '1 cracker': 1.8 },
    ),
    {
      ...printed(['pk-whisps', 'Whisps cheese crisps', 'Cheese'], [535, 43, 4, 38], {
        '1 serving': 28,
        '1 bag': 60,
        '1 piece': 1.2,
      }),
      also: 'whisps, parm crisps, parmesan crisps',
    },
    printed(['pk-turkey-pep', 'Turkey pepperoni', 'Cold cuts and cured meats'], [236, 30, 2, 12], {
      '1 serving': 30,
      '1 slice': 1.8,
    }),
    {
      ...printed(['pk-ckn-apple', 'Chicken apple sausage', 'Sausages'], [194, 15.5, 5, 12.5], {
        '1 link': 85,
        '1 sausage': 85,
        '1 piece': 85,
      }),
      also: 'aidells chicken sausage, al fresco chicken sausage',
    },
  ],
};
