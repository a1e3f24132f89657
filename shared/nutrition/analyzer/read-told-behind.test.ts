import { caloriesOf } from '../../../test/kit/meals-in-words';

test.each([
  ['chicken nuggets like 10 of them', '10 chicken nuggets'],
  ['oreos about 6 of em', '6 oreos'],
  ['oatmeal 1 bowl homemade', '1 bowl of oatmeal'],
  ['ramen. 2 packs.', '2 packs of ramen'],
  ['coke. 2 cans', '2 cans of coke'],
  ['120g brioche, toasted', '120g brioche'],
  ['2 slices bread, toasted, butter', '2 slices bread, butter'],
  ['yogurt, the strawberry one', 'strawberry yogurt'],
  ['yogurt. the strawberry one', 'strawberry yogurt'],
  ['jerky bag (2 oz-ish)', '2 oz jerky'],
  ['baked potato, 1 medium', '1 medium baked potato'],
  ['apple, 2 large', '2 large apples'],
  ['pancit small plate', 'a small plate of pancit'],
  ['biryani small bowl', 'a small bowl of biryani'],
  ['2% greek yogurt 1 cup with berries', '1 cup of 2% greek yogurt with berries'],
  ['4 chicken nuggets off their happy meal', '4 chicken nuggets'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed) / caloriesOf(plain)).toBeCloseTo(1, 1);
});
