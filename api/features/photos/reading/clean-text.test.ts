import { cleanText } from './clean-text';

const SPACES = /\s+/gu;

test.each([
  ['write to ada@example.org now', 'write to now'],
  ['ada@example.org', ''],
  ['(ada@example.org)', ''],
  ['@home.made soup', '@home.made soup'],
  ['two@@a.b eggs', 'eggs'],
  ['salt@pepper', 'salt@pepper'],
  ['a@b. c', 'a@b. c'],
  ['see https://evil.test/x?y=1 here', 'see here'],
  ['see:www.evil.test', 'see:'],
  ['javascript:alert(1) toast', 'toast'],
  ['1.5 cups @ 3.2 g', '1.5 cups @ 3.2 g'],
])('%s becomes %s', (text, plain) => {
  expect(cleanText(text, 200)).toBe(plain.replace(SPACES, ' ').trim());
});

test('words crafted for slow searching cost about as much as ordinary words', () => {
  /** The lowest of several times, because garbage collection adds to some of them. */
  const costOf = (text: string) => {
    const costs = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      for (let n = 0; n < 20; n += 1) cleanText(text, 200);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    return Math.min(...costs);
  };
  costOf('warm up '.repeat(125));
  const ordinary = costOf('two eggs '.repeat(111));
  // With a slow search the ratio was many thousands.
  for (const hostile of ['@'.repeat(1_000), 'h@'.repeat(500), 'a@.'.repeat(333)]) {
    expect(costOf(hostile) / ordinary).toBeLessThan(200);
  }
});
