import { checkAtRest, checkStep } from './checks';
import type { History, Step } from './history';
import { pick } from './chance';
import { heal } from './heal';
import { ACTS } from './people';
import { faultOf, TROUBLE } from './trouble';
import { World } from './world';

/** Plays a history from beginning to end; throws Broken at the first promise that does not hold. */
export async function play(history: History): Promise<void> {
  const world = new World(history);
  const chance = Math.random;
  Math.random = world.chance;
  globalThis.fetch = world.network.fetch as typeof fetch;
  try {
    await world.open();
    for (const step of history.steps) {
      world.now += 20 + Math.floor(step.c * 400);
      await perform(world, step);
      await world.settle();
      if (world.losesPower) await remember(world, step);
      await checkStep(world);
    }
    await heal(world);
    await checkAtRest(world);
  } finally {
    Math.random = chance;
    await world.close();
  }
}

async function remember(world: World, { a }: Step): Promise<void> {
  await pick(world.devices, a)?.remember();
}

async function perform(world: World, step: Step): Promise<void> {
  const device = pick(world.devices, step.a);
  if (!device) return;
  const act = ACTS[step.does];
  const trouble = TROUBLE[step.does];
  if (act) await act(world, device, step);
  else if (trouble) await trouble(world, step, device);
  else await move(world, step);
}

/** Steps of the network, and of rounds that begin. */
async function move(world: World, { does, a, b }: Step): Promise<void> {
  const { network } = world;
  const up = pick(network.up, b);
  const down = pick(network.down, b);
  if (does === 'start') pick(world.devices, a)?.start(b < 0.7);
  if (does === 'deliver' && up) await world.deliver(up);
  if (does === 'duplicate' && up) network.up.push({ ...up, run: null });
  if (does === 'lose-request' && up && network.take('up', up)) network.drop(up);
  if (does === 'fault' && up && network.take('up', up)) network.hand(up, faultOf(a));
  if (does === 'lose-answer' && down && network.take('down', down)) network.drop(down);
  if (does === 'answer' && down?.answer && network.take('down', down)) {
    network.hand(down, down.answer);
  }
}
