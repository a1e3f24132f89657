import { RECORD_TYPES } from '#shared/records/index';
import { FREE_IMAGES } from '#shared/rules/plan';

import type { LocalRow, OutboxEntry } from '../../../src/store/database';
import { readLedger } from '../../../src/store/outbox';
import { addsUp } from '../../../src/store/sync-summary';
import { readSyncState } from '../../../src/store/sync-state';
import { Broken } from './broken';
import { checkConvergence } from './check-convergence';
import { checkNothingLost, checkOwnChanges } from './model/check-at-rest';
import type { SimulatedDevice } from './device';
import { keyOf } from './model/known';
import { rowsOf } from './rows-of';
import type { World } from './world';

/** What must hold after every step; checks one device at a time, in turn. */
export async function checkStep(world: World, turn: number): Promise<void> {
  await checkQuota(world);
  const device = world.devices[turn % world.devices.length];
  if (device) await checkDevice(world, device);
}

async function checkDevice(world: World, device: SimulatedDevice): Promise<void> {
  const outbox = await device.store.db.outbox.orderBy('n').toArray();
  await checkOwnChanges(world.model, device, outbox);
  await checkLedger(device, outbox.length);
  await checkCursor(world, device, outbox);
}

/** What must hold when everything has come to rest. */
export async function checkAtRest(world: World): Promise<void> {
  for (const [turn, device] of world.devices.entries()) {
    await checkStep(world, turn);
    await checkConvergence(world, device);
    await checkNothingLost(world.model, device);
  }
  const integrity = await world.server.integrity();
  if (integrity !== 'ok') throw new Broken('I10', integrity);
}

/** I2: never more than the limit, and exactly the number of charges. */
async function checkQuota({ server }: World): Promise<void> {
  const rows = await server.rows(`SELECT users.id, images_uploaded AS used,
    (SELECT COUNT(*) FROM photo_charges WHERE user_id = users.id AND charged = 1) AS counted FROM users`);
  for (const { id, used, counted } of rows) {
    if (Number(used) > FREE_IMAGES || used !== counted) {
      throw new Broken('I2', `${String(id)} used ${String(used)}, counted ${String(counted)}`);
    }
  }
}

/** The ledger and the outbox always add up. */
async function checkLedger({ store, name }: SimulatedDevice, inOutbox: number): Promise<void> {
  const ledger = await readLedger(store.db);
  if (addsUp({ ledger, inOutbox })) return;
  throw new Broken('ledger', `device ${name}: ${JSON.stringify({ ...ledger, inOutbox })}`);
}

/** I5: a device has seen everything that the server had up to the device's cursor, in the cursor's epoch. */
async function checkCursor(
  { model }: World,
  device: SimulatedDevice,
  outbox: OutboxEntry[],
): Promise<void> {
  const { store, user, name } = device;
  const { cursor, reload, epoch } = await readSyncState(store);
  // During its initial sync a device has no epoch yet; with only one epoch there is no doubt.
  const history = model.historyCalled(epoch) ?? (model.wasSetBack ? undefined : model.now);
  if (reload || !history) return;
  const seen = await seenNumbers(store);
  checkTakenIn(model, device, { seen, outbox, epoch });
  for (const key of history.keysOf(user)) {
    const { seq = 0, deleted = false } = history.records.get(key) ?? {};
    if (seq > cursor || (deleted && !seen.has(key))) continue;
    if ((seen.get(key) ?? 0) < seq) {
      throw new Broken('I5', `device ${name} at ${String(cursor)} has not seen ${key}`);
    }
  }
}

/** I7: a change that has left the outbox is in the device's row, or that row is later. */
function checkTakenIn(
  model: World['model'],
  device: SimulatedDevice,
  has: { seen: Map<string, number>; outbox: OutboxEntry[]; epoch: string | null },
): void {
  const waiting = new Set(has.outbox.map(({ opId }) => opId));
  for (const { opId, type, id, applied, isTold, excused } of model.entered.of(device)) {
    const isSettled = isTold && excused === null && !waiting.has(opId);
    if (!isSettled || applied === null || applied.epoch !== has.epoch) continue;
    if ((has.seen.get(keyOf({ type, id })) ?? 0) < applied.seq) {
      throw new Broken('I7', `device ${device.name} fell behind its own change of ${id}`);
    }
  }
}

async function seenNumbers(store: SimulatedDevice['store']): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const tables = await rowsOf<LocalRow<object>>(store.db, RECORD_TYPES);
  for (const [type, rows] of tables) {
    for (const { id, seq } of rows) seen.set(keyOf({ type, id }), seq);
  }
  return seen;
}
