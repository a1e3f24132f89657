import { dictionary } from '@zxcvbn-ts/language-common';

import { isCommonPassword, refuseWeakPassword } from './password';

test('more than the 3,000 most common passwords that are long enough are refused', () => {
  const long = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  expect(long.length).toBeGreaterThan(3_000);
  for (const password of long)
    expect([password, isCommonPassword(password)]).toEqual([password, true]);
  expect(() => {
    refuseWeakPassword('PassWord123', { email: 'ada@example.org', names: [] });
  }).toThrow('invalid_input');
  expect(isCommonPassword('analytical engine 1843')).toBe(false);
});
