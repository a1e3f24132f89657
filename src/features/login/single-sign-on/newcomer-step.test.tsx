import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { ToastProvider } from '../../../ui/feedback/toast';
import { NotKept } from '../not-kept';
import { enteringBy } from './entering-by';
import { NewcomerStep } from './newcomer-step';

jest.mock('./entering-by', () => ({ enteringBy: jest.fn() }));
jest.mock('../../../http/host', () => ({ useHost: () => ({ singleSignOn: { name: 'Corp' } }) }));

test('an account that this device cannot store was created, and signing in is offered', async () => {
  jest.mocked(enteringBy).mockRejectedValue(new NotKept());
  render(
    <MemoryRouter>
      <ToastProvider>
        <NewcomerStep
          email="ada@example.org"
          firstName="Ada"
          lastName="Lovelace"
          needsInvite={false}
        />
      </ToastProvider>
    </MemoryRouter>,
  );
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Account created, but not stored here')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByText('Registration failed')).toBeNull();
});
