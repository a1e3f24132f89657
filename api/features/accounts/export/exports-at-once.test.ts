import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { OpenedArchive } from '../../../../test/kit/opened-archive';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({ TRUST_PROXY: '1' });
});
afterAll(async () => api.stop());

const ask = async ({ cookies }: Visitor, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/api/account/export`, { headers: { Cookie: cookies, ...headers } });

const MUCH = 16 * 1024 * 1024;

/** Stores more data for a user than the connection buffers before the client reads. */
async function keepMuch({ userId }: Visitor): Promise<void> {
  const { db, files } = api.services;
  const sha256 = 'a'.repeat(64);
  await files.keep(userId, sha256, Buffer.alloc(MUCH));
  const facts = { sha256, bytes: MUCH, mime: 'image/jpeg', created_at: 1 };
  await db
    .insertInto('photo_files')
    .values({ user_id: userId, photo_id: 'big', ...facts })
    .execute();
}

// Keeps the responses referenced: a response that is garbage collected is canceled.
const held: Response[] = [];

/** Starts an export and does not read it. */
async function begin({ cookies }: Visitor, quit: AbortController): Promise<void> {
  const { signal } = quit;
  const open = await fetch(`${api.url}/api/account/export`, {
    headers: { Cookie: cookies },
    signal,
  });
  expect(open.status).toBe(200);
  held.push(open);
}

async function whenFree(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  while (answer.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer = await ask();
  }
  return answer;
}

test('an account has one export at a time; canceling it allows the next one', async () => {
  const ada = await api.member('Ada');
  await keepMuch(ada);
  const quit = new AbortController();
  await begin(ada, quit);
  const second = await ask(ada);
  expect([second.status, await second.json()]).toMatchObject([503, { code: 'busy' }]);
  expect((await ask(await api.member('Eve'))).status).toBe(200);
  quit.abort();
  const again = await whenFree(async () => ask(ada));
  const archive = new OpenedArchive(await again.arrayBuffer());
  expect(archive.files['photos/big.jpg']).toHaveLength(MUCH);
});

test('a network whose exports are not read does not block exports for other networks', async () => {
  const quit = new AbortController();
  for (let open = 0; open < 5; open += 1) {
    const slow = await api.member('Eve');
    await keepMuch(slow);
    await begin(slow, quit);
  }
  const ada = await api.member('Ada');
  const there = await ask(ada);
  expect([there.status, await there.json()]).toMatchObject([503, { code: 'busy' }]);
  const elsewhere = await ask(ada, { 'X-Forwarded-For': '192.0.2.7' });
  expect(elsewhere.status).toBe(200);
  await elsewhere.arrayBuffer();
  quit.abort();
});
