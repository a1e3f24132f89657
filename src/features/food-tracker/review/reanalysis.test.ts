import { NOTES_MAX } from '#shared/records/meal';

import { answersTo, notesWith } from './reanalysis';

test('answers go into the notes with their questions, below what is there', () => {
  const said = { answers: { 'Fried in oil?': 'Yes', 'Which milk?': 'oat' }, words: ' no sugar ' };
  expect(notesWith('At home', said)).toBe('At home\nFried in oil? Yes\nWhich milk? oat\nno sugar');
  expect(notesWith(null, { answers: {}, words: '' })).toBe('');
});

test('notes that would grow too long are refused and not cut', () => {
  const full = 'x'.repeat(NOTES_MAX);
  expect(notesWith(full, { answers: {}, words: '' })).toBe(full);
  expect(notesWith(full, { answers: {}, words: 'y' })).toBeNull();
});

test('an answer whose question is not asked any more is left out', () => {
  const questions = [{ itemId: null, text: 'Which milk?', options: ['oat'] }];
  expect(answersTo(questions, { 'Which milk?': 'oat', 'Gone?': 'Yes' })).toEqual({
    'Which milk?': 'oat',
  });
});
