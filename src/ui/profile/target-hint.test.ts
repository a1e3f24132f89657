import { targetHint } from './target-hint';

test.each([
  ['lose_weight', '80.5', '90', 'To lose weight, enter less than your current weight.'],
  ['lose_weight', '80.5', '80.5', 'To lose weight, enter less than your current weight.'],
  ['lose_weight', '80.5', '75', undefined],
  ['lose_weight', '80,5', '90', 'To lose weight, enter less than your current weight.'],
  ['gain_muscle', '80', '75', 'To gain weight, enter more than your current weight.'],
  ['bulk', '80', '75', 'To gain weight, enter more than your current weight.'],
  ['gain_muscle', '80', '85', undefined],
  ['maintain_weight', '80', '90', undefined],
  ['lose_weight', '80', '', undefined],
  ['lose_weight', '80', 'ninety', undefined],
] as const)('%s from %s to %s says %s', (objective, currentWeight, targetWeight, words) => {
  const hint = targetHint({ objective, currentWeight, targetWeight });
  expect(hint).toBe(words === undefined ? undefined : `${words} Otherwise this keeps your weight.`);
});
