import { withoutSaved, withUndone } from './use-entered';

const saved = {
  mealTime: '2026-11-21T12:00',
  mealType: null,
  slot: null,
  description: 'an apple',
  notes: '',
};

const cleared = {
  mealTime: '2026-11-21T12:01',
  mealType: null,
  slot: null,
  description: '',
  notes: '',
};

test('what was saved goes from the form', () => {
  expect(withoutSaved(saved, saved, cleared)).toEqual(cleared);
});

test('what was typed while it was being saved stays', () => {
  const now = { ...saved, description: 'two eggs' };
  expect(withoutSaved(now, saved, cleared)).toEqual({ ...cleared, description: 'two eggs' });
});

test('an undo brings the words back with their time, and their notes where there are no others', () => {
  expect(withUndone(cleared, saved)).toEqual(saved);
  expect(withUndone({ ...cleared, notes: 'at work' }, saved).notes).toBe('at work');
});

test('on another day only the words come back, and words that are being written stay', () => {
  const tomorrow = { ...cleared, mealTime: '2026-11-22T08:00' };
  expect(withUndone(tomorrow, saved)).toEqual({ ...tomorrow, description: 'an apple' });
  const now = { ...cleared, description: 'two eggs' };
  expect(withUndone(now, saved)).toBe(now);
});
