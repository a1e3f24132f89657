/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ANALYSER_VERSION } from '#shared/nutrition/analyzer/analyse-text';

import { PROVEN } from './proofs';

const ROOT = path.resolve(__dirname, '../../..');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').replace(/\s+/g, ' ');

const numbersIn = (text: string) =>
  [...text.replace(/,(?=\d{3})/g, '').matchAll(/\d+/g)].map(Number);

const nutrition = read('docs/nutrition.md');

test('the accuracy on the landing page is that of the test set, with the errors', () => {
  const row = /set aside 12, not read\*\* \|(.*?) \| \|/.exec(nutrition)?.[1] ?? '';
  const [meals, accepted, , , rightFood, , , silentlyWrong, rangesHold] = numbersIn(row);
  expect(meals).toBe(100);
  expect({ accepted, rightFood, silentlyWrong, rangesHold }).toEqual({
    accepted: PROVEN.accepted,
    rightFood: PROVEN.rightFood,
    silentlyWrong: PROVEN.silentlyWrong,
    rangesHold: PROVEN.rangesHold,
  });
});

test('version and day match the measured numbers and the analyzer', () => {
  const [, version, day = ''] = /Version (\d+) \([^)]*\), measured on (\S+)/.exec(nutrition) ?? [];
  const words = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect([version, version]).toEqual([String(PROVEN.version), ANALYSER_VERSION]);
  expect(words).toBe(PROVEN.measuredOn);
});

test('the number of foods is that of all tables; size and time are as measured', () => {
  const counts = ['fndds', 'sr28', 'own'].map((table) => {
    const row = new RegExp(`${table}-table\\.json. \\|[^|]*\\|([^|]*)\\|`).exec(nutrition)?.[1];
    return numbersIn(row ?? '')[0] ?? NaN;
  });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PROVEN.foods);
  expect(nutrition).toContain(`All tables together are ${PROVEN.kiloBytes} kB as brotli`);
  expect(nutrition).toContain(`p95 16 and 19 ms before, 16 and ${PROVEN.slowestMs} ms after`);
});

test('the README has the same numbers, and the sync tests that it names', () => {
  const readme = read('README.md');
  const { foods, accepted, silentlyWrong, histories, kills, powerCuts, bugs } = PROVEN;
  expect(readme).toContain(`${foods.toLocaleString('en')} foods`);
  expect(readme).toContain(`${accepted} % are what a careful person accepts`);
  expect(readme).toContain(`${silentlyWrong} % are wrong without a sign`);
  expect(readme).toContain(
    `${kills} kills of the server, ${powerCuts} power cuts and ${histories.toLocaleString('en')} simulated sync histories`,
  );
  expect(readme).toContain(`each of ${bugs} planted bugs`);
  expect(read('docs/sync-protocol.md')).toContain(`puts ${bugs} bugs into the code`);
});
