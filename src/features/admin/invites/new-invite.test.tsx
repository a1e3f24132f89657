import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToastProvider } from '../../../ui/feedback/toast';
import { NewInvite } from './new-invite';

const INVITE = {
  id: 'i',
  label: 'Ada',
  uses: 1,
  used: 0,
  createdAt: 1,
  createdBy: null,
  expiresAt: 2,
};

test('while an invite is being made, neither Escape nor Cancel closes the dialog', async () => {
  let answer: (response: Response) => void = () => undefined;
  const asked = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const fetched = jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(asked);
  const onClose = jest.fn();
  render(
    <ToastProvider>
      <NewInvite onClose={onClose} />
    </ToastProvider>,
  );
  await userEvent.type(screen.getByLabelText(/^For whom/), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await userEvent.setup({ pointerEventsCheck: 0 }).click(cancel);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  answer(Response.json({ invite: INVITE, code: 'ABCD', link: 'https://x.example/i' }));
  expect(await screen.findByText('ABCD')).toBeTruthy();
  fetched.mockRestore();
});
