import { inSentenceCase } from './in-sentence-case';

test.each([
  ['tv dinner', 'TV dinner'],
  ['blt', 'BLT'],
  ['pb&j sandwich', 'PB&J sandwich'],
  ['pb & j', 'PB & J'],
  ['toast with pb', 'Toast with PB'],
  ['fries xl', 'Fries XL'],
  ['bbq ribs', 'BBQ ribs'],
  ['kfc bucket', 'KFC bucket'],
  ['g&t', 'G&T'],
  ['fried egg', 'Fried egg'],
  ['bbqs and pbjam', 'Bbqs and pbjam'],
  ['éclair', 'Éclair'],
  ['', ''],
])('%s is named %s', (words, name) => {
  expect(inSentenceCase(words)).toBe(name);
});
