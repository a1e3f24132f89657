import { readEnv } from '../../../api/app/env';
import { behindProxy, type ProxyFaults } from '../../../test/kit/faulty-proxy';
import { LiveServer } from '../../../test/kit/live-server';
import { publicFindings } from './public-findings';
import { triedProxy } from './tried-proxy';

jest.setTimeout(60_000);

let server: LiveServer;
beforeAll(async () => {
  // As behind a proxy with a certificate: its sessions are bound to https.
  server = await LiveServer.start({ PUBLIC_URL: 'https://meals.example.org', TRUST_PROXY: '1' });
});
afterAll(async () => server.remove());

const tried = async (faults: ProxyFaults): Promise<string[]> =>
  behindProxy(server.url, faults, async (url) => {
    const findings = await triedProxy(url, true);
    return findings.map(({ level, subject, words }) => `${level} ${subject} ${words}`);
  });

test('a proxy that passes everything on is fine', async () => {
  expect(await tried({})).toEqual([]);
});

const MB = 1024 ** 2;

test.each<[string, ProxyFaults, RegExp]>([
  ['holds back streams', { holdsBack: true }, /^warning proxy The proxy holds back streams/],
  ['refuses 10 MB', { most: 5 * MB }, /^warning proxy The proxy answers 413 to a body of 10 MB/],
  ['refuses half a MB', { most: 1_000 }, /^fault proxy The proxy answers 413 to a body of 0\.5 MB/],
  [
    'closes the connection at a photo',
    { most: 1_000, closes: true },
    /^fault proxy The proxy closes the connection at a body of 0\.5 MB/,
  ],
  [
    'takes Secure away',
    { cookie: (line) => line.replace(/; *secure/i, '') },
    /^fault proxy The proxy changes the cookie of sessions/,
  ],
  [
    'binds cookies to a domain',
    { cookie: (line) => `${line}; domain=example.org` },
    /^fault proxy The proxy changes the cookie of sessions/,
  ],
  ['takes cookies away', { cookie: () => undefined }, /^fault proxy The proxy takes away cookies/],
])('a proxy is found that %s', async (_what, faults, words) => {
  expect(await tried(faults)).toEqual([expect.stringMatching(words)]);
});

test.each([
  [10 * 60_000, "This machine's clock is 10 minutes behind that of"],
  [-3 * 24 * 3600_000, "This machine's clock is 3 days ahead of that of"],
])('a clock that the public address contradicts by %s ms is a fault', async (ahead, words) => {
  const said = await behindProxy(server.url, { ahead }, async (url) => {
    const findings = await publicFindings(readEnv({ PUBLIC_URL: url, TRUST_PROXY: '1' }), true);
    return findings.filter(({ level }) => level === 'fault');
  });
  expect(said).toEqual([
    { level: 'fault', subject: 'clock', words: expect.stringContaining(words) as string },
  ]);
});
