import { changeWords, usedWords } from './photo-credits';

test('a line charges an image, refunds one, or is free', () => {
  expect([1, -1, 0].map((change) => changeWords({ change }))).toEqual(['+1', '−1', 'free']);
});

test('the heading shows how many images are used, and of how many', () => {
  expect(usedWords({ used: 2, limit: 3 })).toBe('2 of 3 free images used');
  expect(usedWords({ used: 7, limit: null })).toBe('7 counted, without a limit');
});
