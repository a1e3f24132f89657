import { listed } from './listed';

test.each([
  [[], ''],
  [['soup'], 'soup'],
  [['soup', 'bread'], 'soup and bread'],
  [['soup', 'bread', 'cheese'], 'soup, bread and cheese'],
])('%j in a sentence is %j', (names, words) => {
  expect(listed(names)).toBe(words);
});
