import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { freeUser } from '../../../../test/kit/free-user';
import { call } from '../../../http/call';
import { rememberAccount, signOutHere } from '../../../store/accounts';
import { ToastProvider } from '../../../ui/feedback/toast';
import { DeleteAccount } from './delete-account';

jest.mock('../../../http/call', () => ({ call: jest.fn() }));
jest.mock('../../../store/accounts', () => ({
  ...jest.requireActual<object>('../../../store/accounts'),
  signOutHere: jest.fn(),
}));

test('if the local copy cannot be deleted, the user is still told that the account was deleted', async () => {
  const ada = freeUser(`ada-${Math.random()}`);
  await rememberAccount(ada);
  jest.mocked(call).mockResolvedValue({});
  jest.mocked(signOutHere).mockRejectedValue(new Error('storage'));
  render(
    <MemoryRouter>
      <ToastProvider>
        <DeleteAccount userId={ada.id} />
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await userEvent.type(await screen.findByLabelText(/Password/), 'analytical engine');
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Account deleted')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
