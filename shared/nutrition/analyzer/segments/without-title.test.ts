import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['full english, tea 2 sugars', ['full english', 'tea', '2 sugars']],
  ['fry up, coffee 1 sugar', ['fry up', 'coffee', '1 sugar']],
  ['mixed grill, coffee 2 sugars', ['mixed grill', 'coffee', '2 sugars']],
  ['full english: 2 eggs, 2 sausages, toast', ['2 eggs', '2 sausages', 'toast']],
])('%s has what is named beside the plate', (meal, parts) => {
  const sum = parts.reduce((all, part) => all + caloriesOf(part), 0);
  expect(caloriesOf(meal)).toBeCloseTo(sum, 0);
});
