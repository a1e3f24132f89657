import { readEpoch } from '../../../api/store/database';
import { photosToUpload } from '../../../src/store/photos/photos';
import { readSyncState } from '../../../src/store/sync-state';
import { hasPending } from '../../../src/sync/next-batch';
import { Broken } from './broken';
import type { SimulatedDevice } from './device';
import { signedIn } from './trouble';
import type { World } from './world';

const MINUTE_MS = 60_000;
const MINUTES_MOST = 120;
const TICK_MS = 30_000;

/**
 * Ends all trouble and lets time pass, with no user writing anything: from any state, every device must come to rest by
 * its own timers.
 */
export async function heal(world: World): Promise<void> {
  for (const device of world.devices) {
    device.session = device.user;
    device.nextFuse = null;
  }
  await world.server.jobs.finish();
  await flush(world);
  for (const device of world.devices) await comeBack(device);
  const end = world.now + MINUTES_MOST * MINUTE_MS;
  while (world.now < end) {
    await flush(world);
    await world.server.work(0.9);
    await world.model.look();
    if (await isAtRest(world)) return;
    world.now += TICK_MS;
    for (const device of world.devices) if (device.runs.length === 0) device.start('timer');
  }
  throw new Broken('I9', `not at rest after ${String(MINUTES_MOST)} minutes without trouble`);
}

/** A user signs in again when asked, and reloads a page that is too old; nothing else is done by hand. */
async function comeBack(device: SimulatedDevice): Promise<void> {
  const { paused } = await readSyncState(device.store);
  if (paused === 'auth') await signedIn(device);
  device.start(paused === 'upgrade' ? 'person' : 'timer');
}

/** Delivers and answers everything that is on its way, including late requests of dead runs. */
async function flush(world: World): Promise<void> {
  const { network } = world;
  for (;;) {
    await world.settle();
    const [up] = network.up;
    const [down] = network.down;
    if (up) await world.deliver(up);
    else if (down) world.hand(down);
    else return;
  }
}

async function isAtRest(world: World): Promise<boolean> {
  for (const device of world.devices) {
    if (device.runs.length > 0 || !(await isLevel(world, device))) return false;
  }
  return true;
}

async function isLevel(world: World, { store, user }: SimulatedDevice): Promise<boolean> {
  const { epoch, cursor, reload, comparison } = await readSyncState(store);
  const [row] = await world.server.rows(`SELECT seq FROM users WHERE id = '${user}'`);
  if (reload !== null || cursor !== row?.['seq']) return false;
  // The same sequence number means nothing in another epoch: the device has not learned of the new one yet.
  if (epoch !== (await readEpoch(await world.server.node()))) return false;
  // Held operations are sent again later.
  if ((await store.db.outbox.where('state').equals('held').count()) > 0) return false;
  if (!comparison || (!comparison.same && comparison.differences < 2)) return false;
  return !(await hasPending(store)) && (await photosToUpload(store)).length === 0;
}
