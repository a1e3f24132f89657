import { caloriesOf, itemsOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['glass noodles', 'cellophane noodles'],
  ['2 bowls of glass noodles', '2 bowls of cellophane noodles'],
  ['can of 100 plus', 'can of sports drink'],
  ['3 good day biscuits', '27g butter cookie biscuit'],
  ['ensure plus 200ml', '200 ml ensure compact'],
  ['1 bottle of ensure plus', 'ensure compact'],
  ['2 half boiled eggs', '2 boiled eggs'],
  ['3 half-boiled eggs and kaya toast', '3 boiled eggs and kaya toast'],
  ['smirnoff ice', 'bacardi breezer'],
  ['semovita 1 wrap', '1 semovita'],
  ['agidi 2 wraps', '2 agidi'],
  ['2 wraps of fufu', '2 fufu'],
  ['packet of walkers cheese and onion crisps', 'packet of walkers crisps'],
  ['ham, 2 slices american', 'ham, 2 slices american cheese'],
  ['Speights x3 cans, the 330s', '3 x 330 ml speights'],
  ['peroni x 2 330ml', '2 x 330 ml peroni'],
  ['carlton draught x 2 pints', '2 pints of carlton draught'],
  ['bread x2 slices with butter', '2 slices of bread with butter'],
  ['pizza x3 slices', '3 slices of pizza'],
  ['cereal x2 bowls', '2 bowls of cereal'],
  ['taco bell soft taco 2', '2 taco bell soft tacos'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test('what is joined to be read is shown as it is written', () => {
  const [drink] = itemsOf('can of 100 plus');
  expect(drink?.name).toBe('100 plus');
});

test('half a boiled egg is half of one', () => {
  expect(caloriesOf('half a boiled egg')).toBeCloseTo(caloriesOf('boiled egg') / 2, 0);
});
