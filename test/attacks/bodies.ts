import { gzipSync } from 'node:zlib';

import type { Attack } from './attack';
import { keepOn, LATE, send, type Sent } from '../kit/caller';
import { shownBy, syncOf } from './world';

const MB = 1024 * 1024;
const GZIP = { 'Content-Encoding': 'gzip' };

const deep = '['.repeat(500_000) + ']'.repeat(500_000);
const tokens = `[${'0,'.repeat(500_000)}0]`;
const fields = JSON.stringify(
  Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`field${n}`, n])),
);
const wrongOps = (member: number) =>
  syncOf(member, { ops: Array.from({ length: 1_000 }, () => ({ a: 1, b: 2, c: 3 })) });
const bomb = gzipSync(`{"image":${'['.repeat(5 * MB)}`);
const wide = gzipSync(`{"image":[${'{},'.repeat(3 * MB)}{}]}`);

/** Bodies that are small on the wire and large once they are parsed; `n` selects one. */
const ANONYMOUS: ((n: number) => Sent & { path: string })[] = [
  () => ({ path: '/api/auth/login', body: deep }),
  () => ({ path: '/api/auth/login', body: tokens }),
  () => ({ path: '/api/register', body: fields }),
  () => ({ path: '/api/contact', body: gzipSync(tokens), headers: GZIP }),
  () => ({ path: '/api/auth/login', body: gzipSync(deep), headers: GZIP }),
  () => ({ path: '/api/stripe/webhook', body: tokens }),
];

const MEMBERS: ((n: number) => Sent & { path: string })[] = [
  () => ({ path: '/api/analyze-image', body: bomb, headers: GZIP }),
  () => ({ path: '/api/analyze-image', body: wide, headers: GZIP }),
  (n) => ({ path: '/api/sync', body: wrongOps(n % 400) }),
  (n) => ({
    path: '/api/sync',
    body: gzipSync(syncOf(n % 400, { ops: 'x'.repeat(20 * MB) })),
    headers: GZIP,
  }),
  () => ({ path: '/api/profile', body: fields }),
];

const FIELDS_MOST = 20;

/** What is wrong with a response. */
function faultOf({ status, text }: { status: number; text: string }, path: string): string[] {
  // A server may close the connection before it has read a body that it rejects.
  if (status === 0) return text === LATE ? [`${path}: no answer in ten seconds`] : [];
  if (status < 400 || (status >= 500 && status !== 503))
    return [`${path}: answered with ${status}`];
  const named = Object.keys((JSON.parse(text) as { fields?: object }).fields ?? {}).length;
  return named > FIELDS_MOST ? [`${path}: a refusal names ${named} fields`] : [];
}

function bombs(name: string, bodies: typeof ANONYMOUS): (url: string) => Attack {
  return (ours) => {
    const problems = new Set<string>();
    return {
      point: 7,
      name,
      run: async (url, until) =>
        keepOn({ until, atOnce: 2 }, async (n) => {
          const { path, headers, ...sent } = bodies[n % bodies.length]!(n);
          const got = await send(url + path, {
            ...sent,
            headers: { ...shownBy(n % 400), ...headers },
          });
          if (url === ours && got.status !== 429)
            faultOf(got, path).forEach((one) => problems.add(one));
        }),
      check: async () => Promise.resolve([...problems]),
    };
  };
}

export const anonymousBombs = bombs('JSON bombs, not signed in', ANONYMOUS);
export const memberBombs = bombs('JSON bombs, signed in', MEMBERS);

const HOSTILE = [
  '@'.repeat(5_000),
  'a@'.repeat(2_500),
  ' '.repeat(9_000) + 'x',
  '1/'.repeat(4_500),
];
HOSTILE.push('1,'.repeat(4_500), 'http://'.repeat(1_200), '('.repeat(9_000), 'and '.repeat(2_400));
HOSTILE.push('\u00bd'.repeat(9_000), '-'.repeat(9_999), 'g '.repeat(4_900), '1 1/2 '.repeat(1_600));

/** Texts on which a regular expression may backtrack. */
export const regexAttack = (): Attack => ({
  point: 8,
  name: 'texts against regular expressions',
  run: async (url, until) =>
    keepOn({ until, atOnce: 2 }, async (n) => {
      const text = HOSTILE[n % HOSTILE.length] ?? '';
      const headers = shownBy(n % 400);
      const meal = { description: text, mealTime: '2026-11-20T12:00' };
      await send(`${url}/api/analyze-text`, { body: JSON.stringify(meal), headers });
      const message = { name: text, email: `${text}@example.org`, subject: text, message: text };
      await send(`${url}/api/contact`, { body: JSON.stringify(message), headers });
      const account = { email: `${text}@x`, password: text };
      await send(`${url}/api/auth/login`, { body: JSON.stringify(account), headers });
    }),
});
