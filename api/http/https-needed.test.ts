import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';

import { ApiInMemory, registration } from '../../test/kit/api-in-memory';

const MEALS = 'https://meals.example.org';
const person = registration({ email: 'ada@example.org' });

let api: ApiInMemory;
afterEach(async () => {
  await api.stop();
});

interface Page {
  /** The page's Origin header; undefined: not a browser. */
  origin?: string;
  /** The request's Host header, if it differs from the page's. */
  host?: string;
}

async function post(path: string, body: unknown, { origin, host }: Page) {
  const page = origin === undefined ? {} : { Origin: origin, Host: host ?? new URL(origin).host };
  const headers = { 'Content-Type': 'application/json', ...page };
  const sent = request(api.url + path, { method: 'POST', headers, agent: false });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await json(response) };
}

/** Signs up and signs in on a page. */
async function signInAt(page: Page) {
  const { email, password } = person;
  return [
    await post('/api/register', person, page),
    await post('/api/auth/login', { email, password }, page),
  ];
}

const refused = (code: string) => ({
  status: 403,
  body: expect.objectContaining({
    code,
    detail: expect.stringContaining(`open ${MEALS} `) as string,
  }) as unknown,
});

test('if sessions need https, a page opened without it gets the address to open, and no account or session is created', async () => {
  api = await ApiInMemory.start({ PUBLIC_URL: MEALS });
  const before = await api.counts();
  const answers = await signInAt({ origin: 'http://homebox:3000' });
  expect(answers).toEqual([refused('https_needed'), refused('https_needed')]);
  expect(await api.counts()).toEqual(before);
});

test('a page of the public host without https gets the same error', async () => {
  api = await ApiInMemory.start({ PUBLIC_URL: MEALS });
  const [answer] = await signInAt({ origin: 'http://meals.example.org' });
  expect(answer).toEqual(refused('cross_site'));
});

test.each<[string, Page, Record<string, string>]>([
  ['a page of the public address', { origin: MEALS }, { PUBLIC_URL: MEALS }],
  [
    'a page of the public address that the proxy does not forward',
    { origin: MEALS, host: 'platelog:3000' },
    { PUBLIC_URL: MEALS },
  ],
  [
    'a page of this machine, where browsers keep such cookies',
    { origin: 'http://localhost:3000' },
    { PUBLIC_URL: MEALS },
  ],
  ['a script without an origin', {}, { PUBLIC_URL: MEALS }],
  ['a page of a server without https', { origin: 'http://homebox:3000' }, {}],
])('%s can sign in', async (_page, page, settings) => {
  api = await ApiInMemory.start(settings);
  const answers = await signInAt(page);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
