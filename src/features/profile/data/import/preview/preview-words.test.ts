import { undoneWords } from './preview-words';

test.each([
  [{ removed: 312, kept: 0 }, '312 entries removed.'],
  [{ removed: 1, kept: 1 }, '1 entry removed. 1 was changed since and is kept.'],
  [{ removed: 0, kept: 2 }, '0 entries removed. 2 were changed since and are kept.'],
])('%j is said in words', (done, words) => {
  expect(undoneWords(done)).toBe(words);
});
