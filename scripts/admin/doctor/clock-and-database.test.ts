import { readEnv } from '../../../api/app/env';
import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { describeOnPostgres, PostgresServer } from '../../../test/kit/postgres-server';
import { clockAndDatabase } from './clock-and-database';

jest.setTimeout(60_000);

describeOnPostgres()('with PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
    const started = await ApiInMemory.start({ DATABASE_URL: server.url, TRUST_PROXY: '2' });
    await started.stop();
  });
  afterAll(async () => server.stop());

  const said = async (now: number, settings: Record<string, string> = {}) => {
    const env = readEnv({ DATABASE_URL: server.url, DATA_DIR: server.folder, ...settings });
    const findings = await clockAndDatabase(env, now);
    return findings.map(({ level, subject, words }) => `${level} ${subject} ${words}`).join('\n');
  };

  test('settings that differ from those of the last start are told', async () => {
    expect(await said(Date.now())).toMatch(/warning settings .*TRUST_PROXY was 2, and is 0 here/);
    expect(await said(Date.now(), { TRUST_PROXY: '2' })).not.toContain('warning settings');
  });

  test.each([
    [10, '10 minutes ahead of'],
    [-60 * 24 * 3, '3 days behind'],
  ])('a clock that is %s minutes off that of PostgreSQL is a fault', async (minutes, words) => {
    const off = await said(Date.now() + minutes * 60_000);
    expect(off).toContain(`fault clock This machine's clock is ${words} that of PostgreSQL.`);
    expect(await said(Date.now())).toContain('ok clock 2');
  });
});
