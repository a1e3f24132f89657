import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { LiveServer } from '../../test/kit/live-server';
import { loadEnv, namesGiven, readEnv } from './env';

const OUTWARD = {
  METRICS_PORT: '9464',
  PUBLIC_URL: 'https://meals.example.org',
  DATABASE_URL: 'postgres://platelog:x@127.0.0.1/platelog',
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  OPENAI_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  OIDC_ISSUER: 'https://sso.example.org',
  OIDC_CLIENT_ID: 'platelog',
  OIDC_CLIENT_SECRET: 'secret',
  OPEN_FOOD_FACTS_CONTACT: 'ada@example.org',
  RECIPE_FETCH: '1',
  BACKUP_DIR: '/mnt/backup',
  TRUST_PROXY: '1',
};
const COPY = { REHEARSAL: '1', DATA_DIR: '/tmp/try', PORT: '3001' };

test("a rehearsal ignores settings that contact others or point to another server's data", () => {
  const rehearsal = readEnv({ ...OUTWARD, ...COPY });
  expect(rehearsal).toEqual(readEnv(COPY));
  expect(rehearsal).toMatchObject({ rehearsal: true, port: 3001, host: '127.0.0.1' });
  for (const part of ['mail', 'push', 'vision', 'stripe', 'bucket', 'databaseUrl'] as const)
    expect([part, rehearsal[part]]).toEqual([part, undefined]);
  for (const part of ['metrics', 'backups', 'openFoodFacts', 'recipePages', 'publicUrl'] as const)
    expect([part, rehearsal[part]]).toEqual([part, undefined]);
});

test('a rehearsal needs the folder of the copy', () => {
  for (const folder of [{}, { DATA_DIR: './data' }])
    expect(() => readEnv({ REHEARSAL: '1', ...folder })).toThrow(/^ {2}DATA_DIR: .*copy/m);
  expect(() => readEnv({ REHEARSAL: 'yes' })).toThrow(/^ {2}REHEARSAL: must be 0 or 1/m);
});

test('a rehearsal does not read .env', () => {
  const home = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-rehearsal-'));
  writeFileSync(path.join(folder, '.env'), 'DATA_DIR=/srv/meals\nSMTP_URL=smtp://127.0.0.1\n');
  try {
    process.chdir(folder);
    process.env['REHEARSAL'] = '1';
    expect(loadEnv).toThrow(/DATA_DIR/);
    expect([process.env['SMTP_URL'], namesGiven().inFile]).toEqual([undefined, []]);
  } finally {
    process.chdir(home);
    delete process.env['REHEARSAL'];
    rmSync(folder, { recursive: true });
  }
});

test('a rehearsal logs at the start what it is and on which folder', async () => {
  const server = await LiveServer.start({ ...OUTWARD, REHEARSAL: '1' });
  await server.stop();
  expect(server.output).toContain(`Platelog is at http://127.0.0.1:${server.port}, `);
  expect(server.output).toMatch(/REHEARSAL is 1: .*reaches nobody/);
  await server.remove();
});
