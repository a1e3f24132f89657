import { mealFields } from '../../test/kit/stores';
import { asText } from './csv';
import { mealRow } from './diary-files';

test('a meal without figures has empty cells, and no zeros', () => {
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
  '%j is no formula in a spreadsheet',
  (words) => {
    expect(asText(words)).toBe(`'${words}`);
  },
);

test.each([
  ['Soup;=HYPERLINK("https://example.org")', 'Soup;\'=HYPERLINK("https://example.org")'],
  ['Soup\n=1', "Soup\n'=1"],
  ['Soup\t＝1', "Soup\t'＝1"],
  ['\t=1', "'\t'=1"],
])('%j begins no formula where cells end at other marks', (words, cell) => {
  expect(asText(words)).toBe(cell);
});

test('other words stay as they are', () => {
  expect(asText('Rice - white; a=b')).toBe('Rice - white; a=b');
});
