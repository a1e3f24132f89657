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
