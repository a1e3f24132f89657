import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { ToastProvider } from '../../ui/feedback/toast';
import { NotKept } from './not-kept';
import { signIn } from './sign-in';
import { useLogin } from './use-login';

jest.mock('./sign-in', () => ({
  signIn: jest.fn(),
  checkCredentials: (values: object) => ({ values, errors: {} }),
}));

function OnPage({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <ToastProvider>{children}</ToastProvider>
    </MemoryRouter>
  );
}

beforeEach(() => {
  jest.mocked(signIn).mockReset();
});

const login = () => renderHook(() => useLogin(jest.fn()), { wrapper: OnPage });

test('if this device could not store the session, the form says so and does not blame the password', async () => {
  jest.mocked(signIn).mockRejectedValue(new NotKept());
  const { result } = login();
  // Reading the errors makes the form track them, as where they are shown.
  expect(result.current.form.formState.errors).toEqual({});
  await act(async () => result.current.submit());
  expect(document.body.textContent).toContain('Signed in, but not on this device');
  expect(result.current.form.formState.errors.root?.message).toContain('signed you in');
});

test('after a successful sign-in, the form says that the diary is opening until it has opened', async () => {
  jest.mocked(signIn).mockResolvedValue(undefined);
  const { result } = login();
  expect(result.current.isOpening).toBe(false);
  await act(async () => result.current.submit());
  expect(result.current.isOpening).toBe(true);
  await act(async () => result.current.submit());
  expect(signIn).toHaveBeenCalledTimes(1);
});
