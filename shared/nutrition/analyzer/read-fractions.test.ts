import { caloriesOf, itemsOf } from '../../../test/kit/meals-in-words';

const gramsOf = (text: string) => itemsOf(text).reduce((sum, { grams }) => sum + grams, 0);

const WHOLES =
  'bag of doritos, bag of popcorn, jar of salsa, can of coke, can of tuna, can of pringles, bottle of wine, tub of hummus, tub of ice cream, box of cereal, packet of crisps, packet of biscuits, bag of spinach, carton of milk, tin of soup, tin of sardines, loaf of bread, block of cheese, pint of milk, plate of spaghetti, bowl of cereal, cup of rice, glass of milk, mug of coffee, bunch of grapes, slice of pizza, piece of cake, pot of yogurt, pack of bacon, large pizza, large fries, whole cucumber'.split(
    ', ',
  );
const PARTS: readonly (readonly [string, number])[] = [
  ['half a', 1 / 2],
  ['half of a', 1 / 2],
  ['half the', 1 / 2],
  ['half of the', 1 / 2],
  ['1/2 of a', 1 / 2],
  ['2/3 of a', 2 / 3],
  ['2/3 of the', 2 / 3],
  ['a third of a', 1 / 3],
  ['a quarter of a', 1 / 4],
  ['3/4 of the', 3 / 4],
  ['three quarters of a', 3 / 4],
  ['0.5 of a', 1 / 2],
  ['ate half of a', 1 / 2],
];

test.each(WHOLES)('a part of a %s is a part of it', (whole) => {
  const grams = gramsOf(`a ${whole}`);
  const off = PARTS.filter(
    ([said, part]) =>
      Math.abs(gramsOf(`${said} ${whole}`) - part * grams) > 0.03 * part * grams + 0.6,
  );
  expect([grams > 0, off]).toEqual([true, []]);
});

test.each([
  ['2 250 kcal protein bars', 500],
  ['half a 200 kcal protein bar', 100],
  ['half of a 400 kcal burrito', 200],
  ['3 90 calorie cookies', 270],
  ['200 g 150 kcal yogurt', 150],
  ['two 400 kcal pizzas and a glass of water', 800],
])('%s', (line, kcal) => {
  expect(Math.round(caloriesOf(line))).toBe(kcal);
});

test.each([
  '1/2 of a bagel',
  '2/3 of a baguette',
  'two large fries',
  '2 of a 6 pack of mini muffins',
])('%s is read', (line) => {
  expect(gramsOf(line)).toBeGreaterThan(20);
});

// What stands beside a meal, and what was lost with it.
test.each([
  ['2 eggs and a multivitamin', '2 eggs'],
  ['coffee and ibuprofen', 'coffee'],
  ['took vitamin d and 2 eggs', '2 eggs'],
  ['2 eggs, vitamin d 1000 iu', '2 eggs'],
  ['omega 3 caps x2', '2 fish oil capsules'],
  ['1 large egg, 2 small eggs', '1 large egg + 2 small eggs'],
  ['1 snickers, 2 mini snickers', '1 snickers + 2 mini snickers'],
  ['milk 1 glass 2 butter toast', '1 glass of milk, 2 butter toast'],
  ['ok so for lunch jacket potato with tuna', 'jacket potato with tuna'],
  ['ramen didnt finish broth', 'ramen'],
  ['falafel pita, tahini on side didnt eat it', 'falafel pita'],
  ['multivit gummies 2, 2 eggs', '2 eggs'],
  ['subway footlong ham actually just 6 inch', 'subway 6 inch ham'],
  ['nandos 1/4 chicken breast medium', 'nandos 1/4 chicken'],
  ['costco hotdog plain', 'costco hotdog'],
  ['latte medium semi skimmed', 'latte medium'],
  ['chicken 150g rice broccoli', '150 g chicken, rice, broccoli'],
  ['protein shake 2 scoops', '2 scoops whey protein powder'],
  ['200 rice/150 chicken', '200 g rice, 150 g chicken'],
  ['can of corn', '240 g corn'],
  ['toast, marmalade & btter', 'toast, marmalade & butter'],
  ['ramen w an egg, pork chop', 'ramen w an egg + pork chop'],
  ['falafel wrap, beef burrito', 'falafel wrap + beef burrito'],
  ['jollof rice with chicken leg', 'jollof rice + chicken leg'],
  ['shakshuka some pita', 'shakshuka, pita'],
  ['yorkshire pudding gravy', 'yorkshire pudding, gravy'],
  ['cuppa w milk one sugar', 'tea with milk, 1 tsp sugar'],
  ['ham sando wholemeal', 'ham sandwich'],
  ['dbl gin slimline tonic', 'gin and slimline tonic'],
  ['1 scoop gelato in a cone', '1 scoop gelato, 1 wafer cone'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(2);
  expect(Math.abs(caloriesOf(typed) - caloriesOf(plain))).toBeLessThan(5);
});

test.each([
  'red bull sf',
  'baja blast zero',
  'mtn dew zero',
  'monster ultra white',
  'lucozade zero',
])('%s has no sugar', (drink) => {
  expect([itemsOf(drink).length, caloriesOf(drink) < 30]).toEqual([1, true]);
});

test.each([
  ['3 hefeweizen 0.5l', '3 x 0.5 l hefeweizen'],
  ['2 krombacher 0,5', '2 x 0.5 l krombacher'],
  ['1 krombacher 0,5 n handful nuts', '0.5 l krombacher and a handful of nuts'],
  ['radler 0,5, pommes', '0.5 l radler, pommes'],
  ['2 coke zero 0,33 and a burger', '2 x 0.33 l coke zero and a burger'],
])('%s: the liters behind a drink are those of one', (typed, plain) => {
  expect(caloriesOf(typed)).toBeGreaterThan(0);
  expect(Math.abs(caloriesOf(typed) - caloriesOf(plain))).toBeLessThan(3);
});
