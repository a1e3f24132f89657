import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { ToastProvider } from '../../ui/feedback/toast';
import { NewPasswordPage } from './new-password-page';

const OK = { status: 200, body: { ok: true } };
const ENDED = {
  status: 400,
  body: { code: 'bad_reset_token', title: 't', detail: 't', status: 400, requestId: 'r' },
};

function open(...answers: (typeof OK | typeof ENDED | 'no connection')[]) {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockReset();
  for (const answer of answers) {
    if (answer === 'no connection') fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    else {
      const { status, body } = answer;
      const headers = { 'Content-Type': 'application/json' };
      fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
    }
  }
  render(
    <MemoryRouter initialEntries={['/reset-password#abc']}>
      <ToastProvider>
        <NewPasswordPage />
      </ToastProvider>
    </MemoryRouter>,
  );
  return fetched;
}

test('an expired link shows no form, but a way to get another link', async () => {
  open(ENDED);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  const another = screen.getByRole('link', { name: 'Send a new link' });
  expect(another.getAttribute('href')).toBe('/forgot-password');
});

test('without a connection the link is checked again, and then the form is shown', async () => {
  open('no connection', OK);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});

test('if a link expires while the user types, the page says so', async () => {
  open(OK, ENDED);
  for (const label of ['Password', 'Confirm Password']) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste('difference engine 1822');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByRole('link', { name: 'Send a new link' })).toBeTruthy();
});
