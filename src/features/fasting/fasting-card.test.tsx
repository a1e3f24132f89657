import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { freeUser } from '../../../test/kit/free-user';
import { profileFields } from '../../../test/kit/profiles';
import { activeStore } from '../../store/account-store';
import { rememberAccount } from '../../store/accounts';
import { allFasts } from '../../store/days/fasts';
import { saveProfile } from '../../store/profile/profile';
import { ToastProvider } from '../../ui/feedback/toast';
import { showAs } from '../../ui/words/display';
import { FastingCard } from './fasting-card';

beforeEach(async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  await saveProfile(profileFields(), '2026-03-01T12:00');
  showAs({ fasting: 'shown' });
  render(
    <ToastProvider>
      <FastingCard />
    </ToastProvider>,
  );
});

afterEach(() => {
  showAs({});
});

test('two presses in a row start one fast', async () => {
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Start now' }));
  await screen.findByRole('button', { name: 'Stop now' });
  expect(await allFasts(await activeStore())).toHaveLength(1);
});
