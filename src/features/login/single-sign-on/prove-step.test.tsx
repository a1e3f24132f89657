import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { ToastProvider } from '../../../ui/feedback/toast';
import { NotKept } from '../not-kept';
import { enteringBy } from './entering-by';
import { ProveStep } from './prove-step';

jest.mock('./entering-by', () => ({ enteringBy: jest.fn() }));
jest.mock('../../../http/host', () => ({ useHost: () => ({ singleSignOn: { name: 'Corp' } }) }));
jest.mock('../use-welcome', () => ({ REPLACES: {}, useWelcome: () => jest.fn() }));

test('a sign-in that this device cannot store is not called a failure of the page', async () => {
  jest.mocked(enteringBy).mockRejectedValue(new NotKept());
  render(
    <MemoryRouter>
      <ToastProvider>
        <ProveStep needs="password" email="ada@example.org" />
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByLabelText('Password'), 'a long enough password');
  await userEvent.click(screen.getByRole('button', { name: 'Link and sign in' }));
  expect(await screen.findByText('Signed in, but not on this device')).toBeTruthy();
  expect(screen.getAllByText(/^The server has signed you in/)).toHaveLength(2);
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
});
