import { foodInWords, measureInWords, tableInWords } from './food-words';

test.each([
  ['Lentils, NFS', 'Lentils'],
  ['Orange juice, 100%, NFS', 'Orange juice, 100%'],
  ['Milk NFS, canned', 'Milk, canned'],
  ['Egg, whole, fried, NS as to fat', 'Egg, whole, fried, unspecified fat'],
  ['Rice, white, cooked', 'Rice, white, cooked'],
])('%s is shown as %s', (description, words) => {
  expect(foodInWords(description)).toBe(words);
});

test('each part of a table’s name stays together', () => {
  expect(tableInWords('FNDDS 2021-2023 + SR28 selection 1')).toBe(
    'FNDDS\u00a02021\u20112023\u00a0+ SR28\u00a0selection\u00a01',
  );
});

test('a measure is named without the survey’s word for it', () => {
  expect(measureInWords('Guideline amount per slice of bread')).toBe('per slice of bread');
  expect(measureInWords('2 cups')).toBe('2 cups');
});
