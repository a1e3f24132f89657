import { render, screen } from '@testing-library/react';

import { FileQuestions } from './file-questions';

test('the user is asked in plain words about values with two possible readings', () => {
  const asks = [{ about: 'dates', guess: null, example: '03/04/2026' }] as const;
  render(<FileQuestions asks={asks} answers={{}} onAnswer={jest.fn()} />);
  screen.getByText('This file can be read in two ways. Please choose the right one.');
  expect(screen.getByLabelText('Which day is 03/04/2026?')).toBeTruthy();
});
