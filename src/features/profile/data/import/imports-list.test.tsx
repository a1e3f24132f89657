import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToastProvider } from '../../../../ui/feedback/toast';
import { ImportsList, undoneWords } from './imports-list';

const NOTE = { id: 'i1', source: 'Cronometer', file: 'days.csv', at: 0, records: [] };

test('a failed undo shows a message and can be tried again', async () => {
  const onUndo = jest.fn().mockRejectedValue(new Error('full'));
  const onUndone = jest.fn();
  render(
    <ToastProvider>
      <ImportsList imports={[NOTE]} onUndo={onUndo} onUndone={onUndone} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo the import of days.csv' }));
  const confirm = await screen.findByRole('button', { name: 'Undo the import' });
  await userEvent.click(confirm);
  await screen.findByText('The import could not be undone. Please try again.');
  expect((confirm as HTMLButtonElement).disabled).toBe(false);
  expect(onUndone).not.toHaveBeenCalled();
  await userEvent.click(confirm);
  expect(onUndo).toHaveBeenCalledTimes(2);
});

test.each([
  [{ removed: 312, kept: 0 }, '312 entries removed.'],
  [{ removed: 1, kept: 1 }, '1 entry removed. 1 was changed since and is kept.'],
  [{ removed: 0, kept: 2 }, '0 entries removed. 2 were changed since and are kept.'],
])('%j is described in words', (done, words) => {
  expect(undoneWords(done)).toBe(words);
});
