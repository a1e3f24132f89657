import { matching, meaningWords } from './remembered-foods';

const memory = (words: string, name: string) => ({
  words,
  meaning: { code: '1', name, grams: null },
});

const latte = memory('my cup', 'Coffee, Latte');

const bread = memory('bread', 'Bread, rye');

test('a remembered food is shown with its weight, if it has one', () => {
  expect(meaningWords(latte.meaning)).toBe('Coffee, Latte');
  expect(meaningWords({ ...latte.meaning, grams: 240 })).toBe(
    'Coffee, Latte, 240 g if you enter no amount',
  );
});

test.each([
  ['', ['bread', 'my cup']],
  ['lat', ['my cup']],
  ['BREAD r', ['bread']],
  ['tea', []],
])('typing %j finds %j', (query, found) => {
  expect(matching([latte, bread], query).map(({ words }) => words)).toEqual(found);
});
