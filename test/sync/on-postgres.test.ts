import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uuidv4 } from 'uuidv7';

import { ApiInMemory } from '../kit/api-in-memory';
import { freshDatabase } from '../kit/postgres-database';
import { describeOnPostgres, PostgresServer } from '../kit/postgres-server';
import { op, syncBody } from '../kit/sync-requests';
import type { Op, SyncResponse } from '#shared/sync/protocol';

// The same tests as on SQLite, by the API: sync requests, receipts, pulls, limits, restores, and event streams.
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

  test('devices at two servers of one database: each change arrives once, and none is skipped', async () => {
    const { url: DATABASE_URL } = await freshDatabase(server.url);
    // With separate folders they would need a bucket.
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'platelog-two-servers-'));
    const apis = [
      await ApiInMemory.start({ DATABASE_URL, DATA_DIR }),
      await ApiInMemory.start({ DATABASE_URL, DATA_DIR }),
    ];
    const ada = await apis[0]!.member();
    const device = () => ({
      replicaId: uuidv4(),
      cursor: 0,
      epoch: null as string | null,
      seen: [] as string[],
    });
    const devices = Array.from({ length: 4 }, device);
    const round = async (one: (typeof devices)[number], turn: number, ops: Op[]) => {
      const visitor = apis[turn % 2]!.visitor();
      visitor.cookies = ada.cookies;
      const { replicaId, cursor, epoch } = one;
      const body = syncBody(ada.userId, { replicaId, cursor, epoch, ops });
      const answer = await visitor.post('/api/sync', body);
      expect(answer.status).toBe(200);
      const found = answer.body as SyncResponse;
      expect(found.results.every(({ status }) => status === 'applied')).toBe(true);
      one.seen.push(...found.changes.filter(({ type }) => type === 'meal').map(({ id }) => id));
      Object.assign(one, { cursor: found.cursor, epoch: found.epoch });
    };
    const made: string[] = [];
    await Promise.all(
      devices.map(async (one, place) => {
        for (let turn = 0; turn < 6; turn += 1) {
          const change = op();
          made.push(change.id);
          // The server does not send a device's own changes back.
          one.seen.push(change.id);
          await round(one, turn + place, [change]);
          // A lost response: the same request again, at the other server.
          await round(one, turn + place + 1, [change]);
        }
      }),
    );
    for (const [place, one] of devices.entries()) await round(one, place, []);
    const all = await apis[1]!.services.db
      .selectFrom('records')
      .select('id')
      .where('type', '=', 'meal')
      .execute();
    expect(all.map(({ id }) => id).sort()).toEqual([...made].sort());
    for (const { seen } of devices) expect(new Set(seen)).toEqual(new Set(made));
    for (const api of apis) await api.stop();
    rmSync(DATA_DIR, { recursive: true });
  });

  for (const name of ['sync-records', 'receipts', 'live-sessions', 'awards-view']) {
    describe(name, () => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      require(`../../api/features/sync/${name}.test`);
    });
  }
});
