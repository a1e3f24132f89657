import { decimalMark, type DecimalMark, numberOf, weightOfAmount } from './numbers';

test.each<[string, DecimalMark, number | null]>([
  ['1,420.5', '.', 1420.5],
  ['1.420,5', ',', 1420.5],
  ['1,420', '.', 1420],
  ['1,420', ',', 1.42],
  ['1.420', ',', 1420],
  ['12,5', '.', 12.5],
  ['12.5', ',', 12.5],
  ['0,250', '.', 0.25],
  ["1'234.5", '.', 1234.5],
  ['1 234,5', ',', 1234.5],
  ['-4', '.', -4],
  ['n/a', '.', null],
  ['1e9', '.', null],
  ['Infinity', '.', null],
  ['=1+1', '.', null],
  ['', '.', null],
])('%j with the mark %j is %j', (text, mark, number) => {
  expect(numberOf(text, mark)).toBe(number);
});

test.each<[string[], string, DecimalMark]>([
  [['12.5', '1,420'], ',', '.'],
  [['12,5', '1.420'], ';', ','],
  [['1.420'], ';', ','],
  [['1,420'], ',', '.'],
  [['12.5'], ';', '.'],
])('%j with the delimiter %j has the decimal mark %j', (texts, delimiter, mark) => {
  expect(decimalMark(texts, delimiter)).toBe(mark);
});

test.each([
  ['150.00 g', 150],
  ['1.5 kg', 1500],
  ['5 oz', 141.747615625],
  ['150 g, cooked', 150],
  ['80 Grams', 80],
  ['8 fl oz', null],
  ['5 oz can', null],
  ['1.00 medium', null],
  ['0 g', null],
  ['99999 kg', null],
  ['', null],
])('%j states %j grams', (amount, grams) => {
  expect(weightOfAmount(amount, '.')).toBe(grams);
});
