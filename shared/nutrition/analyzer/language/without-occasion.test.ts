import { withoutOccasion } from './without-occasion';

test.each([
  [
    "It was my daughter's birthday today so I had a slice of chocolate cake",
    'a slice of chocolate cake',
  ],
  ['book club: cheese and crackers', 'cheese and crackers'],
  ['church ladies luncheon today, waldorf salad', 'waldorf salad'],
  ['went to a wedding, chicken and 2 glasses of wine', 'chicken and 2 glasses of wine'],
  ['busy day so just a sandwich', 'a sandwich'],
  ['I went for a cream tea with my mum, so I had one scone with jam', 'one scone with jam'],
  ['taco tuesday yay, 3 beef tacos, chips n salsa', '3 beef tacos, chips n salsa'],
  ['pizza night: 3 slices and a coke', 'pizza, 3 slices and a coke'],
  ['pizza friday, 2 slices of pepperoni', '2 slices of pepperoni pizza'],
  ['maccas run \u{1F629} 6 nuggets small chips', 'maccas 6 nuggets small chips'],
  ['coffee run - latte and a muffin', 'latte and a muffin'],
  ['late night taco bell run: 3 crunchy tacos', 'taco bell 3 crunchy tacos'],
  ['school dinner was pasta bake', 'pasta bake'],
  ['uni lunch, chicken wrap', 'chicken wrap'],
  ['hospital dinner: mince and tatties', 'mince and tatties'],
  ['pancake day, 3 with lemon and sugar', '3 pancakes with lemon and sugar'],
])('%s', (line, told) => {
  expect(withoutOccasion(line)).toBe(told);
});

test.each([
  'birthday cake, coffee',
  'costco run: milk, eggs',
  'run 5k',
  'coffee run with the team',
  'school dinner cake',
  'bbq chicken, slaw',
  'bbq',
  'sunday roast, beef, potatoes',
  'party ring biscuits 3',
  'taco tuesday',
  'lunch meat, 2 slices',
])('%s stays', (line) => {
  expect(withoutOccasion(line)).toBe(line);
});
