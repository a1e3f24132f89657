import { isDeepStrictEqual } from 'node:util';

import { RECORDS, type RecordType } from '#shared/records/index';
import { sameDigests, type Digests } from '#shared/sync/digest';

import { digestsAt } from '../../../api/store/live-digests';
import { ownDigests } from '../../../src/store/compare-digests';
import type { LocalRow } from '../../../src/store/database';
import { readSyncState } from '../../../src/store/sync-state';
import { Broken } from './broken';
import type { SimulatedDevice } from './device';
import type { World } from './world';

const TYPES = Object.keys(RECORDS) as RecordType[];

/** I4: at rest every device shows what the server has, but for what it was refused. */
export async function checkConvergence(world: World, device: SimulatedDevice): Promise<void> {
  for (const type of TYPES) await compareKind(world, device, type);
  const ours = await ownDigests(device.store);
  const theirs = await serverDigests(world, device.user);
  if (!sameDigests(ours, theirs)) throw new Broken('I4', `digests of device ${device.name} differ`);
  const { comparison } = await readSyncState(device.store);
  if (comparison?.same !== true) throw new Broken('I4', `device ${device.name} found a difference`);
}

async function serverDigests({ server }: World, user: string): Promise<Digests> {
  const [{ seq = 0 } = {}] = server.rows(`SELECT seq FROM users WHERE id = '${user}'`);
  return (await digestsAt(server.db, { userId: user, seq: Number(seq) }, TYPES)) ?? {};
}

async function compareKind(
  { server }: World,
  { store, user, name }: SimulatedDevice,
  type: RecordType,
): Promise<void> {
  const theirs = server.rows(
    `SELECT id, seq, data FROM records WHERE user_id = '${user}' AND type = '${type}' AND deleted = 0`,
  );
  const local = new Map((await store.db.records(type).toArray()).map((row) => [row.id, row]));
  for (const record of theirs) {
    const id = String(record['id']);
    if (!isAlike(local.get(id), record))
      throw new Broken('I4', `device ${name} shows ${id} otherwise`);
    local.delete(id);
  }
  for (const row of local.values()) {
    const extra = row.deleted === 0 && row.rejected === 0;
    if (extra) throw new Broken('I4', `device ${name} shows ${row.id}, which the server has not`);
  }
}

/** What a device was refused it shows as its owner entered it; else as the server has it. */
function isAlike(row: LocalRow<object> | undefined, record: Record<string, unknown>): boolean {
  if (row?.seq !== record['seq']) return false;
  if (row && row.pending + row.rejected > 0) return true;
  return row?.deleted === 0 && isDeepStrictEqual(row.data, JSON.parse(String(record['data'])));
}
