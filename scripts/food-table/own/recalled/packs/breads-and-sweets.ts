import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Breads, sauces, sweets and drinks in bottles. */
export const PACKS_BREADS_AND_SWEETS: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['pk-dkb', "Dave's Killer Bread", 'Yeast breads'], [252, 11, 46, 3.5], {
        '1 slice': 45,
      }),
      also: 'dkb, daves killer, daves killer toast, daves killer bread toast',
    },
    {
      ...printed(
        ['pk-dkb-thin', "Dave's Killer Bread thin sliced", 'Yeast breads'],
        [240, 11, 43, 3],
        { '1 slice': 28 },
      ),
      also: 'daves thin sliced, dkb thin, dkb thin sliced',
    },
    {
      ...printed(['pk-josephs', "Joseph's lavash bread", 'Yeast breads'], [200, 17, 22, 5], {
        '1 lavash': 64,
        '1 piece': 64,
        '1 pita': 31,
        '1 wrap': 64,
      }),
      also: 'josephs pita',
    },
    {
      ...printed(['pk-egglife', 'Egglife wrap', 'Tortillas'], [92, 18, 3, 0.7], {
        '1 wrap': 28,
        '1 piece': 28,
      }),
      also: 'egg life wrap',
    },
    printed(['pk-zero-carb', 'Mission Zero Net Carbs tortilla', 'Tortillas'], [104, 18, 5, 1.5], {
      '1 tortilla': 24,
      '1 piece': 24,
    }),
    {
      ...printed(['pk-cowboy', 'Cowboy caviar', 'Dips, gravies, other sauces'], [100, 4, 14, 3.5], {
        '1 serving': 120,
        '1 cup': 200,
        '1 scoop': 60,
      }),
      also: 'texas caviar',
    },
    {
      ...printed(
        ['pk-sf-bbq', 'G Hughes sugar free BBQ sauce', 'Dips, gravies, other sauces'],
        [31, 0.2, 7, 0],
        { '1 serving': 32, '1 tablespoon': 16 },
      ),
      also: 'g hughes',
    },
    {
      ...printed(
        ['pk-bolt-ranch', 'Bolthouse Farms ranch', 'Salad dressings and vegetable oils'],
        [152, 3.3, 10, 11],
        { '1 serving': 30, '1 tablespoon': 15 },
      ),
      also: 'yogurt ranch',
    },
    {
      ...printed(
        ['pk-reeses-egg', "Reese's egg", 'Candy containing chocolate'],
        [509, 11, 51, 29],
        { '1 egg': 34, '1 piece': 34, '1 tree': 34, '1 pumpkin': 34 },
      ),
      also: 'reeses tree, reeses pumpkin',
    },
    {
      ...printed(
        ['pk-hershey-mini', "Hershey's miniatures", 'Candy containing chocolate'],
        [512, 6.5, 60, 27.5],
        { '1 piece': 8.8, '1 bar': 8.8, '1 nugget': 9.5 },
      ),
      also: 'hershey nugget',
    },
    {
      ...printed(
        ['pk-tates', "Tate's chocolate chip cookies", 'Cookies and brownies'],
        [500, 4.5, 64, 25],
        { '1 cookie': 14 },
      ),
      also: 'tates',
      usual: 28,
    },
    printed(
      ['pk-bw-cookie', 'Black and white cookie', 'Cookies and brownies'],
      [385, 4, 62, 13.5],
      { '1 cookie': 110, '1 mini': 30 },
    ),
    {
      ...printed(['pk-magic-bar', 'Magic bar', 'Cookies and brownies'], [483, 5.5, 50, 29], {
        '1 bar': 50,
        '1 square': 50,
        '1 piece': 50,
      }),
      also: 'seven layer bar, 7 layer bar, magic cookie bar',
    },
    printed(['pk-frapp-bottle', 'Starbucks Frappuccino bottle', 'Coffee'], [70, 2.1, 13, 1.1], {
      '1 bottle': 420,
      '1 fl oz': 30,
    }),
    {
      ...printed(['pk-guayaki', 'Guayaki yerba mate', 'Tea'], [27, 0, 6.7, 0], {
        '1 can': 458,
        '1 fl oz': 30,
      }),
      also: 'guayaki',
    },
  ],
};
