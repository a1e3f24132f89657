import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['mash 3 sausages onion gravy', ['mash', '3 sausages', 'onion gravy']],
  ['salad 4 nuggets', ['salad', '4 nuggets']],
  ['salad 6 wings', ['salad', '6 wings']],
  ['yogurt 2 cookies', ['yogurt', '2 cookies']],
  ['fish pie 3 potatoes peas', ['fish pie', '3 potatoes', 'peas']],
  ['3 potatoes peas gravy', ['3 potatoes', 'peas', 'gravy']],
])('%s counts what stands behind the number', (meal, parts) => {
  const sum = parts.reduce((all, part) => all + caloriesOf(part), 0);
  expect(caloriesOf(meal)).toBeCloseTo(sum, 0);
});

test.each([
  ['bangers n mash 3 sausages onion gravy', 'bangers and mash, gravy'],
  ['roti 3 chicken curry', '3 roti, chicken curry'],
  ['chicken 6 nuggets', '6 chicken nuggets'],
  ['couple of hobnobs choc', '2 chocolate hobnobs'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
