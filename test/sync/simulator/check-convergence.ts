import { RECORD_TYPES, type RecordType } from '#shared/records/index';
import { type Digests, sameDigests } from '#shared/sync/digest';

import { digestsAt } from '../../../api/store/changes';
import { ownDigests } from '../../../src/sync/compare-digests';
import type { LocalRow, OutboxEntry } from '../../../src/store/database';
import { readSyncState } from '../../../src/store/sync-state';
import { Broken } from './broken';
import type { SimulatedDevice } from './device';
import { shownAtRest } from './model/check-at-rest';
import { asRow } from './model/history-of-server';
import { copyOf, differenceOf, enteredPart, isSame, keyOf, type Values } from './model/known';
import type { World } from './world';

/** I4: at rest every field of every record is what users entered, on the server and on every device. */
export async function checkConvergence(world: World, device: SimulatedDevice): Promise<void> {
  const outbox = await device.store.db.outbox.orderBy('n').toArray();
  for (const type of RECORD_TYPES) await compareKind(world, device, { type, outbox });
  const ours = await ownDigests(device.store);
  const theirs = await serverDigests(world, device.user);
  if (!sameDigests(ours, theirs)) throw new Broken('I4', `digests of device ${device.name} differ`);
  const { comparison } = await readSyncState(device.store);
  if (comparison?.same !== true) throw new Broken('I4', `device ${device.name} found a difference`);
}

async function serverDigests({ server }: World, user: string): Promise<Digests> {
  const [{ seq = 0 } = {}] = await server.rows(`SELECT seq FROM users WHERE id = '${user}'`);
  return (
    (await digestsAt(await server.node(), { userId: user, seq: Number(seq) }, RECORD_TYPES)) ?? {}
  );
}

async function compareKind(
  { server, model }: World,
  { store, user, name }: SimulatedDevice,
  { type, outbox }: { type: RecordType; outbox: OutboxEntry[] },
): Promise<void> {
  const local = new Map((await store.db.records(type).toArray()).map((row) => [row.id, row]));
  const theirs = await server.rows(
    `SELECT type, id, seq, data, deleted FROM records WHERE user_id = '${user}' AND type = '${type}'`,
  );
  for (const record of theirs) {
    const row = asRow(record);
    const kept = model.now.records.get(keyOf(row));
    const wrong = kept ? differenceOf(copyOf(kept), row) : 'all';
    if (wrong)
      throw new Broken('I4', `${wrong} of ${row.id} on the server is not what was entered`);
    const entries = outbox.filter((entry) => entry.type === type && entry.id === row.id);
    const shown = local.get(row.id);
    local.delete(row.id);
    if (row.deleted && (!shown || shown.deleted === 1)) continue;
    if (!isAlike(shown, row, shownAtRest(model, entries, row.data ?? {}))) {
      throw new Broken('I4', `device ${name} shows ${row.id} otherwise`);
    }
  }
  const there = new Set(theirs.map((row) => keyOf(asRow(row))));
  const gone = model.now.keysOf(user).find((key) => key.startsWith(`${type}/`) && !there.has(key));
  if (gone !== undefined) throw new Broken('I1', `${gone} is no longer on the server`);
  for (const row of local.values()) {
    const extra = row.deleted === 0 && row.rejected === 0;
    if (extra) throw new Broken('I4', `device ${name} shows ${row.id}, which the server has not`);
  }
}

/** A device shows rejected changes as the user entered them, and everything else as the server has it. */
function isAlike(
  shown: LocalRow<object> | undefined,
  row: { type: string; seq: number; deleted: boolean; data: Values | null },
  wanted: Values,
): boolean {
  if (shown?.seq !== row.seq) return false;
  const isRefused = shown.pending + shown.rejected > 0;
  if (!isRefused && (shown.deleted === 1) !== row.deleted) return false;
  return isRefused
    ? isSame(enteredPart(row.type, shown.data as Values), enteredPart(row.type, wanted))
    : isSame(shown.data, wanted);
}
