import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { mealRow } from '#shared/export/diary-files';
import type { Meal } from '#shared/records/meal';

import { mealFields } from '../../../../../../test/kit/stores';
import { nothingFrom } from '../parsed-file';
import { ImportDialog } from './import-dialog';
import type { Preview } from './make-preview';

function show(
  keeping: { done: number; of: number } | null,
  names = ['Date'],
  given: Partial<Preview> = {},
) {
  const onClose = jest.fn();
  const onStop = jest.fn();
  const preview: Preview = {
    ...nothingFrom('Cronometer'),
    files: [],
    answers: {},
    fresh: [],
    known: 0,
    unknown: [],
    reading: null,
    doubled: 0,
    keeping,
    columns: { names, chosen: { date: 'Date' } },
    ...given,
  };
  const handlers = { onClose, onStop, onAnswer: jest.fn(), onKeep: jest.fn() };
  render(<ImportDialog preview={preview} busy={keeping !== null} {...handlers} />);
  return { onClose, onStop };
}

const cancel = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });

test('a running import shows its progress and can be stopped but not closed', async () => {
  const { onClose, onStop } = show({ done: 1_240, of: 5_400 });
  expect(screen.getByText('1,240 of 5,400 entries added')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Stopping...' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('before the import starts, the dialog can be closed', async () => {
  const { onClose } = show(null);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(cancel());
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a table of an own export is named, because its meals would be there twice', () => {
  const meal: Meal = { ...mealFields(), analysis: null, proposal: null, progress: null };
  show(null, Object.keys(mealRow('1', meal)));
  expect(screen.getByText(/import the whole ZIP file instead/)).toBeTruthy();
});

test('columns are shown with their unit, with a message if one is not imported', async () => {
  show(null, ['Date', 'Vitamin C (%)']);
  await userEvent.click(screen.getByText('Other nutrients'));
  expect(screen.getByLabelText('Energy (kcal)')).toBeTruthy();
  expect(screen.getByLabelText('Sodium (mg)')).toBeTruthy();
  expect(screen.getByText(/“Vitamin C \(%\)” is a percentage/)).toBeTruthy();
  screen.getByText('Platelog does not know this table. Please check what its columns mean.');
});

describe('a list of weights without a unit', () => {
  const patch = { weight: 80, weightUnit: 'kg' as const, recordedAt: '2026-11-01T08:00' };
  const weights: Partial<Preview> = {
    columns: null,
    asks: [{ about: 'weights', guess: null, example: '80' }],
    fresh: [{ type: 'weight', id: 'one', patch }],
  };

  test('has no unit and no rows until the user has chosen one', () => {
    show(null, [], weights);
    screen.getByText('New here: 1 weight.');
    expect(screen.queryByText('80 kg')).toBeNull();
  });

  test('has the unit that the user has chosen', () => {
    show(null, [], { ...weights, answers: { weights: 'kg' } });
    screen.getByText('80 kg');
  });
});
