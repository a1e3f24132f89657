import { detailWords } from './detail-words';

test.each([
  [{ from: 'free', to: 'premium' }, 'free → premium'],
  [{ searched: false, offset: 0, shown: 8 }, '8 shown'],
  [{ searched: true, offset: 200, shown: 0 }, 'by a search, after the first 200'],
  [{ users: 1_200, searched: false }, '1,200 users'],
  [{ users: 1, searched: true }, '1 user, by a search'],
  [{ sessions: 1 }, '1 session'],
  [{ sessions: 3 }, '3 sessions'],
  [{ secondFactor: false }, ''],
  [{ secondFactor: true }, 'with the second factor'],
  [{ secondFactor: true, recoveryCode: true }, 'with the second factor, a recovery code'],
  [{ passkey: true }, 'with a passkey'],
  [{ username: 'herman', passkey: 'iCloud Keychain' }, 'herman, iCloud Keychain'],
  [{ username: 'herman', passkeys: 2 }, 'herman, 2 passkeys'],
  [{ kind: 'photo' }, 'Photo analysis'],
  [{ kind: 'password_reset' }, 'Link to a new password'],
  [{ kind: 'customer', already: true }, "Emails for Stripe's customers, it was queued already"],
  [{ what: 'sync' }, 'Sync tab'],
  [{ username: 'herman' }, 'herman'],
  [{ reason: 'bad_admin_credentials' }, 'bad admin credentials'],
  [{ stripeId: 'cus_1', kept: true }, 'stripe id: cus_1, kept: yes'],
])('%j reads: %s', (detail, words) => {
  expect(detailWords(detail)).toBe(words);
});
