import { FREE_IMAGES } from '../../../api/store/accounts';
import { addsUp, syncSummary } from '../../../src/store/sync-summary';
import { readSyncState } from '../../../src/store/sync-state';
import { Broken } from './broken';
import { checkConvergence } from './check-convergence';
import { checkOrder } from './check-order';
import { checkPromises } from './check-promises';
import type { SimulatedDevice } from './device';
import type { World } from './world';

/** What must hold after every step. */
export async function checkStep(world: World): Promise<void> {
  checkQuota(world);
  if (world.records.strangers.length > 0) {
    throw new Broken('I8', `taken under another session: ${world.records.strangers.join()}`);
  }
  for (const device of world.devices) {
    await checkOwnWrites(device);
    await checkLedger(device);
    if (!world.isSetBack) await checkCursor(world, device);
  }
}

/** What must hold when everything has come to rest. */
export async function checkAtRest(world: World): Promise<void> {
  await checkStep(world);
  for (const device of world.devices) await checkConvergence(world, device);
  await checkPromises(world);
  await checkOrder(world);
  const integrity = world.server.integrity();
  if (integrity !== 'ok') throw new Broken('I10', integrity);
}

/** I2: never more than the limit, and exactly as many as are counted. */
function checkQuota({ server }: World): void {
  const rows = server.rows(`SELECT users.id, images_uploaded AS used,
    (SELECT COUNT(*) FROM photo_charges WHERE user_id = users.id AND charged = 1) AS counted FROM users`);
  for (const { id, used, counted } of rows) {
    if (Number(used) > FREE_IMAGES || used !== counted) {
      throw new Broken('I2', `${String(id)} used ${String(used)}, counted ${String(counted)}`);
    }
  }
}

/** I7: what a person has entered here, and the server has not confirmed, is what they see. */
async function checkOwnWrites({ store, name }: SimulatedDevice): Promise<void> {
  const { db } = store;
  const wanted = new Map<string, Record<string, unknown>>();
  for (const { type, id, patch } of await db.outbox.orderBy('n').toArray()) {
    wanted.set(`${type}/${id}`, { ...wanted.get(`${type}/${id}`), ...patch });
  }
  for (const [key, fields] of wanted) {
    const [type = '', id = ''] = key.split('/');
    const row = await db.table<{ data: Record<string, unknown> }>(type).get(id);
    if (!row && Object.keys(fields).length === 0) continue;
    for (const [field, value] of Object.entries(fields)) {
      if (JSON.stringify(row?.data[field]) !== JSON.stringify(value)) {
        throw new Broken('I7', `device ${name} does not show ${field} of ${key}`);
      }
    }
  }
}

/** The account of changes and the outbox never part. */
async function checkLedger({ store, name }: SimulatedDevice): Promise<void> {
  const summary = await syncSummary(store);
  if (!addsUp(summary)) {
    const { ledger, inOutbox } = summary;
    throw new Broken('ledger', `device ${name}: ${JSON.stringify({ ...ledger, inOutbox })}`);
  }
}

/** I5: whatever the server has up to a device's cursor, the device has seen. */
async function checkCursor(
  { server }: World,
  { store, user, name }: SimulatedDevice,
): Promise<void> {
  const { cursor, reload } = await readSyncState(store);
  if (reload) return;
  const behind = server.rows(
    `SELECT type, id, seq, deleted FROM records WHERE user_id = '${user}' AND seq <= ${String(cursor)}`,
  );
  for (const { type, id, seq, deleted } of behind) {
    const row = await store.db.table<{ seq: number }>(String(type)).get(String(id));
    if (!row && deleted === 1) continue;
    if ((row?.seq ?? 0) < Number(seq)) {
      throw new Broken('I5', `device ${name} at ${String(cursor)} has not seen ${String(id)}`);
    }
  }
}
