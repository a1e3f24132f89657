import type { Analysis } from '#shared/records/meal-item';

import { foodTable } from '../../../test/kit/foods';
import { analyseText } from './analyse-text';
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
function plainWords(): string[] {
  return Object.keys(NAMED_FOODS).filter(
    (name) => !/\bno\b|\d/.test(name) && read(`2 ${name}`).items.length === 1,
  );
}

function expectSame(pairs: readonly (readonly [string, number, number])[]): void {
  const off = pairs.filter(([, one, other]) => Math.abs(one - other) > 0.02 * Math.max(1, one));
  expect(off.length <= OFF_SHARE * pairs.length ? [] : off).toEqual([]);
}

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
  const words = plainWords();
  expect(words.length).toBeGreaterThan(150);
  expectSame(
    words.flatMap((name) => {
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
      ];
    }),
  );
});

test('case, spacing and the order of a list change nothing', () => {
  expectSame(
    plainWords().flatMap((name) => {
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
])('%s is %s', (text, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(text)).toBeCloseTo(caloriesOf(plain), 0);
});

test('a list of eggs and two toasts stays a list', () => {
  expect(read('eggs, 2 toasts').items).toHaveLength(2);
});
