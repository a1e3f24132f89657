import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['chicken quesadilla (2 tortillas, 50g cheese)', '2 tortillas; 50g cheese; chicken'],
  ['burger (patty, bun, cheese)', 'patty; bun; cheese'],
  ['sandwich (2 slices bread, ham, cheese)', '2 slices bread; ham; cheese'],
  ['toastie (bread, cheese, ham)', '2 slices bread; cheese; ham'],
  ['quesadillas 2 (corn tortilla, cheese), salsa', '2 corn tortillas; 56 g cheese; salsa'],
  ['3 tacos (corn tortilla, carnitas)', '3 corn tortillas; carnitas'],
  ['poke bowl with tuna 100g, rice 150g', 'tuna 100g, rice 150g'],
  ['poke bowl 100 g salmon, 1 cup rice', '100 g salmon, 1 cup rice'],
  ['poke bowl (100g salmon, 150g rice, avocado)', '100 g salmon, 150 g rice, avocado'],
  ['poke bowl 2 scoops salmon, rice, edamame', '2 scoops salmon, rice, edamame'],
  ['poke: rice, ahi tuna, cucumber', 'poke bowl: rice, ahi tuna, cucumber'],
])('%s is its parts: %s', (typed, parts) => {
  expect(caloriesOf(parts)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(parts), 0);
});
