import { mealFields } from '../../test/kit/stores';
import { asText } from './csv';
import { mealRow } from './diary-files';

test('a meal without nutrients has empty cells, not zeros', () => {
  expect(mealRow('m1', mealFields())).toMatchObject({
    id: 'm1',
    date: '2026-11-21',
    time: '12:30',
    type: 'lunch',
    'calories (kcal)': null,
    'sodium (mg)': null,
  });
});

test.each(['=1+1', '+x', '-x', '@x', '＝x', '  =x'])(
  '%j is not a formula in a spreadsheet',
  (words) => {
    expect(asText(words)).toBe(`'${words}`);
  },
);

test.each([
  ['Soup;=HYPERLINK("https://example.org")', 'Soup;\'=HYPERLINK("https://example.org")'],
  ['Soup\n=1', "Soup\n'=1"],
  ['Soup\t＝1', "Soup\t'＝1"],
  ['\t=1', "'\t'=1"],
])('%j does not start a formula if cells are split at other characters', (words, cell) => {
  expect(asText(words)).toBe(cell);
});

test('other text is not changed', () => {
  expect(asText('Rice - white; a=b')).toBe('Rice - white; a=b');
});
