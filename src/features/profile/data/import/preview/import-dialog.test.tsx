import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { nothingFrom } from '../parsed-file';
import { ImportDialog } from './import-dialog';

function show(keeping: boolean, names = ['Date']) {
  const onClose = jest.fn();
  const preview = {
    ...{ ...nothingFrom('Cronometer'), files: [], answers: {}, fresh: [], known: 0, unknown: [] },
    ...{ reading: null, doubled: 0, keeping, columns: { names, chosen: { date: 'Date' } } },
  };
  const handlers = { onClose, onAnswer: jest.fn(), onKeep: jest.fn() };
  render(<ImportDialog preview={preview} busy={keeping} {...handlers} />);
  return onClose;
}

const cancel = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });

test('while it comes in, it is neither cancelled nor closed', async () => {
  const onClose = show(true);
  expect(cancel().disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

test('before that, it is', async () => {
  const onClose = show(false);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(cancel());
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('columns are asked for with their unit, and what stays out is said beside', async () => {
  show(false, ['Date', 'Vitamin C (%)']);
  await userEvent.click(screen.getByText('Other nutrients'));
  expect(screen.getByLabelText('Energy (kcal)')).toBeTruthy();
  expect(screen.getByLabelText('Sodium (mg)')).toBeTruthy();
  expect(screen.getByText(/“Vitamin C \(%\)” is a percentage/)).toBeTruthy();
  screen.getByText('Platelog does not know this table. Please check what its columns mean.');
});
