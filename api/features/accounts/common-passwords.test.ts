import { dictionary } from '@zxcvbn-ts/language-common';

import { isCommonPassword, refuseCommonPassword } from './common-passwords';

test('more than the 3,000 most common passwords that are long enough are refused', () => {
  const long = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  expect(long.length).toBeGreaterThan(3_000);
  for (const password of long)
    expect([password, isCommonPassword(password)]).toEqual([password, true]);
  expect(() => {
    refuseCommonPassword('PassWord123');
  }).toThrow('invalid_input');
  expect(isCommonPassword('analytical engine 1843')).toBe(false);
});
