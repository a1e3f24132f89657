import { readWeight, unusualChange } from './weight-input';

test.each([
  ['72.4', { weight: 72.4 }],
  [' 72,45 ', { weight: 72.45 }],
  ['', { problem: 'Please enter your weight' }],
  ['heavy', { problem: 'Enter a number.' }],
  ['7', { problem: 'This is too low for a weight.' }],
  ['1000', { problem: 'This is too high for a weight.' }],
  ['72.456', { problem: 'Two decimals are enough.' }],
])('%j is read as %j', (text, expected) => {
  expect(readWeight(text)).toEqual(expected);
});

const kg = (weight: number) => ({ weight, weightUnit: 'kg' as const });
const lbs = (weight: number) => ({ weight, weightUnit: 'lbs' as const });

test.each([
  [kg(85), kg(100), null],
  [kg(115), kg(100), null],
  [kg(84.9), kg(100), { percent: 15, isLess: true }],
  [kg(116), kg(100), { percent: 16, isLess: false }],
  [kg(72), kg(86), { percent: 16, isLess: true }],
  [lbs(70.5), kg(70.5), { percent: 55, isLess: true }],
  [kg(155.4), lbs(155.4), { percent: 120, isLess: false }],
  [lbs(155.4), kg(70.5), null],
])('%j after %j', (entered, last, unusual) => {
  expect(unusualChange(entered, last)).toEqual(unusual);
});
