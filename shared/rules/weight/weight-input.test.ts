import { readWeight } from './weight-input';

test.each([
  ['72.4', { weight: 72.4 }],
  [' 72,45 ', { weight: 72.45 }],
  ['', { problem: 'Please enter your weight' }],
  ['heavy', { problem: 'Please enter a number' }],
  ['7', { problem: 'This is too low for a weight.' }],
  ['1000', { problem: 'This is too high for a weight.' }],
  ['72.456', { problem: 'Two decimals are enough.' }],
])('%j is read as %j', (text, expected) => {
  expect(readWeight(text)).toEqual(expected);
});
