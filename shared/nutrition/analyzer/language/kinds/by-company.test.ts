import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['chicken rice and broccoli', 'chicken, rice, broccoli'],
  ['chicken rice & veg', 'chicken, rice; veg'],
  ['200g chicken rice, spinach', '200g chicken, rice, spinach'],
  ['turkey and dressing', 'turkey and stuffing'],
  ['turkey, dressing, mashed potatoes', 'turkey, stuffing, mashed potatoes'],
  ['3 tacos, marg', '3 tacos, margarita'],
  ['2 margs', '2 margaritas'],
  ['rice, egg, soy', 'rice, egg, soy sauce'],
  ['stir fried prawns with rice', 'prawns, rice'],
  ['200g prawns stir fryed w noodles', '200g prawns, noodles'],
  ['pizza, 3 slices of pepperoni', '3 slices of pepperoni pizza'],
  ['latte w oat', 'latte with oat milk'],
  ['iced latte large with coconut', 'iced latte large with coconut milk'],
  ['sushi + miso', 'sushi, miso soup'],
  ['miso and salmon sushi', 'miso soup and salmon sushi'],
  ['ceviche, 2 tostadas', 'ceviche; 2 tostada shells'],
  ['bowl of pozole with tostadas 2', 'bowl of pozole; 2 tostada shells'],
  ['aguachile and tostadas', 'aguachile; tostada shells'],
  ['moi moi and pap', 'moi moi and ogi'],
  ['walnuts on greek yogurt', 'greek yogurt with walnuts'],
  ['ice cream, 2 scoops of vanilla', '2 scoops of vanilla ice cream'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  ['turkey salad with dressing', 'stuffing'],
  ['toast with marg', 'margarita'],
])('%s has no %s', (meal, other) => {
  expect(caloriesOf(meal)).toBeLessThan(caloriesOf(meal.replace(/dressing|marg/, other)));
});
