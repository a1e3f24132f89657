import { withoutSaved } from './use-meal-form';

const saved = { mealTime: '2026-11-21T12:00', mealType: null, description: 'an apple', notes: '' };

const cleared = { mealTime: '2026-11-21T12:01', mealType: null, description: '', notes: '' };

test('what was saved goes from the form', () => {
  expect(withoutSaved(saved, saved, cleared)).toEqual(cleared);
});

test('what was typed while it was being saved stays', () => {
  const now = { ...saved, description: 'two eggs' };
  expect(withoutSaved(now, saved, cleared)).toEqual({ ...cleared, description: 'two eggs' });
});
