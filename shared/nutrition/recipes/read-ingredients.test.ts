import * as fc from 'fast-check';

import type { MealItem } from '#shared/records/meal-item';

import { itemNutrients } from '../items/totals';
import { ALL_TABLES } from '../table/all-tables';
import { foodByCode, openFoodTables } from '../table/food-table';
import { INGREDIENT_FOODS } from './ingredient-foods';
import { allWeights } from './ingredient-weights';
import { readIngredientLine } from './read-ingredient-line';
import { type ReadLine, readIngredients } from './read-ingredients';

const TABLE = openFoodTables(ALL_TABLES);
const read = (text: string) => readIngredients(TABLE, text, { by: 'device' });
const codeOf = ({ source }: MealItem) => (source.kind === 'table' ? source.code : source.kind);
const foods = ([line]: readonly ReadLine[]) =>
  (line?.items ?? []).map((item) => [codeOf(item), Number(item.grams.toFixed(1))]);

test('every food that an ingredient means is in the tables, with one meaning each', () => {
  const codes = INGREDIENT_FOODS.map(([code]) => code);
  expect(codes.filter((code) => foodByCode(TABLE, code) === undefined)).toEqual([]);
  const words = INGREDIENT_FOODS.flatMap(([, names]) => names);
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  expect([...allWeights().values()].every((grams) => grams > 0)).toBe(true);
});

// Weights from SR28's own measures, or calculated by hand.
test.each([
  ['300 g basmati rice', [['20044', 300]]],
  ['200g spaghetti', [['20120', 200]]],
  ['2 cups cooked rice', [['56205008', 316]]],
  ['250 g dried red lentils, rinsed', [['16144', 250]]],
  ['400 g can chickpeas, drained and rinsed', [['16359', 240]]],
  ['1 (15-ounce) can black beans, drained', [['16018', 255.2]]],
  ['1 can (400 g) kidney beans, drained', [['16335', 240]]],
  ['1 can (240 g drained weight) kidney beans', [['16335', 240]]],
  ['1/3 cup tahini', [['12166', 80]]],
  ['8 oz rice vermicelli noodles', [['20133', 226.8]]],
  ['1 scotch bonnet pepper, seeded and minced', [['11819', 10]]],
  ['3 tbsp kecap manis', [['own:x-kecap-manis', 60]]],
  ['2 x 400g tins chopped tomatoes', [['11531', 800]]],
  ['1 (15-ounce) can chickpeas', [['16359', 425.3]]],
  ['500 g minced beef', [['23567', 500]]],
  ['2 boneless, skinless chicken breasts', [['05062', 400]]],
  ['6 skinless, boneless chicken thighs', [['05096', 660]]],
  ['2 salmon fillets', [['15236', 300]]],
  ['3 garlic cloves, minced', [['75111500', 9]]],
  ['1 tsp ground cumin', [['02014', 2]]],
  ['1 cinnamon stick', [['02010', 2.6]]],
  ['1½ cups flour', [['20081', 187.5]]],
  ['1 bunch of parsley, chopped', [['75119000', 50]]],
  ['1 small butternut squash (about 800g)', [['11485', 800]]],
  ['2 large eggs, beaten', [['01123', 100]]],
  ['1 kg beef chuck, cut into 3 cm cubes', [['13809', 1000]]],
  ['8 ounces white or brown mushrooms, sliced', [['11260', 226.8]]],
  ['4 cups vegetable or chicken stock', [['28340120', 960]]],
  ['2 tbsp sweet Hungarian paprika', [['02028', 13.6]]],
  ['3 medium potatoes (about 1 lb), diced', [['11352', 453.6]]],
  ['2 whole chickens (3 to 3 1/2 pounds each), quartered', [['05006', 2948.4]]],
  ['Juice of 2 limes (about 1/4 cup)', [['61207010', 62]]],
  ['a 2-inch piece of fresh ginger, grated', [['11216', 24]]],
  ['3 pounds chicken legs and thighs', [['05075', 1360.8]]],
  ['3 large bunches flat-leaf parsley', [['75119000', 225]]],
  ['½ oz dried mushrooms, preferably porcini', [['11268', 14.2]]],
  ['2 onsen tamago or poached eggs', [['31103010', 100]]],
  ['1 lb dried flat rice noodles', [['20133', 453.6]]],
  ['5 lb beef marrow or knuckle bones', []],
  ['½ head of cabbage, shredded', [['11109', 450]]],
  ['400 g canned black-eyed peas', [['16064', 400]]],
  ['2 tbsp fresh dill, chopped', [['02045', 5.6]]],
  // Two systems, sums, ranges and amounts at the end.
  ['250g/9oz plain flour', [['20081', 250]]],
  ['1 cup/240 ml milk', [['01077', 247.5]]],
  ['1kg/2lb 4oz potatoes', [['11352', 1000]]],
  ['1 cup plus 2 tablespoons sugar', [['19335', 225]]],
  ['4 (6- to 8-ounce) salmon fillets', [['15236', 793.8]]],
  ['Onions - 2, chopped', [['75117020', 220]]],
  ['2 T olive oil', [['82104000', 28]]],
  ['1 pkg. (8 oz.) cream cheese', [['01017', 226.8]]],
  ['2 tins chopped tomatoes (400g each)', [['11531', 800]]],
  ['2 tins kidney beans (400g each), drained', [['16335', 480]]],
  ['2 x 400g/14oz cans chickpeas, drained', [['16359', 480]]],
  ['175ml glass white wine', [['93401020', 177.5]]],
  ['1/2 yellow and 1/2 red bell pepper, seeded', [['11821', 119]]],
  // Pieces and packs.
  ['3 ribs celery, chopped', [['75109000', 120]]],
  ['2 banana shallots, finely chopped', [['11677', 80]]],
  ['4 plum tomatoes, skinned', [['74101000', 248]]],
  ['1 tin chopped tomatoes', [['11531', 400]]],
  ['4 sheets gelatine', [['19177', 8]]],
  ['1 sachet instant yeast', [['18375', 7]]],
  ['a glug of olive oil', [['82104000', 15]]],
  ['a few sprigs of thyme', [['02049', 3]]],
  ['2 ears corn, shucked', [['11172', 180]]],
  ['1 loaf day-old bread, cubed', [['51101000', 400]]],
  ['leaves from 4 sprigs thyme', [['02049', 4]]],
  // Foods with a variety before them.
  ['750g Jersey Royal potatoes', [['11352', 750]]],
  ['1 head savoy cabbage', [['11114', 900]]],
  ['2 tbsp pomegranate molasses', [['own:x-pom-molasses', 40]]],
  ['150g smoked lardons', [['10123', 150]]],
  ['1 tsp coriander', [['02013', 1.7]]],
  ['100g glass noodles', [['16082', 100]]],
  ['1 (28-ounce) can crushed San Marzano tomatoes', [['11693', 793.8]]],
  ['400g black-eyed peas, soaked overnight', [['16062', 400]]],
  ['400g tin green lentils, drained', [['41305020', 240]]],
  ['500g minced beef and pork', [['23567', 500]]],
  ['1 small lemon-sized ball of tamarind', [['09322', 30]]],
  ['50 g yeast', [['18374', 50]]],
  ['1 banana leaf', []],
] as const)('%s', (line, expected) => {
  expect(foods(read(line))).toEqual(expected);
});

test('salt to taste is a little salt, and juice is not a whole fruit', () => {
  expect(foods(read('salt and pepper, to taste'))).toEqual([
    ['02047', 3],
    ['02030', 0.5],
  ]);
  const [juice] = read('1 lemon, juice only');
  expect(juice?.items.map(({ grams }) => Math.round(grams))).toEqual([47]);
  expect(readIngredientLine('2 tbsp lemon juice')).toEqual({
    kind: 'food',
    words: '2 tbsp lemon juice',
  });
  expect(readIngredientLine('zest and juice of 1 lemon')).toEqual({
    kind: 'food',
    words: '3 tbsp lemon juice and 1 tbsp lemon zest',
  });
});

test('a heading counts as nothing, and unknown text stays visible', () => {
  const lines = read('For the sauce:\n2 tbsp soy sauce\n3 tbsp flurbelwurz\n\n');
  expect(lines.map(({ text, items, unread }) => [text, items.length, unread])).toEqual([
    ['For the sauce:', 0, false],
    ['2 tbsp soy sauce', 1, false],
    ['3 tbsp flurbelwurz', 0, true],
  ]);
});

test('remembered foods do not apply to recipes, but custom foods do', () => {
  const memory = new Map([['rice', { code: '56205008', grams: null }]]);
  const [rice] = readIngredients(TABLE, '100 g rice', { by: 'device', memory });
  expect(rice && codeOf(rice.items[0] as MealItem)).toBe('20044');
  const own = foodByCode(TABLE, '20036');
  if (!own) throw new Error('brown rice is missing');
  const personal = [{ ...own, code: 'mine', names: ['rice'] }];
  const [mine] = readIngredients(TABLE, '100 g rice', { by: 'device', personal } as never);
  expect(mine && codeOf(mine.items[0] as MealItem)).toBe('mine');
});

const LINES = [
  ...['300 g basmati rice', '1 onion, chopped', '2 tbsp olive oil', '400 g tin chopped tomatoes'],
  ...['1 tsp paprika', '2 carrots', 'salt', '500 g chicken thighs', 'For the top:', '3 eggs'],
];

test('marks, brackets, case and the order of lines change nothing', () => {
  const sumOf = (lines: readonly ReadLine[]) =>
    lines
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (itemNutrients(item).calories ?? 0), 0);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(LINES, { minLength: 1 }),
      fc.constantFrom('', '- ', '* ', '• ', '[ ] ', '☐ '),
      (lines, mark) => {
        const plain = sumOf(read(lines.join('\n')));
        const marked = read(
          [...lines]
            .reverse()
            .map((line) => `${mark}${line} (optional)`)
            .join('\r\n'),
        );
        expect(sumOf(marked)).toBeCloseTo(plain, 6);
      },
    ),
    { numRuns: 25 },
  );
});

test('any text is parsed without an error, line by line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
      expect(read(text)).toHaveLength(Math.min(60, lines.length));
    }),
    { numRuns: 60 },
  );
});
