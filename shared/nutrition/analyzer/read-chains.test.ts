import { foodTable } from '../../../test/kit/foods';
import { totalNutrients } from '../items/totals';
import { analyseText } from './analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const kcal = (text: string) => totalNutrients(read(text).items).calories ?? 0;
const found = (text: string) =>
  read(text).items.map(({ source }) => (source.kind === 'table' ? source.description : ''));

// Where a food is from stands before it, behind it, or before its number.
test.each([
  ['popeyes 3 piece spicy tenders', '3 spicy tenders'],
  ['chick fil a 8 count nuggets', '8 chick-fil-a nuggets'],
  ['chick-fil-a nuggets 8 ct', '8 chick-fil-a nuggets'],
  ['wingstop 10 piece lemon pepper wings', '10 lemon pepper wings'],
  ['dominos 2 slices hawaiian', '2 slices hawaiian pizza'],
  ['taco bell crunchwrap supreme', 'crunchwrap supreme'],
  ['benihana fried rice w chicken', 'fried rice with chicken'],
  ['curly fries medium arbys', 'medium curly fries'],
  ['el pollo loco chicken breast', 'chicken breast'],
  ['bk whopper', 'whopper'],
  ['kfc 3 pc og', '3 pieces kfc original recipe'],
  ['kfc original 2 piece', '2 pieces kfc original recipe'],
  ['pret ham n cheese baguette', 'ham and cheese baguette'],
  ['footlong tuna', 'subway footlong tuna'],
  ['turkey footlong', 'subway footlong turkey'],
  ['half a footlong meatball on wheat', 'half a subway footlong meatball'],
  ['nandos half chicken medium', 'nandos half chicken'],
])('%s is %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(found(typed)).toEqual(found(plain));
  expect(kcal(typed)).toBeCloseTo(kcal(plain), 0);
});

test.each([
  ['chick fil a', 1],
  ['mcdonalds', 3],
  ['mcdonalds big mac meal large', 3],
])('a chain alone and its meals stay what they were: %s', (text, items) => {
  expect(read(text).items).toHaveLength(items);
});

// Names that hold what elsewhere is a size, a meal of the day or a snack.
test.each([
  ['kraft dinner', 'kraft mac and cheese'],
  ['haggis supper', 'haggis, hot chips'],
  ['lasagne and chips', 'lasagne, hot chips'],
  ['banku 2 balls', '2 banku'],
  ['beans on toast x2', '2 beans on toast'],
  ['a burrito, ate ~2/3', 'a burrito, ate 2/3'],
  ['rice and dal, left some of the rice', 'rice and dal, left 1/4 of the rice'],
  ['glass of cab', 'glass of cabernet'],
  ['lean cuisine chicken alfredo', 'lean cuisine'],
])('%s is %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(typed)).toBeCloseTo(kcal(plain), 0);
});

test('a frozen dinner of a maker that is no name by itself is read', () => {
  expect(read('hungry man salisbury steak').items).toHaveLength(1);
});

test('half a chicken of a chain is no half of a helping', () => {
  expect(kcal('nandos half chicken')).toBeGreaterThan(500);
});

test('mini cheddars are crackers, and no little cheddar', () => {
  expect(found('mini cheddars').join()).toMatch(/recalled/);
});

// Measures without a number, packs, cups and inches.
test.each([
  ['cheesecake slice', '1 slice of cheesecake'],
  ['vienna sausages can', '1 can of vienna sausages'],
  ['donettes 6 pack', '6 donettes'],
  ['black eyed peas 1c', '1 cup black eyed peas'],
  ['11 inch pepperoni pizza', '1 medium pepperoni pizza'],
  ['whiteclaw mango', 'whiteclaw'],
  ['snickers fun size x 3', '51 g snickers'],
  ['minstrels half a sharing bag', '59 g minstrels'],
  ['half a bag of doritos the sharing size', '63.8 g doritos'],
  ['mcd 9 nuggs bbq dip', '9 nuggets, bbq sauce'],
  ['gyoza 6, soy dip', '6 gyoza, soy sauce'],
  ['momos 8 pc veg steamed', '8 steamed veg momos'],
  ['paneer 100 gm bhurji', '100 g paneer bhurji'],
  ['moong dal chilla 2 hari chutney', '2 moong dal chilla, hari chutney'],
  ['2 slices marg', '2 slices margherita'],
  ['chole bhature 2 pc', 'chole bhature'],
  ['ferrero rocher 3, nope 5', '5 ferrero rocher'],
])('%s is %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(typed)).toBeCloseTo(kcal(plain), 0);
});

test.each(['tenders', 'pate', 'ziti', 'mutton', 'romaine', 'yolk', 'wholemeal', 'mahi mahi'])(
  'the word %s names a food by itself',
  (word) => {
    expect(read(word).items).toHaveLength(1);
  },
);

test.each(['original', 'traditional', 'classic'])('the word %s names none', (word) => {
  expect(read(word).items).toEqual([]);
});
