import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['cobb salad dressing on side', 'cobb salad with dressing'],
  ['tea (no sugar)', 'black tea'],
  ['coffee no sugar', 'coffee'],
  ['green tea no sugar, toast', 'green tea, toast'],
  ['rooibos with oat milk', 'herbal tea with oat milk'],
  ['chamomile with honey', 'chamomile tea with honey'],
  ['greek yogurt with honey & walnuts', 'greek yogurt with honey; walnuts'],
  ['porridge with maple and pecans', 'porridge with maple syrup; pecans'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
