import { nameAndPortions, portionWords } from './portions';

test.each([
  [0, '0 portions'],
  [0.5, 'half a portion'],
  [1, '1 portion'],
  [1.5, '1.5 portions'],
  [2 / 3, '0.67 portions'],
  [12, '12 portions'],
])('%d is %s', (count, words) => {
  expect(portionWords(count)).toBe(words);
});

test('one portion of a dish has only its name', () => {
  expect(nameAndPortions('Dal', 1)).toBe('Dal');
  expect(nameAndPortions('Dal', 2)).toBe('Dal, 2 portions');
});
