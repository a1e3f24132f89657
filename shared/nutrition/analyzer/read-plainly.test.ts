import { foodTable } from '../../../test/kit/foods';
import { totalNutrients } from '../items/totals';
import { analyseText } from './analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const found = (text: string) =>
  read(text).items.map(({ source }) => (source.kind === 'table' ? source.description : ''));

test.each([
  ['porridge w raisins', ['Oatmeal, NFS', 'Raisins']],
  ['oatmeal with raisins', ['Oatmeal, NFS', 'Raisins']],
  ['oatmeal raisin cookie', ['Cookie, oatmeal']],
  ['2 scrambled eggs w cheese', ['Egg omelet or scrambled egg, with cheese, no added fat']],
  ['boiled whole bengal gram', ['Chickpeas, from dried, no added fat']],
  ['30 g milk powder', ['Milk, dry, whole, with added vitamin D']],
  ['10 g of white sugar to my tea', ['Sugar, white, granulated or lump', 'Tea, hot, leaf, black']],
  ['2 fried eggs', ['Egg, whole, fried, NS as to fat']],
  ['169 g pizza with extra meat on a medium crust', ['Pizza with extra meat, medium crust']],
  ['quesadilla with egg', ['Quesadilla, egg']],
  ['macaroni with cheese', ['Macaroni or noodles with cheese']],
  ['sausage and cheese sandwich on an English muffin', ['Sausage English muffin sandwich']],
  [
    'peanut butter and jelly sandwich with regular peanut butter and jelly on white bread',
    ['Peanut butter and jelly sandwich, NFS'],
  ],
  ['2 eggs and avocado toast', ['Egg, whole, boiled or poached', 'Avocado toast']],
  ['cheese with crackers', ['Cheese, NFS', 'Crackers, NFS']],
  ['one oreo chocolate sandwich cookie', ['Cookie, chocolate sandwich']],
  [
    '70 g chicken fillet sandwich from the fast food menu',
    ['Chicken fillet sandwich, NS as to fried or grilled, from fast food'],
  ],
  ['hot dog with bun', ['Hot dog sandwich, beef, on white bun']],
  ['glass of red', ['Wine, red']],
  ['pot of tea splash of milk', ['Tea with milk']],
  ['protein bar, 20g protein', ['Protein bar']],
])('%s stays the food that it is called', (text, foods) => {
  expect(found(text)).toEqual(foods);
});

const kcal = (text: string) => Math.round(totalNutrients(read(text).items).calories ?? 0);

test.each([
  ['egg, egg, egg', '3 eggs'],
  ['coffee x3 with 2 sugars each', '3 coffees and 6 sugars'],
  ['half of a 12" pizza', '1/2 of 1 medium pizza'],
  ['spag bol about a plate n a half', '1.5 plates of spag bol'],
  ['protein shake 2 scoops whey 300ml milk', '2 scoops whey, 300ml milk'],
  ['sushi 8 pcs salmon nigiri', '8 pcs salmon nigiri'],
  ['yesterday pizza at 8pm', 'pizza'],
  ['pizza around noon', 'pizza'],
  ['trail mix handful', 'a handful of trail mix'],
  ['milk half pint', 'half a pint of milk'],
  ['oat milk latte, app says 130', '130 kcal oat milk latte'],
  ['12 oz ribeye medium rare', '12 oz ribeye'],
  ['shrimp cocktail 6', '6 shrimp cocktail'],
  ['bagel and i forgot to say also a banana', 'bagel, 1 banana'],
  ['<b>toast</b> & "jam"', 'toast and jam'],
  ['omelette with 3 eggs', '3 egg omelette'],
  ['2 n a half pancakes', '2.5 pancakes'],
  ['onion rings (4-5)', '4.5 onion rings'],
  ['5 pizza rolls. ok 12', '12 pizza rolls'],
  ['2 drumsticks, fried', '2 fried drumsticks'],
  ['split a bottle of red wine w wife', 'half a bottle of red wine'],
])('%s is as much as %s', (text, same) => {
  expect(kcal(text)).toBeGreaterThan(0);
  expect(kcal(text)).toBe(kcal(same));
});

test('the name of a food holds no words of its amount or its time', () => {
  expect(read('leftover spag bol about a plate n a half').items[0]?.name).toBe('Spag bol');
  expect(read('a beer around 9pm').items[0]?.name).toBe('Beer');
});

test.each([
  ['rice 250g cooked chicken 200g cooked', '250 g cooked rice, 200 g cooked chicken'],
  ['chicken breast 200g raw rice 80g dry', '200 g raw chicken breast, 80 g dry rice'],
  ['rice (250g cooked) chicken (200g cooked)', '250 g cooked rice, 200 g cooked chicken'],
  [
    'salmon 150g baked potato 200g boiled broccoli 100g steamed',
    '150 g baked salmon, 200 g boiled potato, 100 g steamed broccoli',
  ],
  ['oats 50g dry milk 200ml skim', '50 g dry oats, 200 ml skim milk'],
  ['chicken 200g raw onion 80g', '200 g raw chicken, 80 g onion'],
])('how a food was weighed stands behind its amount: %s', (text, same) => {
  const gramsIn = (words: string) => read(words).items.map(({ grams }) => Math.round(grams));
  expect(gramsIn(text)).toEqual(gramsIn(same));
  expect(kcal(text)).toBe(kcal(same));
});

test('no portion is made of nothing or less, and a heap is counted and doubted', () => {
  expect(read('0 apples')).toMatchObject({ items: [], notFound: ['0 apples'] });
  expect(read('-2 eggs')).toMatchObject({ items: [], notFound: ['-2 eggs'] });
  expect(read('\u22122 eggs')).toMatchObject({ items: [], notFound: ['-2 eggs'] });
  expect(read('1000 almonds').items).toMatchObject([{ grams: 1200, confidence: 'low' }]);
});

test('what is extra in a bowl is counted besides it', () => {
  const bowl = 'burrito bowl, chicken';
  expect(kcal(`${bowl}, double rice, guac`)).toBeGreaterThan(kcal(bowl) + kcal('rice'));
  const ladled = kcal('chipotle bowl, chicken, double rice, guac');
  expect(ladled).toBeGreaterThan(kcal('chipotle bowl, chicken, rice, guac') + 150);
});

test.each([
  ['lentil soup with sausage', 'lentil soup'],
  ['greek salad with grilled chicken', 'greek salad'],
  ["shepherd's pie and gravy", "shepherd's pie"],
  ['chili with sour cream', 'chili'],
  ['cheese omelette with ham', 'cheese omelette'],
  ['lettuce, cucumber, tomato', 'lettuce, cucumber'],
])('of %s nothing is lost', (text, less) => {
  expect(kcal(text)).toBeGreaterThan(kcal(less));
});

test('what comes out of a can or a box is no can, and what is free of something is no cake', () => {
  expect(found('chicken soup from a can')).toEqual(found('chicken soup'));
  expect(found('oatmeal cookie, guilt-free')).toEqual(['Cookie, oatmeal']);
});

test('so many cups of a thing are doubted where its pieces may be meant', () => {
  expect(read('stewed plums 5').items).toMatchObject([{ confidence: 'low' }]);
});

test('a reading of low confidence always asks', () => {
  const texts = ['stewed plums 5', '2 platanos', '1/2 pizza reine'];
  for (const text of texts) expect(read(text)).toMatchObject({ confidence: 'low', question: {} });
});

test.each(['big bowl', 'a large plate'])('%s names no food', (text) => {
  expect(read(text).items).toEqual([]);
});

test.each(['half a gallon', 'half a gallon of a drink', 'mcdonalds'])(
  '%s is asked about',
  (text) => {
    expect(read(text).question).toMatchObject({ about: 'food' });
  },
);
