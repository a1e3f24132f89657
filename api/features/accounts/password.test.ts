import * as argon2 from '@node-rs/argon2/index.js';

import { Passwords } from './password';

// The other tests hash with less memory; this one uses the library as production does.
jest.mock('@node-rs/argon2', () => jest.requireActual<object>('@node-rs/argon2/index.js'));

test('a password is hashed as argon2id with 46 MiB, and only that password matches', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('difference engine 1822');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(await argon2.verify(stored, 'difference engine 1822')).toBe(true);
  expect(await passwords.matches('difference engine 1822', stored)).toBe(true);
  expect(await passwords.matches('difference engine 1823', stored)).toBe(false);
  expect(passwords.isOutdated(stored)).toBe(false);
});
