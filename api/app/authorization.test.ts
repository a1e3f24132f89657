import { type RawBuilder, sql } from 'kysely';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import {
  ADMINS,
  IDENTITIES,
  MEMBERS,
  type Identity,
  type Shown,
} from '../../test/kit/authorization/identities';
import type { ById, Ids, Row, Upload } from '../../test/kit/authorization/row';
import { ROWS } from '../../test/kit/authorization/rows';
import { newWorld, WORLD_PASSWORD, type World } from '../../test/kit/authorization/world';
import { dataUrl, picture } from '../../test/kit/pictures';
import { postgresForTests } from '../../test/kit/server-database';
import { routes } from './routes';

let clock = Date.parse('2026-11-21T12:00:00Z');
let api: ApiInMemory;
let hash: string;
beforeAll(async () => {
  api = await ApiInMemory.start({}, () => clock);
  hash = await api.services.passwords.hash(WORLD_PASSWORD);
});
afterAll(async () => api.stop());

const identities = Object.keys(IDENTITIES) as Identity[];

/** Sends a request and returns the response. */
async function send(name: string, { shown, id = '', body }: Sending) {
  const [method = '', path = ''] = name.split(' ');
  const quit = new AbortController();
  const response = await fetch(api.url + path.replace(':id', encodeURIComponent(id)), {
    method,
    headers: headersOf(shown),
    body: body === undefined ? null : JSON.stringify(body),
    signal: quit.signal,
  });
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  // The event stream never ends.
  const text = type.startsWith('text/event-stream') ? '' : await response.text();
  quit.abort();
  const isProblem = type.startsWith('application/problem');
  const code = isProblem ? (JSON.parse(text) as { code: string }).code : '';
  return { status, code, text };
}

function headersOf({ cookie, authorization }: Shown): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (cookie !== undefined) headers.set('Cookie', cookie);
  if (authorization !== undefined) headers.set('Authorization', authorization);
  return headers;
}

interface Sending {
  shown: Shown;
  id?: string;
  body?: unknown;
}

const upload: Upload = async ({ token }) => {
  const shown = { cookie: `platelog_session=${token}` };
  const body = { image: dataUrl(await picture(8, 8)) };
  const { text } = await send('POST /api/analyze-image', { shown, body });
  return (JSON.parse(text) as { photoId: string }).photoId;
};

/** Whether an identity may make the call, or else the expected error. */
function verdict({ access }: Row, identity: Identity): { status: number; code: string } | 'may' {
  if (access === 'anyone') return 'may';
  if (access === 'admin') {
    return ADMINS.includes(identity) ? 'may' : { status: 401, code: 'admin_not_authenticated' };
  }
  if (identity === 'a deleted account') return { status: 410, code: 'account_deleted' };
  return MEMBERS.includes(identity) ? 'may' : { status: 401, code: 'not_authenticated' };
}

const idKinds = ['own', 'others', 'missing', 'malformed'] as const;

interface Scene {
  world: World;
  ids: Ids | undefined;
}

async function newScene(row: Row): Promise<Scene> {
  const world = await newWorld(api, hash);
  return { world, ids: await row.ids?.(world, upload) };
}

/** The id to use in a cell of the table; `turned` if the other user calls. */
function idOf(
  ids: Ids | undefined,
  { turned, kind }: { turned: boolean; kind: keyof ById },
): string {
  const { owners = '', others = '' } = ids ?? {};
  return {
    own: turned ? others : owners,
    others: turned ? owners : others,
    missing: '00000000-0000-7000-8000-000000000000',
    malformed: "../%00' OR 1=1 --",
  }[kind];
}

/** A value that changes with every write: SQLite's change counter, or on PostgreSQL all rows. */
async function changes(): Promise<unknown> {
  const { db } = api.services;
  const counted = sql<{ n: unknown }>`SELECT total_changes() AS n`;
  const { rows } = await (postgresForTests() === undefined ? counted : await allRows()).execute(db);
  return rows[0]?.n;
}

async function allRows(): Promise<RawBuilder<{ n: unknown }>> {
  const tables = await api.services.db.introspection.getTables();
  const sums = tables
    .filter(({ isView }) => !isView)
    .map(({ name }) => sql`SELECT SUM(hashtext(t::text)) AS one FROM ${sql.table(name)} t`);
  return sql`SELECT SUM(one)::text AS n FROM (${sql.join(sums, sql` UNION ALL `)}) sums`;
}

test('every route has a row in the table, and every row has a route', () => {
  const bound = routes(api.services).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(Object.keys(ROWS).sort()).toEqual(bound.sort());
});

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await newScene(row);
  });
  test.each(identities)('%s', async (identity) => {
    const kinds = row.ids ? idKinds : (['own'] as const);
    const expected = verdict(row, identity);
    for (const kind of kinds) {
      // Longer than a rate limit window, so that cells do not affect each other.
      clock += 20 * 60_000;
      // An allowed call may change data, so it needs a new scene. A refused call does not, as checked below.
      const changing = expected === 'may' && row.access !== 'anyone';
      const { world, ids } = changing ? await newScene(row) : scene;
      const me = identity === 'other' ? world.other.id : world.owner.id;
      const id = idOf(ids, { turned: identity === 'other' && row.access === 'member', kind });
      const body: unknown = await row.body?.({ world, me });
      const before = await changes();
      const { status, code } = await send(name, { shown: IDENTITIES[identity](world), id, body });
      if (expected === 'may') {
        const ok = typeof row.status === 'number' ? row.status : row.status[kind];
        expect([kind, status]).toEqual([kind, ok]);
      } else {
        expect([kind, { status, code }]).toEqual([kind, expected]);
        expect(await changes()).toBe(before);
      }
    }
  });
});

const naming = Object.entries(ROWS).filter(([, { namesUser }]) => namesUser);

test.each(naming)('%s is refused with the id of another user', async (name, row) => {
  const world = await newWorld(api, hash);
  const body: unknown = await row.body?.({ world, me: world.owner.id });
  const before = await changes();
  const answer = await send(name, { shown: IDENTITIES.other(world), body });
  expect(answer).toMatchObject({ status: 403, code: 'wrong_user' });
  expect(await changes()).toBe(before);
});
