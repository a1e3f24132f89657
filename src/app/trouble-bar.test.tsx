import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { findActiveStore } from '../store/account-store';
import { rememberAccount } from '../store/accounts';
import { reportTrouble } from '../store/storage-trouble';
import { write } from '../store/write';
import { TroubleBar } from './trouble-bar';

const ADA = {
  id: 'ada',
  username: 'Ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  subscriptionStatus: 'free',
  imagesUploaded: 0,
  createdAt: 0,
};

async function show(trouble: Parameters<typeof reportTrouble>[0]): Promise<void> {
  reportTrouble(trouble);
  render(<TroubleBar />);
  await screen.findAllByRole('status');
}

test('an older page is asked to be loaded anew', async () => {
  await show('stale');
  expect(screen.getByText(/A newer version of Platelog has changed the data/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.queryByText('Move to fresh storage')).toBeNull();
});

test('a page that waits for an older one says which is to be closed', async () => {
  await show('blocked');
  expect(screen.getByText(/Close that window/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('out of storage that does not answer, what waits is moved and counted', async () => {
  await rememberAccount(ADA);
  const before = await findActiveStore();
  if (!before) throw new Error('Nobody is signed in.');
  await write(before, [{ type: 'meal', id: before.newId(), act: 'put', patch: { name: 'Soup' } }]);
  await show('stuck');
  await userEvent.click(screen.getByRole('button', { name: 'Move to fresh storage' }));
  expect(await screen.findByText(/^Moved: 1 waiting change and 0 photos\./)).toBeTruthy();
  const after = await findActiveStore();
  expect(after?.db.name).not.toBe(before.db.name);
  expect(await after?.db.outbox.count()).toBe(1);
});
