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
  ['53111000', 'Cake or cupcake, gingerbread', 'parkin, ginger cake, jamaica ginger cake'],
  ['54103000', 'Crackers, breakfast biscuit', 'belvita, belvita biscuit, belvita chocolate chip'],
  ['13210300', 'Custard', 'ambrosia custard, custard pot, tinned custard, pink custard'],
  ['24198736', 'Chicken nuggets, from frozen', 'chicken dippers, turkey dinosaurs'],
  ['81302050', 'Tartar sauce', 'tartare sauce'],
  ['52105200', 'Scone, with fruit', 'fat rascal'],
  ['14104100', 'Cheese, Cheddar', 'red leicester, wensleydale, double gloucester, cathedral city'],
  ['61210220', 'Orange juice, 100%, canned, bottled or in a carton', 'tropicana'],
  ['13411000', 'White sauce or gravy', 'parsley sauce'],
  ['58126160', 'Turnover or hot pocket, pizza pocket', 'pizza pop'],
  ['26139180', 'Fish, sardines, canned', 'pilchards, lucky star pilchards, sprats'],
  ['27560300', 'Corn dog', 'pogo'],
  ['25220410', 'Bologna', 'polony'],
  ['27311510', "Shepherd's pie", 'pate chinois'],
  [
    '53105270',
    'Cake or cupcake, chocolate with chocolate icing, bakery',
    'mud cake, caramel mud cake',
  ],
  ['41901020', 'Veggie burger, on bun, with cheese', 'mcplant'],
];
