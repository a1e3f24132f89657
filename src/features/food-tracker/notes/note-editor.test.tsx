import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';

import { NOTE_MAX } from '#shared/records/day-note';

import { freeUser } from '../../../../test/kit/free-user';
import { activeStore } from '../../../store/account-store';
import { rememberAccount } from '../../../store/accounts';
import { notesOf } from '../../../store/days/day-notes';
import { ToastProvider } from '../../../ui/feedback/toast';
import { NotesCard } from './notes-card';

const DAY = '2026-11-28';

const texts = async () => (await notesOf(await activeStore(), DAY)).map(({ text }) => text);

async function begin(text: string): Promise<HTMLElement> {
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
  const field = screen.getByLabelText('Note');
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

function goOutOfSight(): void {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  hidden.mockRestore();
}

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the user is asked before leaving a page with a note that is too long to save', async () => {
  await begin('a'.repeat(NOTE_MAX + 1));
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});

test('a begun note is saved once when the app is hidden, and can be continued', async () => {
  const field = await begin('Slept');
  expect(isAsked()).toBe(true);
  goOutOfSight();
  await waitFor(async () => {
    expect(await texts()).toEqual(['Slept']);
  });
  expect(isAsked()).toBe(false);
  await userEvent.type(field, ' well');
  goOutOfSight();
  await waitFor(async () => {
    expect(await texts()).toEqual(['Slept well']);
  });
  // The note is shown only in its field.
  expect(screen.getAllByText('Slept well', { selector: 'p, textarea:not([aria-hidden])' })).toEqual(
    [field],
  );
  await userEvent.type(field, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(async () => {
    expect(await texts()).toEqual(['Slept well!']);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add a note' }));
  expect(await screen.findByText('Slept well!')).toBeTruthy();
});
