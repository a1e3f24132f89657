import { checkAtRest, checkStep } from './checks';
import type { SimulatedDevice } from './device';
import type { History, Step } from './history';
import { pick } from './chance';
import { heal } from './heal';
import { ACTS } from './people';
import type { ServerDatabase } from './server-database';
import { faultOf, TROUBLE } from './trouble';
import { World } from './world';
import type { Trigger } from '../../../src/sync/sync';

/** Returns the database on which a history runs. */
export type OpenDatabase = (seed: number) => ServerDatabase;

/** Runs a history from beginning to end; throws Broken at the first promise that does not hold. */
export async function play(history: History, open: OpenDatabase): Promise<void> {
  const world = new World(history, open(history.seed));
  const chance = Math.random;
  Math.random = world.chance;
  globalThis.fetch = world.network.fetch;
  try {
    await world.open();
    for (const [turn, step] of history.steps.entries()) {
      world.now += 20 + Math.floor(step.c * 400);
      await perform(world, step);
      await world.settle();
      await world.model.look();
      if (world.losesPower) await remember(world);
      await checkStep(world, turn);
    }
    await heal(world);
    await checkAtRest(world);
  } finally {
    Math.random = chance;
    await world.close();
  }
}

async function remember({ devices }: World): Promise<void> {
  for (const device of devices) await device.remember();
}

async function perform(world: World, step: Step): Promise<void> {
  const device = pick(world.devices, step.a);
  if (!device) return;
  await ACTS[step.does]?.(world, device, step);
  await (TROUBLE[step.does] ?? MOVES[step.does])?.(world, step, device);
}

type Move = (world: World, step: Step, device: SimulatedDevice) => Promise<void> | void;

/** The most messages of a sync cycle; a device that never finishes is noticed at rest. */
const ROUND_MOST = 60;

const triggerOf = (chance: number): Trigger =>
  chance < 0.35 ? 'person' : chance < 0.7 ? 'event' : 'timer';

/** Steps of the network, and the start of sync cycles. */
const MOVES: Partial<Record<Step['does'], Move>> = {
  start: (_world, { b }, device) => {
    device.start(triggerOf(b));
  },
  // One whole sync cycle of a device while nothing else happens.
  round: async (world, _step, device) => {
    device.start('person');
    for (let step = 0; step < ROUND_MOST; step += 1) {
      await world.settle();
      const up = world.network.up.find(({ run }) => run?.device === device);
      const down = world.network.down.find(({ run }) => run?.device === device);
      if (up) await world.deliver(up);
      else if (down) world.hand(down);
      else return;
    }
  },
  deliver: async (world, { b }) => {
    const message = pick(world.network.up, b);
    if (message) await world.deliver(message);
  },
  duplicate: ({ network }, { b }) => {
    const message = pick(network.up, b);
    if (message) network.up.push({ ...message, run: null });
  },
  'lose-request': ({ network }, { b }) => {
    const message = pick(network.up, b);
    if (message && network.take('up', message)) network.drop(message);
  },
  fault: ({ network }, { a, b }) => {
    const message = pick(network.up, b);
    if (message && network.take('up', message)) network.hand(message, faultOf(a));
  },
  'lose-answer': ({ network }, { b }) => {
    const message = pick(network.down, b);
    if (message && network.take('down', message)) network.drop(message);
  },
  answer: (world, { b }) => {
    const message = pick(world.network.down, b);
    if (message) world.hand(message);
  },
};
