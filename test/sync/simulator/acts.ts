import { write, type Change } from '../../../src/store/write';
import { scope, type SimulatedDevice } from './device';
import type { Step } from './history';
import type { Want } from './model/entered';
import type { World } from './world';

/** What a user does on a device. */
export type Act = (world: World, device: SimulatedDevice, step: Step) => Promise<void>;

/** A text that no user has entered before. */
export function label({ model, chance }: World): string {
  return `v${String(model.entered.count)}-${String(Math.floor(chance() * 1_000))}`;
}

/** Saves as a screen does; a save that fails was never confirmed. */
export async function save(
  world: World,
  device: SimulatedDevice,
  changes: Change[],
  bytes?: Parameters<typeof write>[2],
): Promise<void> {
  await saveBy(world, device, {
    wants: changes as Want[],
    act: async () => write(device.store, changes, bytes),
  });
}

/** Runs a function of the store that saves a user's changes. */
export async function saveBy(
  { model }: World,
  device: SimulatedDevice,
  { wants, act }: { wants: Want[]; act: () => Promise<unknown> },
): Promise<void> {
  await model.entered.record(device, wants, async () => scope.exit(act));
}
