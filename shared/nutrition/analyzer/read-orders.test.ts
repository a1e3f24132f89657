import { foodTable } from '../../../test/kit/foods';
import { totalNutrients } from '../items/totals';
import { analyseText } from './analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const kcal = (text: string) => totalNutrients(read(text).items).calories ?? 0;

// Tastes and kinds that stand in a name.
test.each([
  ['strawberry jam', 'jam'],
  ['bag of bbq chips', 'bag of chips'],
  ['a packet of cheese and onion', 'a packet of crisps'],
  ['beer battered cod', 'battered cod'],
  ['black forest ham sandwich', 'ham sandwich'],
  ['decaf flat white', 'flat white'],
  ['half caf latte', 'latte'],
  ['latte with oat', 'oat milk latte'],
  ['iced chai latte with oat milk', 'iced chai latte'],
  ['sausages with onion gravy', 'sausages with gravy'],
])('%s is %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(typed)).toBeCloseTo(kcal(plain), 0);
});

// Parts that are added or changed, sizes of a shop, so many of a pack.
test.each([
  ['double cheeseburger add bacon', 'double cheeseburger, extra bacon'],
  ['burger, swap fries for side salad', 'burger, side salad'],
  ['whopper with extra cheese and bacon', 'whopper, extra cheese, extra bacon'],
  ['2 of a 6 pack of mini muffins', '2 mini muffins'],
  ['8 wings with 2 sides of ranch', '8 wings, 60 g ranch'],
  ['grande latte', '473 ml latte'],
  ['steak with chips', 'steak, hot chips'],
  ['lb of wings', '1 lb of wings'],
  ['2 roses', '2 cadbury roses'],
  ['kebab with rice', 'kebab; rice'],
  ['chicken curry and rice', 'chicken curry; rice'],
  ['curry n rice', 'curry; rice'],
  ['2 serving spoons of rice', '120 g rice'],
  ['3 eggs wait 2 eggs', '2 eggs'],
  ['oh and a banana', 'a banana'],
  ['box of heroes', 'box of cadbury heroes'],
  ['6 bagel bites', '132 g bagel bites'],
  ['starbucks bacon gruyere egg bites', 'starbucks egg bites'],
  ['6 nuggets with sweet and sour sauce', '6 nuggets; sweet and sour sauce'],
  ['4 tenders honey mustard', '4 tenders; honey mustard sauce'],
  ['4 slices of pizza with garlic dip', '4 slices of pizza; 25 g garlic dip'],
  ['6 inch tuna', 'subway 6 inch tuna'],
  ['6 cucumber maki', '6 pieces of cucumber maki'],
  ['2 reeses', '42 g reeses'],
  ['latte with extra shot', 'latte, 30 g espresso'],
  ['fruit salad apple banana orange', 'apple, banana, orange'],
  ['meatball sub with chips for lunch', 'meatball sub with chips'],
])('%s is %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(typed)).toBeCloseTo(kcal(plain), 0);
});

// Grams without a unit, as those type them who weigh what they eat.
test.each([
  ['50 oats 30 whey 200 milk', '50 g oats, 30 g whey, 200 ml milk'],
  ['200 chicken breast 150 rice', '200 g chicken breast, 150 g rice'],
  ['chicken 200, rice 150', '200 g chicken, 150 g rice'],
  ['chicken: 150, rice: 200', '150 g chicken, 200 g rice'],
  ['chicken 150, olive oil 10', '150 g chicken, 10 g olive oil'],
  ['chicken 200 rice 150 oil 10g', '200 g chicken, 150 g rice, 10 g oil'],
  ['chicken 200g rice 150g 1 banana', '200 g chicken, 150 g rice, 1 banana'],
  ['chicken 200 grams rice 150 grams', '200 g chicken, 150 g rice'],
  ['chicken 200g beer 1 bottle', '200 g chicken, 1 bottle of beer'],
  ['salmon 120', '120 g salmon'],
  ['beer 500', '500 ml beer'],
  ['100 strawberries', '100 g strawberries'],
])('%s is %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(typed)).toBeCloseTo(kcal(plain), 0);
});

test.each(['20 strawberries', '15 almonds', '16 chicken wings', '50 chicken nuggets', '12 eggs'])(
  'what is counted by tens is counted: %s',
  (text) => {
    expect(read(text).items[0]?.amount.basis).toBe('stated-count');
  },
);

test('a number behind chocolate tells its cocoa', () => {
  expect(kcal('dark chocolate 85')).not.toBeCloseTo(kcal('85 g dark chocolate'), 0);
});

test('a dish with a number in its name keeps it', () => {
  expect(kcal('chicken 65')).not.toBeCloseTo(kcal('65 g chicken'), 0);
});

// A dish with what it is made of behind its name.
test.each([
  ['sandwich 2 slices bread ham cheese', '2 slices bread, ham, cheese'],
  ['smoothie: banana, milk, oats', 'banana, milk, oats'],
  ['smoothie with banana, peanut butter and milk', 'banana, peanut butter, milk'],
  ['salad: lettuce, chicken, egg, ranch', 'lettuce, chicken, egg, ranch'],
  ['breakfast bowl: eggs, potatoes, sausage, cheese', 'eggs, potatoes, sausage, cheese'],
  ['chipotle bowl chicken rice', 'chipotle bowl'],
])('%s is %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(typed)).toBeCloseTo(kcal(plain), 0);
});

test.each([
  ['a basket of wings (8)', '8 wings'],
  ['pani puri 1 plate (6)', '6 pani puri'],
  ['7-11 hot dog', 'hot dog'],
  ['711 g salmon', '0.711 kg salmon'],
  ['core power 42g', 'core power'],
  ['premier protein 30g', 'premier protein'],
  ['3 fish fingers sarnie', '1 fish finger sarnie'],
  ['4 rasher bacon butty', '1 bacon butty'],
  ['eggs over easy', 'fried eggs'],
  ['can of tuna in water', 'can of tuna'],
  ['ham sand', 'ham sandwich'],
  ['4 tacos street', '4 street tacos'],
])('%s: as much as %s', (typed, plain) => {
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(typed)).toBeCloseTo(kcal(plain), 0);
});

test.each([
  ['2 of 6 nuggets', '2 nuggets'],
  ['two of the six nuggets', '2 nuggets'],
  ['had 5 of 10 wings', '5 wings'],
  ['2 out of 4 cookies', '2 cookies'],
  ['4/6 gyoza', '4 gyoza'],
  ['3 out of 8 slices of pizza', '3 slices of pizza'],
  ['3 of an 8 slice pizza', '3 slices of pizza'],
  ['2 of 8 oz steaks', 'two 8 oz steaks'],
  ['12/12 oysters', '12 oysters'],
  ['3 of the 90 calorie bars', '3 x 90 calorie bars'],
  ['4 of us shared 2 pizzas', '2 pizzas shared by 4'],
  ['the 3 of us split a margherita', 'a margherita shared by 3'],
])('of so many pieces so many were eaten: %s', (text, same) => {
  expect(kcal(same)).toBeGreaterThan(0);
  expect(kcal(text)).toBeCloseTo(kcal(same), 0);
});

test('a share of one thing is no number of pieces', () => {
  expect(kcal('2/4 pizza')).toBeCloseTo(kcal('1/2 pizza'), 0);
  expect(kcal('3/4 bagel')).toBeLessThan(kcal('1 bagel'));
});

test('a ring of sausage is the whole one', () => {
  expect(read('half a ring of kielbasa').items).toMatchObject([{ grams: 185 }]);
});
