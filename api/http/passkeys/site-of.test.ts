import type { Context } from 'koa';

import { siteOf } from './site-of';

const MEALS = 'https://meals.example.org';

function site(publicUrl: string | undefined, host = 'box:3000', origin = ''): string {
  const ctx = { host, protocol: 'http', get: () => origin };
  try {
    const { origin: from, id } = siteOf(ctx as unknown as Context, publicUrl);
    return `${from} ${id}`;
  } catch {
    return 'none';
  }
}

test.each([
  [MEALS, undefined, undefined, `${MEALS} meals.example.org`],
  [`${MEALS}:8443`, undefined, undefined, `${MEALS}:8443 meals.example.org`],
  [MEALS, 'other.example.org', 'https://other.example.org', `${MEALS} meals.example.org`],
  [undefined, 'localhost:3000', 'http://localhost:3000', 'http://localhost:3000 localhost'],
  [undefined, 'localhost:3000', '', 'http://localhost:3000 localhost'],
  // A proxy that does not forward the protocol.
  [undefined, 'box.lan', 'https://box.lan', 'https://box.lan box.lan'],
  [undefined, 'box.lan', 'https://evil.test', 'none'],
  [undefined, 'box.lan', 'http://box.lan', 'none'],
  [undefined, '192.168.1.20', 'https://192.168.1.20', 'none'],
  [undefined, '[::1]:3000', 'https://[::1]:3000', 'none'],
  [undefined, 'no host', '', 'none'],
  ['http://meals.example.org', undefined, undefined, 'none'],
])('PUBLIC_URL %s, host %s, origin %s: %s', (publicUrl, host, origin, expected) => {
  expect(site(publicUrl, host, origin)).toBe(expected);
});
