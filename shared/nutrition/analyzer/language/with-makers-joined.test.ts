import { caloriesOf } from '../../../../test/kit/meals-in-words';
import { withMakersJoined } from './with-makers-joined';

test.each([
  [
    'Chobani - Nonfat Greek Yogurt, 1 cup (227 g), 130 cal',
    'Chobani Nonfat Greek Yogurt, 1 cup (227 g), 130 cal',
  ],
  ['Generic - Baked Potato, 1 medium', 'Baked Potato, 1 medium'],
  [
    'Jif - Peanut Butter, 2 tbsp\nFage - Total 0%, 170 g',
    'Jif Peanut Butter, 2 tbsp\nFage Total 0%, 170 g',
  ],
])('%j', (typed, plain) => {
  expect(withMakersJoined(typed)).toBe(plain);
});

test.each([
  'cai fan - white rice, steamed egg, kangkong',
  'lunch - 2 eggs, toast',
  'mixed grill - 1 lamb chop, 2 sausages, egg',
])('%s stays', (typed) => {
  expect(withMakersJoined(typed)).toBe(typed);
});

test.each([
  ['Chobani - Nonfat Plain Greek Yogurt, 170 g', '170 g nonfat plain Greek yogurt'],
  ['Jif - Creamy Peanut Butter, 2 tbsp', '2 tbsp Jif peanut butter'],
  ['Great Value - Eggs, 2 large', '2 large eggs'],
])('%s is about %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(Math.abs(caloriesOf(typed) / caloriesOf(plain) - 1)).toBeLessThan(0.1);
});
