import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { NO_CONSENTS } from '#shared/contract/consents';

import { freeUser } from '../../../test/kit/free-user';
import { ToastProvider } from '../../ui/feedback/toast';
import { AccountStep } from './account-step';

const GOOD = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Email: 'ada@example.org',
  Password: 'analytical engine',
  'Confirm Password': 'analytical engine',
};

async function fillAndSend(
  change: Partial<typeof GOOD>,
  {
    answer,
    agrees = true,
    onCreated = jest.fn().mockResolvedValue(undefined),
  }: { answer?: Response; agrees?: boolean; onCreated?: jest.Mock } = {},
) {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockReset();
  if (answer) fetched.mockResolvedValueOnce(answer);
  render(
    <MemoryRouter>
      <ToastProvider>
        <AccountStep onCreated={onCreated} />
      </ToastProvider>
    </MemoryRouter>,
  );
  for (const [label, text] of Object.entries({ ...GOOD, ...change })) {
    if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
  }
  for (const box of agrees ? screen.getAllByRole('checkbox') : []) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  return { fetched, onCreated };
}

test.each([
  [
    { Password: '1234567', 'Confirm Password': '1234567' },
    'Password must be at least 8 characters',
  ],
  [{ 'Confirm Password': 'something else' }, "Passwords don't match"],
  [{ Email: 'ada' }, 'Please enter a valid email'],
  [{ 'First Name': '' }, 'First name is required'],
])('%j has a message at its field, and nothing is sent', async (change, words) => {
  const { fetched } = await fillAndSend(change);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(fetched).not.toHaveBeenCalled();
});

test('neither box is ticked at first, and both are required, whatever else is wrong', async () => {
  const { fetched } = await fillAndSend(
    { 'Confirm Password': 'something else' },
    { agrees: false },
  );
  expect(await screen.findByText('Please confirm that you are 13 or older.')).toBeTruthy();
  expect(screen.getByText(/^Please agree/)).toBeTruthy();
  expect(screen.getByText("Passwords don't match")).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test("the server's message about a field is shown at the field and in a toast", async () => {
  const problem = {
    code: 'email_taken',
    title: 't',
    detail: 'An account with this email already exists',
    status: 409,
    fields: { email: 'Taken' },
    requestId: 'r',
  };
  const answer = new Response(JSON.stringify(problem), {
    status: 409,
    headers: { 'Content-Type': 'application/problem+json' },
  });
  const { onCreated } = await fillAndSend({}, { answer });
  expect(await screen.findByText('Taken')).toBeTruthy();
  expect(screen.getByText('Registration failed')).toBeTruthy();
  expect(onCreated).not.toHaveBeenCalled();
});

test('if an invite is needed, its code is filled in and sent', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockReset();
  render(
    <MemoryRouter>
      <ToastProvider>
        <AccountStep invite="K7QD-3M2X" onCreated={jest.fn()} />
      </ToastProvider>
    </MemoryRouter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Invite code');
  expect(field.value).toBe('K7QD-3M2X');
  for (const [label, text] of Object.entries(GOOD))
    await userEvent.type(screen.getByLabelText(label), text);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  const [, sent] = fetched.mock.calls[0] ?? [];
  expect(JSON.parse(sent?.body as string)).toMatchObject({ invite: expect.any(String) as string });
});

test('if this device could not store the new account, the page says that it exists and offers the sign-in', async () => {
  const user = freeUser('0190a000-0000-7000-8000-000000000001');
  const answer = Response.json({ user, consents: NO_CONSENTS });
  const onCreated = jest.fn().mockRejectedValue(new Error('disk is full'));
  await fillAndSend({}, { answer, onCreated });
  expect(await screen.findByText('Account created, but not stored here')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByText('Registration failed')).toBeNull();
});
