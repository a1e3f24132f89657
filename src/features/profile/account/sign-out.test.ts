import { leftBehindWords } from './sign-out';

test.each([
  [
    'everything is synced',
    { shared: 0 },
    ['stays in your account', 'Only the copy on this device'],
  ],
  ['two photos are not added', { shared: 2 }, ['2 shared photos', 'go, too', 'Only the copy']],
  ['one photo is not added', { shared: 1 }, ['1 shared photo', 'log it first']],
])('if %s, the dialog says what is deleted and what is kept', (_where, left, said) => {
  const words = leftBehindWords({ ...left, inMemory: false });
  for (const part of said) expect(words).toContain(part);
});

test('on a shared device nothing is kept', () => {
  const words = leftBehindWords({ shared: 0, inMemory: true });
  expect(words).toBe('Nothing of yours stays on this device.');
  expect(leftBehindWords({ shared: 1, inMemory: true })).toMatch(
    /^Nothing of yours stays.* 1 shared photo that is not logged yet goes, too\./,
  );
});
