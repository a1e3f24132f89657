import { caloriesOf, itemsOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['cobb salad dressing on side', 'cobb salad with dressing'],
  ['tea (no sugar)', 'black tea'],
  ['coffee no sugar', 'coffee'],
  ['green tea no sugar, toast', 'green tea, toast'],
  ['rooibos with oat milk', 'herbal tea with oat milk'],
  ['chamomile with honey', 'chamomile tea with honey'],
  ['greek yogurt with honey & walnuts', 'greek yogurt with honey, walnuts'],
  ['chips and 3 chicken wings', 'hot chips, 3 chicken wings'],
  ['6 wings and chips', '6 wings, hot chips'],
  ['6 wings chips', '6 wings, hot chips'],
  ['small chips from the chippy', 'small hot chips'],
  ['nandos chicken and chips', 'nandos chicken, hot chips'],
  ['fish and small chips', 'battered fish, small hot chips'],
  ['porridge with maple and pecans', 'porridge with maple syrup, pecans'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each(['tortilla chips and wings', 'small bag of chips', 'turkey sandwich and chips'])(
  'the chips of %s are crisps',
  (typed) => {
    expect(itemsOf(typed).filter(({ name }) => /hot chips/i.test(name))).toEqual([]);
  },
);
