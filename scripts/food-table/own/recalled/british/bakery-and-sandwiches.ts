import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Rolls, wraps, pastries and cakes of British and Australian bakeries and supermarkets. */
export const BRITISH_BAKERY_AND_SANDWICHES: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['br-bacon-saus-r', 'Breakfast roll with bacon and sausage', 'Egg/breakfast sandwiches'],
        [272, 12.5, 22.5, 14.5],
        { '1 roll': 195 },
      ),
      also: 'bacon and sausage roll, greggs bacon and sausage roll, bacon and sausage bap, bacon and sausage sandwich',
    },
    {
      ...printed(
        ['br-stuffing-sand', 'Chicken and stuffing sandwich', 'Meat and BBQ sandwiches'],
        [232, 12.5, 23.5, 9.7],
        { '1 sandwich': 195 },
      ),
      also: 'turkey and stuffing sandwich, christmas sandwich',
    },
    {
      ...printed(
        ['br-falafel-wrap', 'Falafel and houmous wrap', 'Vegetable sandwiches/burgers'],
        [215, 6.5, 26.5, 8.8],
        { '1 wrap': 210 },
      ),
      also: 'pret falafel wrap',
    },
    printed(['br-salt-beef', 'Salt beef bagel', 'Meat and BBQ sandwiches'], [225, 15, 21.5, 8.5], {
      '1 bagel': 250,
    }),
    printed(
      ['br-bacon-naan', 'Bacon naan roll', 'Egg/breakfast sandwiches'],
      [265, 11.5, 26.5, 12.5],
      { '1 roll': 190, '1 naan': 190 },
    ),
    {
      ...printed(
        [
          'br-chick-bac-pas',
          'Chicken and bacon pasta salad',
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [190, 7.5, 18.5, 9.5],
        { '1 pot': 300, '1 small': 200 },
      ),
      also: 'chicken and bacon pasta pot',
    },
    {
      ...printed(
        ['br-cheese-bac-r', 'Cheese and bacon roll, bakery', 'Rolls and buns'],
        [300, 12.5, 40, 10],
        { '1 roll': 100 },
      ),
      also: 'cheese and bacon roll',
    },
    printed(['br-protein-roll', 'Protein roll', 'Rolls and buns'], [265, 22, 20, 10.5], {
      '1 roll': 80,
    }),
    {
      ...printed(['br-sandwich-thin', 'Sandwich thin', 'Rolls and buns'], [252, 9.5, 44, 3.2], {
        '1 thin': 40,
        '1 piece': 40,
      }),
      also: 'warburtons thin, warburtons sandwich thin, bagel thin',
    },
    printed(['br-flatbread', 'Folded flatbread', 'Yeast breads'], [270, 8.5, 48, 4.5], {
      '1 flatbread': 75,
      '1 piece': 75,
    }),
    {
      ...printed(
        ['br-bakery-cookie', 'Supermarket bakery cookie', 'Cookies and brownies'],
        [475, 5.5, 61, 23],
        { '1 cookie': 65 },
      ),
      also: 'tesco cookie, lidl cookie, lidl bakery cookie, greggs cookie, costa cookie, tesco bakery cookie',
    },
    {
      ...printed(
        ['br-mud-slice', 'Mud cake slice, supermarket', 'Cakes and pies'],
        [415, 4, 52, 21.5],
        { '1 slice': 75 },
      ),
      also: 'mud cake slice, woolworths mud cake, coles mud cake',
    },
    {
      ...printed(
        ['br-crispy-cake', 'Chocolate crispy cake', 'Cookies and brownies'],
        [465, 4.5, 67, 19.5],
        { '1 cake': 30, '1 piece': 30, '1 square': 45 },
      ),
      also: 'rice krispie cake, cornflake cake, chocolate crackle',
    },
    printed(['br-iced-choc', 'Iced chocolate', 'Flavored milk, whole'], [95, 3, 12.5, 3.7], {
      '1 glass': 400,
      '1 large': 500,
      '1 small': 300,
    }),
    {
      ...printed(
        ['br-jambon-pastry', 'Ham and cheese jambon', 'Turnovers and other grain-based items'],
        [315, 10, 26, 19],
        { '1 jambon': 130, '1 piece': 130 },
      ),
      also: 'deli jambon',
    },
  ],
};
