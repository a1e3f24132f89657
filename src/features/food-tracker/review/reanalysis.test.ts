import { NOTES_MAX } from '#shared/records/meal';

import { answersTo, notesWith } from './reanalysis';

test('answers are added to the end of the notes, with their questions', () => {
  const said = { answers: { 'Fried in oil?': 'Yes', 'Which milk?': 'oat' }, words: ' no sugar ' };
  expect(notesWith('At home', said)).toBe('At home\nFried in oil? Yes\nWhich milk? oat\nno sugar');
  expect(notesWith(null, { answers: {}, words: '' })).toBe('');
});

test('notes that would be too long are refused instead of cut', () => {
  const full = 'x'.repeat(NOTES_MAX);
  expect(notesWith(full, { answers: {}, words: '' })).toBe(full);
  expect(notesWith(full, { answers: {}, words: 'y' })).toBeNull();
});

test('an answer to a question that is no longer open is left out', () => {
  const questions = [{ itemId: null, text: 'Which milk?', options: ['oat'] }];
  expect(answersTo(questions, { 'Which milk?': 'oat', 'Gone?': 'Yes' })).toEqual({
    'Which milk?': 'oat',
  });
});
