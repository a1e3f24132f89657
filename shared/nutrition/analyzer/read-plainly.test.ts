import { foodTable } from '../../../test/kit/foods';
import { totalNutrients } from '../items/totals';
import { analyseText } from './analyse-text';
import { foodsRemembered } from './food-memory';

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
  ['an omelette', '2 egg omelette'],
  ['an egg omelette', '2 egg omelette'],
  ['2 omelettes', '4 egg omelette'],
  ['2 n a half pancakes', '2.5 pancakes'],
  ['onion rings (4-5)', '4.5 onion rings'],
  ['5 pizza rolls. ok 12', '12 pizza rolls'],
  ['2 drumsticks, fried', '2 fried drumsticks'],
  ['split a bottle of red wine w wife', 'half a bottle of red wine'],
  ['vegan sausage roll greggs', '1 vegan sausage roll'],
  ['kfc quarter chicken', 'quarter chicken'],
  ['red rooster quarter chook and chips', 'quarter chicken and chips'],
  ['half an avo on sourdough', '1/2 avocado, sourdough'],
  ['the end of the loaf with jam', 'slice of bread with jam'],
  ['mashed tatties 200g', '200 g mashed potatoes'],
  ['grande caramel frap', 'grande caramel frappuccino'],
  ['costa medium cappucino skimmed', 'medium nonfat cappuccino'],
  ['chai latte almond milk', 'chai latte'],
  ['dal and rice, 1 cup each', '1 cup dal, 1 cup rice'],
  ['2 carnitas street tacos', '2 taqueria tacos'],
  ['3 chicken enchiladas w/ red sauce', '3 chicken enchiladas'],
  ['toad in the hole 2 sausages', 'toad in the hole'],
  ['double vodka coke', '2 shots of vodka, 150 ml coke'],
  ['double g&t slimline', '250 g gin and slimline tonic'],
  ['family size bag of doritos, half of it', '120 g doritos'],
  ['king size kit kat', '1.75 kit kats'],
  ['a large banana', '136 g banana'],
  ['picked up a latte from starbucks', 'a latte'],
  ['picked up a pork banh mi for lunch today', 'a banh mi'],
  ['falafel wrap with hummus', 'falafel wrap'],
  ['happy meal nuggets', 'happy meal'],
  ['mcnugget meal 10 piece', '10 nuggets, medium fries, medium fountain drink'],
  ['10 piece nugget meal with coke', '10 nuggets, medium fries, coke'],
  ['kfc 3 piece meal no drink', '3 pieces kfc original recipe, medium fries'],
  ['big mac meal large with coke zero', 'big mac, large fries, large coke zero'],
  ['big mac meal with 2 cokes', 'big mac, medium fries, 2 cokes'],
  ['core power elite 42g vanilla', 'core power'],
  ['half a bag of family size doritos lol', '120 g doritos'],
  ['bowl of cheerios + 2nd bowl bc i was hungry', '2 bowls of cheerios'],
  ['200g 93/7 ground beef raw', '200 g beef ground 93% lean raw'],
  ['8oz 93/7 beef (raw weight)', '8oz beef ground 93% lean raw'],
  [
    'i made stuffed cabbage rolls the way my mother did and ate two of them',
    '2 stuffed cabbage rolls',
  ],
  ['pack of tim tams with the boys, i had 4', '4 tim tams'],
  [
    'maccas double quarter pounder large meal w coke',
    'large double quarter pounder meal with coke',
  ],
  ['hey add a medium latte from dunkin', 'a medium latte'],
  [
    'three tacos from the truck two carne asada one al pastor',
    '2 carne asada tacos, 1 al pastor taco',
  ],
  ['some grapes like fifteen grapes', '15 grapes'],
  ['dining hall: 2 slices cheese pizza', '2 slices cheese pizza'],
  [
    'panda bowl half chow mein half fried rice w/ orange chicken',
    '130 g chow mein, 130 g fried rice, orange chicken',
  ],
  ['10 pc nugs, lg sprite no ice', '10 nuggets, large sprite'],
  ['ftlong italian bmt', 'subway footlong italian bmt'],
  ['two scoops of mac and cheese', '240 g mac and cheese'],
  [
    'a bowl of oatmeal with raisins i think maybe half a cup of the dry oats',
    'half a cup of dry oats with raisins',
  ],
  ['smoko: a banana', 'a banana'],
  ['whey, scoop', '1 scoop of whey'],
  ['meatloaf. mashed potatoes, scoop. peas', 'meatloaf, a scoop of mashed potatoes, peas'],
])('%s is as much as %s', (text, same) => {
  expect(kcal(text)).toBeGreaterThan(0);
  expect(kcal(text)).toBe(kcal(same));
});

test('the name of a food holds no words of its amount or its time', () => {
  expect(read('leftover spag bol about a plate n a half').items[0]?.name).toBe('Spag bol');
  expect(read('a beer around 9pm').items[0]?.name).toBe('Beer');
});

test.each([
  ['quarter chicken and chips', 'Quarter chicken and chips'],
  ['half chicken', 'Half chicken'],
  ['happy meal', 'Happy meal'],
  ['five guys bacon cheeseburger', 'Five guys bacon cheeseburger'],
  ['wendys large chili', 'Wendys chili'],
  ['toad in the hole', 'Toad in the hole'],
  ['margarita on the rocks', 'Margarita on the rocks'],
  ['half and half in coffee', 'Half and half in coffee'],
  ['1 g&t', 'G&T'],
  ['pb&j', 'PB&J'],
  ['up and go', 'Up and go'],
  ['masala dosa and filter coffee', 'Masala dosa'],
])('%s is shown as it was typed', (text, name) => {
  const { items, question } = read(text);
  expect(items[0]?.name).toBe(name);
  const asked = question?.words ?? text;
  expect(text.includes(asked)).toBe(true);
});

test('words that are shown fit their field, also where a joint makes them longer', () => {
  const long = Array.from({ length: 24 }, () => 'steak').join(' in the ');
  const { items, question, notFound } = read(`${long} in the chicken`);
  const shown = [question?.words, ...notFound, ...items.map(({ words }) => words)];
  for (const words of shown) expect((words ?? '').length).toBeLessThanOrEqual(200);
});

test('what was learned of a name is found again, whatever joins its words', () => {
  const { words } = read('toad in the hole').items[0] ?? {};
  const memory = foodsRemembered([
    { words: words ?? '', meaning: { code: '58145110', name: 'Mac', grams: null } },
  ]);
  const again = analyseText(foodTable(), 'toad in the hole', { by: 'device', memory });
  expect(again.items[0]?.source).toMatchObject({ code: '58145110' });
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

test.each(['big bowl', 'a large plate', 'red', 'something brown', 'zero', 'smoked'])(
  '%s names no food',
  (text) => {
    expect(read(text).items).toEqual([]);
  },
);

test.each(['half a gallon', 'half a gallon of a drink', 'mcdonalds'])(
  '%s is asked about',
  (text) => {
    expect(read(text).question).toMatchObject({ about: 'food' });
  },
);

test.each([
  ['snack box: hummus, crackers, olives', 'hummus, crackers, olives'],
  ['lunch box: ham sandwich, apple', 'ham sandwich, apple'],
  ['picky bits: cheese, ham, crackers', 'cheese, ham, crackers'],
  ['vending machine: snickers', 'snickers'],
  ['smoothie.. 1 banana, 200ml kefir', '1 banana, 200 ml kefir'],
  ['gave in to craving, 2 donuts', '2 donuts'],
  ['caved and had a snickers', 'a snickers'],
  ['cereal w 2%', 'cereal with 2% milk'],
  ['coffee with 1%', 'coffee with 1% milk'],
  ['2 toast real butter', '2 toast with butter'],
  ['ragi dosa', 'dosa'],
  ['8 soaked badam', '8 almonds'],
  ['red lentil dahl', 'lentil dahl'],
  ['red cheddar', 'cheddar'],
  ['2 glasses dry red', '2 glasses of red wine'],
  ['egg white omelet, mushroom', 'egg white omelet'],
])('%s is %s', (text, same) => {
  expect(kcal(same)).toBeGreaterThan(0);
  expect(kcal(text)).toBeCloseTo(kcal(same), 0);
});
