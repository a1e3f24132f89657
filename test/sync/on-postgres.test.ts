import { describeOnPostgres, PostgresServer } from '../kit/postgres-server';

// The same tests as on SQLite, by the door of the API: rounds, receipts, pulls, limits, restores, and live streams.
describeOnPostgres()('on PostgreSQL', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await PostgresServer.start();
    process.env['TEST_POSTGRES'] = server.url;
  });

  afterAll(async () => {
    delete process.env['TEST_POSTGRES'];
    await server.stop();
  });

  for (const name of ['sync-records', 'receipts', 'live-sessions', 'awards-view']) {
    describe(name, () => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      require(`../../api/features/sync/${name}.test`);
    });
  }
});
