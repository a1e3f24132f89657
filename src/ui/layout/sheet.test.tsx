import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToastProvider } from '../feedback/toast';
import { Sheet } from './sheet';

function show(): jest.Mock {
  const onClose = jest.fn();
  render(
    <ToastProvider>
      <Sheet title="Quick add" onClose={onClose}>
        <input aria-label="Search" />
        <form>
          <input aria-label="Calories" />
        </form>
      </Sheet>
    </ToastProvider>,
  );
  return onClose;
}

test('Escape closes it at once while its form is as it was', async () => {
  const onClose = show();
  await userEvent.type(screen.getByLabelText('Search'), 'oats');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it asks before it drops what was typed', async () => {
  const onClose = show();
  await userEvent.type(screen.getByLabelText('Calories'), '5');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Calories').value).toBe('5');
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
