import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['at 10 a banana and at 12 soup', 'a banana and soup'],
  ['at 7 porridge then at 1 a ham sandwich', 'porridge, a ham sandwich'],
  [
    'mash and cabbage then about 4 a slice of fruit cake',
    'mash and cabbage, a slice of fruit cake',
  ],
  ['around 4 a latte', 'a latte'],
  ['about 6 a bag of crisps', 'a bag of crisps'],
  ['around 3 some grapes', 'some grapes'],
  ['toast then about 11 two biscuits', 'toast, two biscuits'],
  ['at 7ish 2 eggs', '2 eggs'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  ['about 5 bananas', '5 bananas'],
  ['about 2 eggs', '2 eggs'],
  ['crisps at 120 kcal', '120 kcal crisps'],
  ['2 bars at 90 calories each', '2 90 calorie bars'],
  ['chocolate covered raisins, weighing in at 1 ounce', '1 oz chocolate covered raisins'],
])('%s keeps its amount', (typed, plain) => {
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
