import type { ErrorCode } from '#shared/contract/errors';

import { beginReload, readSyncState, updateSyncState } from '../../../src/store/sync-state';
import { pick } from './chance';
import type { SimulatedDevice } from './device';
import type { Step } from './history';
import { problem, type Answer } from './server';
import type { World } from './world';

const DAY_MS = 24 * 3600 * 1000;
const CODES: ErrorCode[] = [
  'not_authenticated',
  'client_too_old',
  'body_too_large',
  'rate_limited',
  'internal',
  'busy',
];
const PORTAL: Answer = {
  status: 200,
  type: 'text/html',
  text: '<html>Welcome to the Wi-Fi</html>',
};
const GATEWAY: Answer = { status: 502, type: 'text/html', text: 'Bad gateway' };

type Trouble = (world: World, step: Step, device: SimulatedDevice) => Promise<void> | void;

/** Failures and other events, by the step's name. */
export const TROUBLE: Partial<Record<Step['does'], Trouble>> = {
  wait: (world, { b }) => {
    world.now += Math.floor(b * 10 * 60_000);
  },
  clock: (_world, { b, c }, device) => {
    const far = c < 0.3 ? 30 * DAY_MS : 100_000;
    device.skew += (b * 2 - 1) * far;
  },
  crash: (_world, _step, device) => {
    device.crash();
  },
  fuse: (_world, { b }, device) => {
    device.nextFuse = Math.floor(b * 12);
  },
  'power-loss': async (world, { b }, device) => {
    const { outbox } = device.store.db;
    const before = await outbox.toArray();
    await device.losePower(b);
    world.model.entered.loseWhatWasWritten(device, before, await outbox.toArray());
  },
  session: async (world, { b }, device) => {
    const other = world.users.find((user) => user !== device.user) ?? null;
    device.session = pick([null, other, device.user], b) ?? null;
    if (device.session === device.user) await signedIn(device);
  },
  reload: async (_world, _step, { store }) => beginReload(store, await readSyncState(store)),
  backup: async (world) => {
    await world.server.takeBackup();
    world.model.takeBackup();
  },
  'put-back': async (world) => {
    if (await world.server.putBack()) world.model.putBack();
  },
  tidy: async (world, { b }) => {
    // Sometimes after a month without uploads.
    if (b < 0.3) world.now += 31 * DAY_MS;
    await world.server.tidy();
  },
  job: async (world, { b }) => world.server.work(b),
  'job-dies': async (world) => world.server.workAndDie(),
  'job-begin': async (world, { b }) => world.server.jobs.begin(b),
  'job-answer': async (world) => world.server.jobs.answer(),
  'job-write': async (world) => world.server.jobs.write(),
};

/** Does what `rememberAccount` does for a user who has signed in again. */
export async function signedIn({ store }: SimulatedDevice): Promise<void> {
  await updateSyncState(store, { paused: null, nextTryAt: null });
}

/** A response that is not from the handlers: of a proxy, a captive portal, a full server or a newer one. */
export function faultOf(number: number): Answer {
  const code = pick([...CODES, 'portal', 'gateway'] as const, number) ?? 'busy';
  if (code === 'portal') return PORTAL;
  if (code === 'gateway') return GATEWAY;
  return problem(code, code === 'rate_limited' ? 30 : undefined);
}
