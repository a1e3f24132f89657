import type { MealFields } from '#shared/records/meal';

import { foodMemories, memoryChange } from '../../../src/store/food-memories';
import {
  refusedEntries,
  discardRefused,
  restoreRefused,
  retryRefused,
} from '../../../src/store/refusals';
import { photoChange } from '../../../src/store/photos';
import { registry } from '../../../src/store/registry';
import { write, type Change } from '../../../src/store/write';
import { mealFields } from '../../kit/stores';
import { pick } from './chance';
import type { SimulatedDevice } from './device';
import type { Step } from './history';
import { scope } from './scope';
import type { World } from './world';

const WORDS = ['latte', 'toast'];
const FIELDS = ['name', 'notes', 'mealType'] as const;
const BYTES = new Uint8Array([1, 2, 3]).buffer;
const PICTURE = {
  thumb: null,
  mime: 'image/jpeg',
  width: 8,
  height: 8,
  sha256: '0'.repeat(64),
} as const;

type Act = (world: World, device: SimulatedDevice, step: Step) => Promise<void>;

/** What people do on their devices, by the step's name. */
export const ACTS: Partial<Record<Step['does'], Act>> = {
  create: async (world, device) => save(world, device, [meal(device, { name: label(world) })]),
  photo: async (world, device) => {
    const change = meal(device, { name: label(world) });
    const photo = photoChange(device.store, change.id, { bytes: BYTES, ...PICTURE });
    await save(world, device, [change, photo.change], photo.bytes);
  },
  edit: async (world, device, { b, c }) => {
    const id = await mealOf(device, b, 0);
    if (id === undefined) return;
    const field = pick(FIELDS, c) ?? 'name';
    const value =
      field === 'mealType' ? (pick(['dinner', 'snack'], world.chance()) ?? '') : label(world);
    await save(world, device, [{ type: 'meal', id, act: 'put', patch: { [field]: value } }]);
  },
  delete: async (world, device, { b }) => {
    const id = await mealOf(device, b, 0);
    if (id !== undefined)
      await save(world, device, [{ type: 'meal', id, act: 'del', patch: null }]);
  },
  'delete-photo': async (world, device, { b }) => {
    const rows = await device.store.db.photo.filter((row) => row.deleted === 0).toArray();
    const id = pick(rows, b)?.id;
    if (id !== undefined)
      await save(world, device, [{ type: 'photo', id, act: 'del', patch: null }]);
  },
  undelete: async (world, device, { b }) => {
    const id = await mealOf(device, b, 1);
    if (id !== undefined) {
      await save(world, device, [{ type: 'meal', id, act: 'restore', patch: null }]);
    }
  },
  // Words are few and their record's id follows from them: devices make the same one side by side.
  remember: async (world, device, { b }) => {
    const words = `${pick(WORDS, b) ?? ''} of ${device.user}`;
    const meaning = { code: label(world), name: 'Food', grams: null };
    await save(world, device, [await memoryChange({ key: words, words, meaning })]);
  },
  forget: async (world, device, { b }) => {
    const id = pick(await foodMemories(device.store), b)?.id;
    if (id !== undefined)
      await save(world, device, [{ type: 'foodMemory', id, act: 'del', patch: null }]);
  },
  decide: async (world, device, { b, c }) => {
    const entry = pick(await refusedEntries(device.store), b);
    if (!entry) return;
    await becomeActive(device);
    const before = await world.records.openIn(device);
    const choices = [
      retryRefused,
      discardRefused,
      ...(entry.refusal.code === 'deleted' ? [restoreRefused] : []),
    ];
    await pick(choices, c)?.(entry);
    await world.records.excuse(device, before, 'replaced');
    await world.records.noteActs(device);
  },
};

/** The functions of the screens work on whoever is signed in; in a history that is one device at a time. */
async function becomeActive({ user, store }: SimulatedDevice): Promise<void> {
  const account = { userId: user, dbName: store.db.name, user: {} as never };
  await registry().accounts.clear();
  await registry().accounts.put({ ...account, state: 'active', sessionExpired: 0, lastUsed: 0 });
}

function label(world: World): string {
  return `v${String(world.records.promises.size)}-${String(Math.floor(world.chance() * 1_000))}`;
}

function meal(device: SimulatedDevice, fields: Partial<MealFields>): Change {
  return { type: 'meal', id: device.store.newId(), act: 'put', patch: mealFields(fields) };
}

async function mealOf(
  { store }: SimulatedDevice,
  number: number,
  deleted: 0 | 1,
): Promise<string | undefined> {
  const rows = await store.db.meal.filter((row) => row.deleted === deleted).toArray();
  return pick(rows, number)?.id;
}

/** Saves as a screen does; what fails was never said to be saved. */
async function save(
  world: World,
  device: SimulatedDevice,
  changes: Change[],
  bytes?: Parameters<typeof write>[2],
): Promise<void> {
  const before = await world.records.openIn(device);
  await scope.exit(async () => write(device.store, changes, bytes));
  await world.records.noteActs(device);
  // A change of a refused entry takes the refused fields along.
  await world.records.excuse(device, before, 'replaced');
}
