import { leftBehindWords } from './sign-out';

test.each([
  ['everything is synced', { unsynced: 0, shared: 0 }, ['deleted', 'Only the app itself stays']],
  [
    'a change is not synced',
    { unsynced: 1, shared: 0 },
    ['1 entry is not on the server', 'not encrypted'],
  ],
  [
    'two photos are not added',
    { unsynced: 0, shared: 2 },
    ['2 shared photos', 'go, too', 'Only the'],
  ],
  ['both', { unsynced: 3, shared: 1 }, ['3 entries', '1 shared photo', 'log it first']],
])('where %s, it says what goes and what stays', (_where, left, said) => {
  const words = leftBehindWords({ ...left, inMemory: false });
  for (const part of said) expect(words).toContain(part);
});

test('where something stays, it does not say that nothing does', () => {
  const words = leftBehindWords({ unsynced: 1, shared: 1, inMemory: false });
  expect(words).not.toContain('Only the app');
});

test('on a device that others use nothing stays', () => {
  const words = leftBehindWords({ unsynced: 5, shared: 0, inMemory: true });
  expect(words).toBe('Nothing of yours stays on this device.');
  const shared = leftBehindWords({ unsynced: 5, shared: 1, inMemory: true });
  expect(shared).toMatch(
    /^Nothing of yours stays.* 1 shared photo that is not logged yet goes, too\./,
  );
});
