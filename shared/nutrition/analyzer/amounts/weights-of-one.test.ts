import { foodTable } from '../../../../test/kit/foods';
import WEIGHTS_OF_ONE from '../../../../test/kit/weights-of-one.json';
import { foodByCode } from '../../table/food-table';
import { analyseText } from '../analyse-text';

/** What one of a thing is: its food's code, its grams, and the portion of a release that says so. */
const ROWS = Object.entries(WEIGHTS_OF_ONE as unknown as Record<string, [string, number, string]>);

const LEAST = 250;

test('one of each common thing weighs what its source says', () => {
  expect(ROWS.length).toBeGreaterThan(LEAST);
  const off = ROWS.flatMap(([name, [code, grams]]) => {
    const { items } = analyseText(foodTable(), `1 ${name}`, { by: 'device' });
    const [item] = items;
    const found = item?.source.kind === 'table' ? item.source.code : undefined;
    const weighed = item?.grams ?? 0;
    const isIt = items.length === 1 && found === code && Math.abs(weighed - grams) < 0.1;
    return isIt ? [] : [`${name}: ${item?.name ?? 'none'} ${weighed} g, not ${grams} g`];
  });
  expect(off).toEqual([]);
});

test('half of one is of the whole, and a slice only where one is said', () => {
  const grams = (text: string) =>
    analyseText(foodTable(), text, { by: 'device' }).items[0]?.grams ?? 0;
  expect(grams('half an avocado')).toBe(grams('1 avocado') / 2);
  expect(grams('half a pizza')).toBe(grams('1 pizza') / 2);
  expect(grams('1 slice of tomato')).toBeLessThan(grams('1 tomato') / 4);
});

test('each portion that is named as a source is in the tables, at that weight', () => {
  const missing = ROWS.flatMap(([name, [, grams, source]]) => {
    const [, release, code = '', text] = /^(FNDDS|SR28) (\d+): (.*)$/.exec(source) ?? [];
    if (release !== 'FNDDS') return [];
    const portions = foodByCode(foodTable(), code)?.portions ?? [];
    const said = portions.find((portion) => portion.text === text);
    return said && Math.abs(said.grams - grams) <= 0.06 * grams + 0.05 ? [] : [name];
  });
  expect(missing).toEqual([]);
});

test('a nut butter is counted by the spoon', () => {
  const grams = (text: string) =>
    analyseText(foodTable(), text, { by: 'device' }).items[0]?.grams ?? 0;
  expect(grams('6 pb')).toBeCloseTo(3 * grams('2 pb'), 5);
});

test.each([
  ['10 edamame', '20 g edamame'],
  ['12 gnocchi', '84 g gnocchi'],
  ['6 tofu cubes', '90 g tofu'],
  ['plate of sushi', '220 g sushi'],
  ['12 pieces sushi (6 salmon maki, 6 tuna maki)', '6 salmon maki, 6 tuna maki'],
  ['sushi night 🍣 12 pieces california roll', '12 pieces california roll'],
  ['3 bhajis', '3 onion bhajis'],
  ['tea and 2 biscuits', 'tea, 2 digestive biscuits'],
  ['3 orange segments', '3 sections of orange'],
  ['idly 4 vada 1 chutney', '4 idly, 1 vada, chutney'],
])('so many small things weigh what they are: %s', (text, same) => {
  const grams = (words: string) =>
    analyseText(foodTable(), words, { by: 'device' }).items.map((item) => Math.round(item.grams));
  expect(grams(same)).not.toEqual([]);
  expect(grams(text)).toEqual(grams(same));
});

test('falafel has the energy that is usual of it fried', () => {
  const [item] = analyseText(foodTable(), '5 falafel', { by: 'device' }).items;
  expect(item?.per100g.calories).toBeLessThan(350);
});
