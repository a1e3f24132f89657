import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';

import { NOTE_MAX } from '#shared/records/day-note';

import { freeUser } from '../../../../test/kit/free-user';
import { rememberAccount } from '../../../store/accounts';
import { ToastProvider } from '../../../ui/feedback/toast';
import { NotesCard } from './notes-card';

const DAY = '2026-11-28';

async function begin(text: string): Promise<void> {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  render(
    <MemoryRouter>
      <ToastProvider>
        <NotesCard day={DAY} />
        <Link to="/dashboard">Today</Link>
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
  await userEvent.click(screen.getByLabelText('Note'));
  await userEvent.paste(text);
}

test('a page is not left without a question while a note on it is too long to be saved', async () => {
  await begin('a'.repeat(NOTE_MAX + 1));
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});
