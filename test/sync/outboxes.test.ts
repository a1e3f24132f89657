import { readFileSync } from 'node:fs';
import path from 'node:path';

// Must come before the store: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import { OP_VERSION } from '#shared/sync/protocol';

import type { OutboxEntry } from '../../src/store/database';
import type { Visitor } from '../kit/api-in-memory';
import type { TestDevice } from '../kit/devices';

let ada: Visitor;
let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ ada, phone, tablet } = given);
});

// Written by the app at the last commit of each version. A new version of operations adds the outbox of the previous
// one; none is ever removed or changed.
const versions = Array.from({ length: OP_VERSION - 1 }, (_none, index) => index + 1);
// A user's profile has the user's id.
const PROFILE = '0193a1b2-c3d4-7e5f-8a6b-0000000000aa';

function outboxOf(version: number): OutboxEntry[] {
  const file = path.join(__dirname, `outboxes/version-${version}.json`);
  const text = readFileSync(file, 'utf8').replaceAll(PROFILE, ada.userId);
  return JSON.parse(text) as OutboxEntry[];
}

test.each(versions)(
  'an outbox of version %i is sent after an update, with the same entries',
  async (version) => {
    const outbox = outboxOf(version);
    expect(new Set(outbox.map(({ v }) => v))).toEqual(new Set([version]));
    await phone.store.db.outbox.bulkAdd(outbox);
    expect(await phone.sync()).toBe(true);
    expect(await phone.store.db.outbox.toArray()).toEqual([]);
    await tablet.sync();
    const { db } = tablet.store;
    const made = new Map(outbox.map(({ type, id }) => [id, type]));
    for (const [id, type] of made) {
      const changes = outbox.filter((entry) => entry.id === id);
      const row = await db.records(type).get(id);
      expect(row?.deleted).toBe(changes.at(-1)?.act === 'del' ? 1 : 0);
      expect(row?.data).toMatchObject(Object.assign({}, ...changes.map(({ patch }) => patch)));
    }
    expect(made.size).toBeGreaterThanOrEqual(4);
  },
);
