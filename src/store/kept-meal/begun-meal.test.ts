import { begunMeal, forgetBegunMeal, keepBegunMeal } from './begun-meal';

const meal = { description: 'two plums', notes: '', mealTime: null, mealType: null };

beforeEach(forgetBegunMeal);

test('a begun meal is shown again to its account, and to no other', () => {
  keepBegunMeal('ada', meal);
  expect(begunMeal('ada')).toEqual(meal);
  expect(begunMeal('grace')).toBeNull();
  expect(begunMeal('ada')).toBeNull();
});

test('a begun meal is removed when it is forgotten or has no words', () => {
  keepBegunMeal('ada', meal);
  expect(sessionStorage).toHaveLength(1);
  keepBegunMeal('ada', { ...meal, description: ' ' });
  expect(sessionStorage).toHaveLength(0);
  keepBegunMeal('ada', meal);
  forgetBegunMeal();
  expect(begunMeal('ada')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
