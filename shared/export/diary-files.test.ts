import { mealFields } from '../../test/kit/stores';
import { asText, mealRow } from './diary-files';

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

test.each(['=1+1', '+x', '-x', '@x', '\tx', '＝x'])(
  '%j is no formula in a spreadsheet',
  (words) => {
    expect(asText(words)).toBe(`'${words}`);
  },
);

test('other words stay as they are', () => {
  expect(asText('Rice - white')).toBe('Rice - white');
});
