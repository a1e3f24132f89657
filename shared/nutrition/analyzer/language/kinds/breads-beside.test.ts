import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['2 makki di roti sarson da saag', '2 makki roti; saag'],
  ['3 chapati chicken curry', '3 chapatis; chicken curry'],
  ['2 bhature chole', '2 bhature; chole'],
  ['2 luchi aloor dom', '2 puri; dum aloo'],
  ['2 appam and stew', '2 appam; stew'],
  ['3 puri bhaji', '3 puri; aloo bhaji'],
  ['2 garlic naan chicken korma', '2 garlic naan; chicken korma'],
  ['2 aloo paratha with curd', '2 aloo paratha with dahi'],
  ['chole bhature - 2 bhature, half katori chole only', '2 bhature, half katori chole'],
  ['chole bhature (1 bhatura only)', '1 bhatura; chole'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test('a paratha that is stuffed stays one', () => {
  expect(caloriesOf('2 paratha aloo')).toBeCloseTo(caloriesOf('2 aloo paratha'), 0);
});

test('curd beside two parathas is taken once', () => {
  const beside = caloriesOf('2 aloo paratha with curd') - caloriesOf('2 aloo paratha');
  expect(beside).toBeLessThan(150);
});
