import type { Analysis } from '#shared/records/meal-item';

import { foodTable } from '../../../test/kit/foods';
import { isShort } from '../../../test/kit/short';
import { analyseText } from './analyse-text';
import { readPhrase } from './amounts/read-phrase';
import { weigh } from './amounts/weigh';
import { NAMED_FOODS } from '../table/named-foods';
import { totalNutrients } from '../items/totals';

const read = (text: string): Analysis => analyseText(foodTable(), text, { by: 'device' });
const caloriesOf = (text: string) => totalNutrients(read(text).items).calories ?? 0;
const gramsOf = (text: string) => read(text).items.reduce((sum, { grams }) => sum + grams, 0);

/** Share of the foods of the tables that may be read as another food in a sentence of this form. */
const OFF_SHARE = 0.01;
// The release tests read every food; a run by hand can, too.
const STEP = process.env.EVERY_FOOD === '1' ? 1 : 61;

/** Names of foods that hold no number and no comma, so that they can stand in any sentence. */
function plainNames(): string[] {
  const table = foodTable();
  const names: string[] = [];
  for (let place = 0; place < table.size; place += STEP) {
    const { description } = table.food(place);
    if (/^[A-Za-z' -]{3,40}$/.test(description)) names.push(description.toLowerCase());
  }
  return names;
}

/** Plain names that are read as one food. */
let known: string[] | undefined;

function plainWords(): string[] {
  known ??= Object.keys(NAMED_FOODS).filter(
    (name) => !/\bno\b|\d/.test(name) && read(`2 ${name}`).items.length === 1,
  );
  return known;
}

/** In short a third of them: every way of writing an amount is tried with each. */
const someWords = () => plainWords().filter((_, at) => !isShort || at % 3 === 0);

function expectSame(pairs: readonly (readonly [string, number, number])[]): void {
  const off = pairs.filter(([, one, other]) => Math.abs(one - other) > 0.02 * Math.max(1, one));
  expect(off.length <= OFF_SHARE * pairs.length ? [] : off).toEqual([]);
}

const CIRCUMSTANCES = { host: undefined, drink: false, fresh: false };

test('of every food of the tables six are three times two, 1½ half of three, and 100 g are 100 g', () => {
  const table = foodTable();
  const off: string[] = [];
  const amounts: Record<string, ReturnType<typeof readPhrase>['amount']> = {};
  const readAmount = (words: string) => (amounts[words] ??= readPhrase(`${words} thing`).amount);
  for (let place = 0; place < table.size; place += 1) {
    const food = table.food(place);
    const grams = (amount: string) => weigh(food, readAmount(amount), CIRCUMSTANCES).grams;
    const pairs: readonly (readonly [number, number])[] = [
      [grams('6'), 3 * grams('2')],
      [2 * grams('1.5'), grams('3')],
      [2 * grams('1/2'), grams('1')],
      [grams('4 slices of'), 2 * grams('2 slices of')],
      [grams('3 cups of'), 2 * grams('1.5 cups of')],
      [grams('100 g of'), 100],
      [grams('0.1 kg of'), 100],
    ];
    // No amount of a thing weighs more than 10 kg.
    if (pairs.some(([one, other]) => Math.abs(one - other) > 0.001 * other && other < 10_000))
      off.push(food.description);
  }
  expect(off).toEqual([]);
});

test('an amount makes no weak match a strong one', () => {
  const { terms } = foodTable().index;
  const rank = (text: string) =>
    Math.max(
      -1,
      ...read(text).items.map(({ confidence }) => ['low', 'medium', 'high'].indexOf(confidence)),
    );
  const words = [...terms.filter((_, at) => at % (STEP + 6) === 0), ...TALK];
  const off = words.filter(
    (word) =>
      rank(word) < 1 &&
      Math.max(rank(`100 g ${word}`), rank(`3 ${word}`)) > Math.max(0, rank(word)),
  );
  expect(off.length <= 0.02 * words.length ? [] : off).toEqual([]);
});

const TALK =
  'laps month weight friend garden money window river engine pilot teacher storm comet rocket pixel thread'.split(
    ' ',
  );

test('100 g of any food, by its name, weighs 100 g', () => {
  expectSame(plainNames().map((name) => [name, 100, gramsOf(`100 g of ${name}`)]));
});

test('twice, half and one and a half times a weight are that many times its calories', () => {
  expectSame(
    plainNames().flatMap((name) => {
      const one = caloriesOf(`200 g ${name}`);
      return [
        [`400 g ${name}`, 2 * one, caloriesOf(`400 g ${name}`)] as const,
        [`0,2 kg ${name}`, one, caloriesOf(`0,2 kg ${name}`)] as const,
        [`1/2 of 400 g ${name}`, one, caloriesOf(`200g ${name}`)] as const,
        [`${name} 200 g`, one, caloriesOf(`${name} 200 g`)] as const,
      ];
    }),
  );
});

test('N of a thing is N times one, half is half, and 1½ is 1.5, in whatever way it is written', () => {
  expect(plainWords().length).toBeGreaterThan(150);
  expectSame(
    someWords().flatMap((name) => {
      const two = caloriesOf(`2 ${name}`);
      return [
        [`6 ${name}`, 3 * two, caloriesOf(`6 ${name}`)] as const,
        [`two ${name}`, two, caloriesOf(`two ${name}`)] as const,
        [`2x ${name}`, two, caloriesOf(`2x ${name}`)] as const,
        [`${name} x2`, two, caloriesOf(`${name} x2`)] as const,
        [`${name} (2)`, two, caloriesOf(`${name} (2)`)] as const,
        [`half a dozen ${name}`, 3 * two, caloriesOf(`half a dozen ${name}`)] as const,
        [`1½ ${name}`, 0.75 * two, caloriesOf(`1½ ${name}`)] as const,
        [`1 1/2 ${name}`, 0.75 * two, caloriesOf(`1 1/2 ${name}`)] as const,
        [`one and a half ${name}`, 0.75 * two, caloriesOf(`one and a half ${name}`)] as const,
        [`1,5 ${name}`, 0.75 * two, caloriesOf(`1,5 ${name}`)] as const,
        [`${name}, actually 2`, two, caloriesOf(`${name}, actually 2`)] as const,
        [`3 ${name}, gave one away`, two, caloriesOf(`3 ${name}, gave one away`)] as const,
        [`4 ${name}, ate half`, two, caloriesOf(`4 ${name}, ate half`)] as const,
        [`50% of 4 ${name}`, two, caloriesOf(`50% of 4 ${name}`)] as const,
      ];
    }),
  );
});

test('case, spacing and the order of a list change nothing', () => {
  expectSame(
    someWords().flatMap((name) => {
      const one = caloriesOf(`2 ${name}, 100 g salmon`);
      return [
        [`case of ${name}`, one, caloriesOf(`2 ${name}, 100 g salmon`.toUpperCase())] as const,
        [`spacing of ${name}`, one, caloriesOf(`  2   ${name} ,  100   g  salmon `)] as const,
        [`order of ${name}`, one, caloriesOf(`100 g salmon, 2 ${name}`)] as const,
      ];
    }),
  );
});

test.each([
  ['1 1/2 cups milk', '1.5 cups milk'],
  ['big bowl cereal', 'a big bowl of cereal'],
  ['small plate nachos', 'a small plate of nachos'],
  ['a giant bowl of rice', 'a large bowl of rice'],
  ['an enormous plate of pasta', 'a large plate of pasta'],
  ['a tall glass of milk', 'a large glass of milk'],
  ['a large cup of rice', '1.4 cups rice'],
  ['small cup of tea', '0.7 cups tea'],
  ['2 cups large shrimp', '2 cups shrimp'],
  ['1 gal milk', '1 gallon of milk'],
  ['2 qts lemonade', '2 quarts lemonade'],
  ['grilled cheese and tomato soup', 'grilled cheese, tomato soup'],
  ['cheeseburger and onion rings', 'cheeseburger, onion rings'],
  ['burger fries', 'burger, fries'],
  ['burrito bowl and chips', 'burrito bowl, chips'],
  ['pizza and chicken wings', 'pizza, chicken wings'],
  ['2 eggs no hot sauce', '2 eggs'],
  ['2-1/2 cups milk', '2.5 cups milk'],
  ['a cup and a half of rice', '1.5 cups rice'],
  ['two thirds cup quinoa', '2/3 cup quinoa'],
  ['three quarters of a cup of oats', '0.75 cup oats'],
  ['0,5 kg rice', '500 g rice'],
  ['1,5 l milk', '1500 ml milk'],
  ['1,500 g rice', '1500 g rice'],
  ['250 cc milk', '250 ml milk'],
  ['2,5 dl milk', '250 ml milk'],
  ['25 cl milk', '250 ml milk'],
  ['330ml beer x2', '660 ml beer'],
  ['2 x 30 g cheese', '60 g cheese'],
  ['2-3 eggs', '2.5 eggs'],
  ['two dozen eggs', '24 eggs'],
  ['1) 2 eggs\n2) 100 g salmon', '2 eggs, 100 g salmon'],
  ['- 2 eggs\n- 100 g salmon', '2 eggs, 100 g salmon'],
  ['steak 300 g, only ate half', 'steak 150 g'],
  ['steak 300 g, left about a third of it', 'steak 200 g'],
  ['300 g pizza shared by 3', '100 g pizza'],
  ['3 tacos, gave one to my sister', '2 tacos'],
  ['1 slice of pizza, actually 2', '2 slices of pizza'],
  ['3 eggs no wait 2 eggs', '2 eggs'],
  ['2 eggs, i mean 3 eggs', '3 eggs'],
  ['coffee, scratch that, tea', 'tea'],
  ['two beers, correction: three', '3 beers'],
  ['not 2 but 4 cookies', '4 cookies'],
  ["200 g burger and fries, didn't eat the fries", '200 g burger'],
  ['250 kcal protein bar', 'protein bar 250 kcal'],
  ['1 & 1/2 cups rice', '1.5 cups rice'],
  ['1⅕ cups rice', '1.2 cups rice'],
  ['cup and a half of rice', '1.5 cups rice'],
  ['one-and-a-half cups rice', '1.5 cups rice'],
  ['one and three-quarters cups rice', '1.75 cups rice'],
  ['half of a cup of rice', '0.5 cup rice'],
  ['1 doz eggs', '12 eggs'],
  ['a pair of eggs', '2 eggs'],
  ['hundred grams of rice', '100 g rice'],
  ['one fifty grams rice', '150 g rice'],
  ['.5 cup rice', '0.5 cup rice'],
  ["1'000 g rice", '1000 g rice'],
  ['1 000 g rice', '1000 g rice'],
  ['2 oz. cheese', '2 oz cheese'],
  ['8 fluid oz milk', '8 floz milk'],
  ['2 table spoons honey', '2 tbsp honey'],
  ['1c rice', '1 cup rice'],
  ['1 lb 4 oz chicken', '20 oz chicken'],
  ['1 kg 200 g chicken', '1200 g chicken'],
  ['3 nos idli', '3 idli'],
  ['2 330ml cans of beer', '660 ml beer'],
  ['2 cans of beer (330 ml each)', '660 ml beer'],
  ['3 eggs, 50 g each', '150 g eggs'],
  ['2 packs of 25 g crisps', '50 g crisps'],
  ['100 g-150 g rice', '125 g rice'],
  ['between 100g and 150g of rice', '125 g rice'],
  ['2~3 eggs', '2.5 eggs'],
  ['about 200 g rice', '200 g rice'],
  ['nearly 200 g rice', '200 g rice'],
  ['a) 2 eggs b) 100 g salmon', '2 eggs, 100 g salmon'],
  ['half of a 300 g pizza', '150 g pizza'],
  ['a pizza, half really', 'half a pizza'],
  ['pad thai 3/4 finished it', '3/4 pad thai'],
  ['scrambled 3 eggs', '3 scrambled eggs'],
  ['ground beef 93/7 6 oz', '6 oz lean ground beef'],
  ['tonkotsu ramen, left most of the soup', 'tonkotsu ramen'],
  ['iced latte with milk 16 oz', '16 oz iced latte with milk'],
  ['a third of a 300 g bag of chips', '100 g chips'],
  ['30% of a 300g bag of chips', '90 g chips'],
  ['most of a 300 g pizza', '240 g pizza'],
  ['300 g pizza (half)', '150 g pizza'],
  ['300 g pizza, gave half to my son', '150 g pizza'],
  ['300 g pizza, threw away half', '150 g pizza'],
  ['300 g pizza, half left over', '150 g pizza'],
  ['me and 2 friends shared a 300 g pizza', '100 g pizza'],
  ['100 g each of rice and chicken', '100 g rice, 100 g chicken'],
  ['radler 0,5', '500 ml radler'],
  ['100 g milk (2%)', '100 g 2% milk'],
  ['2 eggs, 3 actually', '3 eggs'],
  ['2 eggs, not 2, 3', '3 eggs'],
  ['100g rice -> 150g', '150 g rice'],
  ['2 eggs and toast, no toast', '2 eggs'],
  ['2 eggs and toast, forget the toast', '2 eggs'],
  ['burger and fries, only ate the burger', 'burger'],
  ['burger and fries, my wife ate the fries', 'burger'],
  ['burger with fries, fries not eaten', 'burger'],
  ['burger but no bun', 'burger, no bun'],
  ['salad but without dressing', 'salad without dressing'],
  ['no breakfast, just coffee', 'just coffee'],
  ['skipped lunch - 2 bananas', '2 bananas'],
  ['no lunch only a banana', 'only a banana'],
  ['lunch: skipped, dinner: 2 eggs', 'dinner: 2 eggs'],
  ['rice and beans without the beans', 'rice'],
  ['rice instead of pasta', 'rice'],
  ['coffee with neither milk nor sugar', 'coffee'],
  ['4 cookies, only ate 2', '2 cookies'],
  ['2 beers, one more', '3 beers'],
  ['gin and tonic, actually 2', '2 gin and tonic'],
])('%s is %s', (text, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(text)).toBeCloseTo(caloriesOf(plain), 0);
});

test('a list of eggs and two toasts stays a list', () => {
  expect(read('eggs, 2 toasts').items).toHaveLength(2);
});
