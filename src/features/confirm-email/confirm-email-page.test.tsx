import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';

import { ToastProvider } from '../../ui/feedback/toast';
import { ConfirmEmailPage } from './confirm-email-page';

const PROBLEM = {
  code: 'bad_email_token',
  title: 't',
  detail: 'This link no longer works.',
  status: 400,
  requestId: 'r',
};

function answer(status: number, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

test('another link opened in the same tab is also confirmed', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(answer(400, PROBLEM));
  render(
    <MemoryRouter initialEntries={['/confirm-email#old']}>
      <ToastProvider>
        <ConfirmEmailPage />
        <Link to="/confirm-email#new">The newer link</Link>
      </ToastProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Not confirmed' });
  fetched.mockResolvedValueOnce(answer(200, { email: 'ada@example.org', own: false }));
  await userEvent.click(screen.getByRole('link', { name: 'The newer link' }));
  expect(await screen.findByText('ada@example.org')).toBeTruthy();
  const sent = fetched.mock.calls.slice(-2).map(([, init]) => init?.body);
  fetched.mockRestore();
  expect(sent).toEqual([expect.stringContaining('old'), expect.stringContaining('new')]);
});
