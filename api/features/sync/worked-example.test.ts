import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  OP_VERSION,
  PROTOCOL_VERSION,
  type SyncRequest,
  type SyncResponse,
} from '#shared/sync/protocol';

import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { op, synced, TABLET } from '../../../test/kit/sync-requests';

const DOCUMENT = path.resolve(__dirname, '../../../docs/sync-protocol.md');
const JSON_BLOCK = /```json\n([\s\S]*?)```/g;

let clock = 0;
let api: ApiInMemory;

beforeAll(async () => {
  api = await ApiInMemory.start({}, () => clock);
});
afterAll(async () => api.stop());

test('the example request in the document gets the response shown there', async () => {
  const blocks = [...readFileSync(DOCUMENT, 'utf8').matchAll(JSON_BLOCK)];
  const [request, answer] = blocks.map(([, text = '']) => JSON.parse(text) as unknown);
  const asked = request as SyncRequest;
  const said = answer as SyncResponse;
  clock = 1795222790000;
  const ada = await api.member();
  const patch = {
    name: 'Toast',
    description: null,
    notes: null,
    mealType: 'breakfast',
    mealTime: '2026-11-21T08:10',
    photoId: null,
    estimate: null,
    items: null,
  };
  const id = '0193a1b2-0000-7000-8000-000000000001';
  const toast = op({ id, opId: id, patch, at: clock - 500 });
  await synced(ada, { replicaId: TABLET, sentAt: clock, ops: [toast] });
  clock = said.serverTime;
  const { userId } = ada;
  const real = await synced(ada, { ...asked, userId });
  const { app, epoch } = real;
  // Kinds that were added after the document was written do not have to be in it.
  const digest = expect.objectContaining(said.digest ?? {}) as unknown;
  expect(real).toEqual({ ...said, userId, app, epoch, digest });
});

test('the document names the versions of today', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toContain(`version of the envelope: ${PROTOCOL_VERSION}.`);
  expect(text).toContain(`| \`proto\`, now ${PROTOCOL_VERSION} `);
  expect(text).toContain(`version of the operation: ${OP_VERSION}.`);
  expect(text).toContain(`| operation, now ${OP_VERSION} `);
});
