import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['1 cup rice with chicken curry', ['1 cup rice', 'chicken curry']],
  ['150g rice with beef stew', ['150g rice', 'beef stew']],
  ['1 cup rice with dal', ['1 cup rice', 'dal']],
])('%s is a measure of the rice, and what is over it', (meal, parts) => {
  const sum = parts.reduce((all, part) => all + caloriesOf(part), 0);
  expect(caloriesOf(meal)).toBeCloseTo(sum, 0);
});

test.each([
  ['plain chicken, butter, lettuce', ['chicken', 'butter', 'lettuce']],
  ['oats, raisins', ['oats with raisins']],
  ['oil, olives', ['oil', 'olives']],
])('%s are things in a list', (meal, parts) => {
  const sum = parts.reduce((all, part) => all + caloriesOf(part), 0);
  expect(caloriesOf(meal)).toBeCloseTo(sum, 0);
});
