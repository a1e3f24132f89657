import { caloriesOf, itemsOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['lentil bobotie', 'bobotie'],
  ['chicken stroganoff', 'beef stroganoff'],
  ['mushroom stroganoff with rice', 'beef stroganoff with rice'],
  ['prawn laksa', 'laksa'],
  ['turkey bolognese', 'bolognese'],
  ['pork rendang and rice', 'beef rendang and rice'],
  ['tofu katsu curry', 'katsu curry'],
  ['black bean chilli', 'chilli'],
  ['200g cauliflower korma', '200g korma'],
])('%s is one dish, as %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test('what stands beside a dish stays beside it', () => {
  expect(itemsOf('chicken, laksa')).toHaveLength(2);
  expect(itemsOf('egg chicken laksa rice')).toHaveLength(3);
});
