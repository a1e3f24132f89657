import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { freeUser } from '../../../test/kit/free-user';
import { findActiveStore } from '../../store/account-store';
import { rememberAccount } from '../../store/accounts';
import { reportTrouble } from '../../store/storage-trouble';
import { write } from '../../store/write';
import { TopBars } from './top-bars';
import { removeVersionNews, addVersionNews } from './top-bars';

const ADA = freeUser('ada');

const reloads = () => screen.getAllByRole('button', { name: 'Reload' });

test('news about a version can be dismissed, but not a problem that stops the page from writing', async () => {
  render(<TopBars />);
  act(() => {
    addVersionNews('ready');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => {
    addVersionNews('too-old');
  });
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  act(() => {
    removeVersionNews('too-old');
  });
});

test('several news about versions show one bar with one button', () => {
  render(<TopBars />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => {
    addVersionNews('ready');
  });
  expect(screen.getByRole('status').textContent).toMatch(/A new version is ready.*safe/);
  act(() => {
    addVersionNews('elsewhere');
    addVersionNews('too-old');
  });
  expect(reloads()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toMatch(/different versions.*safe on this device/);
  act(() => {
    removeVersionNews('too-old');
    reportTrouble('stale');
  });
  expect(reloads()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toMatch(
    /A newer version of Platelog has changed the data.*safe/,
  );
});

test('a page blocked by an older page says that the older one must be closed', () => {
  reportTrouble('blocked');
  render(<TopBars />);
  expect(screen.getByText(/Close that window/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('unsynced entries are moved out of storage that does not answer, and counted', async () => {
  await rememberAccount(ADA);
  const before = await findActiveStore();
  if (!before) throw new Error('Nobody is signed in.');
  await write(before, [{ type: 'meal', id: before.newId(), act: 'put', patch: { name: 'Soup' } }]);
  reportTrouble('stuck');
  render(<TopBars />);
  await userEvent.click(screen.getByRole('button', { name: 'Move to fresh storage' }));
  expect(await screen.findByText(/^Moved 1 unsynced change and 0 photos\./)).toBeTruthy();
  const after = await findActiveStore();
  expect(after?.db.name).not.toBe(before.db.name);
  expect(await after?.db.outbox.count()).toBe(1);
});
