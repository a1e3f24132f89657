import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { freeUser } from '../../../test/kit/free-user';
import { activeStore } from '../../store/account-store';
import { rememberAccount } from '../../store/accounts';
import { readProfile } from '../../store/profile/profile';
import { isSetupKeptHere, keepSetup } from '../../store/sign-up/setup';
import { ToastProvider } from '../../ui/feedback/toast';
import { ProfileSteps } from './profile-steps';

async function lastStep() {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  await keepSetup();
  render(
    <MemoryRouter initialEntries={['/signup']}>
      <ToastProvider>
        <ProfileSteps step={3} onStep={() => undefined} kept={null} />
      </ToastProvider>
    </MemoryRouter>,
  );
  return activeStore();
}

test('a finished setup is not stored again when its fields change afterward', async () => {
  const store = await lastStep();
  fireEvent.click(screen.getByText('Complete Setup'));
  await screen.findByText('Profile created!');
  expect(await readProfile(store)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Age'), { target: { value: '45' } });
  // This write uses the same queue as the form's writes, so it is done after them.
  await (await activeStore()).db.meta.put({ key: 'later', value: true });
  expect(await isSetupKeptHere(store)).toBe(false);
});

test('typed values are stored until then', async () => {
  const store = await lastStep();
  fireEvent.change(screen.getByLabelText('Age'), { target: { value: '45' } });
  await waitFor(async () => {
    const { value } = (await store.db.meta.get('setup')) ?? {};
    expect(value).toMatchObject({ step: 3, values: { age: '45' } });
  });
});
