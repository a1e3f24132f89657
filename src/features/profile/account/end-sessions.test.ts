import { beginningWords, deviceName, lastUseWords } from './end-sessions';

const NOW = new Date(2026, 10, 22, 15, 30).getTime();
const AT = new Date(2026, 10, 21, 14, 5).getTime();

test('a session shows when and from where it was last used', () => {
  const session = { current: false, lastUsedAt: AT, network: '198.51.100.x' };
  expect(lastUseWords(session, NOW)).toMatch(
    /^Last used yesterday, (14:05|2:05.PM), from network 198\.51\.100\.x$/,
  );
  expect(lastUseWords({ ...session, network: null }, NOW)).toMatch(/(14:05|PM)$/);
  expect(lastUseWords({ ...session, current: true }, NOW)).toBe(
    'In use now, from network 198.51.100.x',
  );
});

test('a session shows when it began, and whether on a shared device', () => {
  expect(beginningWords({ createdAt: AT, sharedDevice: false }, NOW)).toMatch(
    /^Signed in yesterday, (14:05|2:05.PM)$/,
  );
  expect(beginningWords({ createdAt: AT, sharedDevice: true }, NOW)).toMatch(
    /, for 12 hours on a shared device$/,
  );
  const signedInWith = 'Contoso';
  expect(beginningWords({ createdAt: AT, sharedDevice: true, signedInWith }, NOW)).toMatch(
    / with Contoso, for 12 hours on a shared device$/,
  );
});

test('a device without details also has a name', () => {
  expect([deviceName({ device: 'Firefox on Linux' }), deviceName({ device: null })]).toEqual([
    ...['Firefox on Linux', 'Unknown device'],
  ]);
});
