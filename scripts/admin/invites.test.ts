import { spawnAdmin } from '../../test/kit/admin-command';
import { registration, Visitor } from '../../test/kit/api-in-memory';
import { LiveServer } from '../../test/kit/live-server';

jest.setTimeout(120_000);

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start({ SIGNUPS: 'invite' });
});
afterAll(async () => server.remove());

const admin = async (...words: string[]) =>
  spawnAdmin(server.dataFolder, words, undefined, {
    SIGNUPS: 'invite',
    PUBLIC_URL: 'https://meals.example.org',
  });

const register = async (name: string, invite: string) => {
  const body = registration({ email: `${name}@example.org`, invite });
  return (await new Visitor(server.url).post('/api/register', body)).status;
};

test('a host creates an invite while the server runs, sees its use, and revokes it', async () => {
  expect((await admin('invites')).said).toContain('There are no invites');
  const { status, said } = await admin('invite', '--uses', '2', '--days', '3', '--for', 'Ada');
  expect(status).toBe(0);
  const [, code = ''] = /https:\/\/meals\.example\.org\/signup#([0-9A-Z-]{24})/.exec(said) ?? [];
  expect(said).toContain('It lets 2 people sign up until 20');
  expect(await register('ada', code)).toBe(200);
  const { said: listed } = await admin('invites');
  expect(listed).toMatch(/\tAda\tused 1 of 2\tuntil 20.*\tby the host/);
  expect(listed).not.toContain(code);
  const [id = ''] = listed.split('\t');
  expect(await admin('revoke-invite', id)).toMatchObject({ status: 0 });
  expect(await register('bob', code)).toBe(403);
  expect(await admin('revoke-invite', id)).toEqual({
    status: 1,
    said: expect.stringContaining('There is no invite') as string,
  });
});

test("without the server's settings, link and texts use those of the server's last start", async () => {
  const { said } = await spawnAdmin(server.dataFolder, ['invite']);
  expect(said).toMatch(new RegExp(`^${server.url}/signup#`));
  expect(said).not.toContain('SIGNUPS is');
  const { said: other } = await spawnAdmin(server.dataFolder, ['invite'], undefined, {
    SIGNUPS: 'closed',
    PUBLIC_URL: 'https://meals.example.org',
  });
  expect(other).toContain('https://meals.example.org/signup#');
  expect(other).toContain('SIGNUPS is closed');
});

test('an invalid value is rejected by its own name', async () => {
  for (const [option = '', value = ''] of [
    ['uses', '0'],
    ['days', 'many'],
    ['for', 'x'.repeat(61)],
  ])
    expect(await admin('invite', `--${option}`, value)).toEqual({
      status: 1,
      said: expect.stringContaining(`--${option}: `) as string,
    });
});
