import type { MealFields } from '#shared/records/meal';
import type { Profile } from '#shared/records/profile';

import type { OutboxEntry } from '../../../src/store/database';
import { foodMemories, memoryChange } from '../../../src/store/food-memories';
import { photoChange } from '../../../src/store/photos/photos';
import {
  refusedEntries,
  discardRefused,
  restoreRefused,
  retryRefused,
  type RefusedEntry,
} from '../../../src/store/refusals';
import { registry } from '../../../src/store/registry';
import type { Change } from '../../../src/store/write';
import { mealFields } from '../../kit/stores';
import { type Act, label, save } from './acts';
import { pick } from './chance';
import type { SimulatedDevice } from './device';
import type { Step } from './history';
import { KITCHEN_ACTS } from './kitchen-people';
import { shownFields, type Want } from './model/entered';
import type { Values } from './model/known';
import type { World } from './world';

const WORDS = ['latte', 'toast'];
const BYTES = new Uint8Array([1, 2, 3]).buffer;
const PICTURE = {
  thumb: null,
  mime: 'image/jpeg',
  width: 8,
  height: 8,
  sha256: '0'.repeat(64),
} as const;
const PROFILE: Profile = {
  objective: 'lose_weight',
  currentWeight: 80,
  targetWeight: 70,
  weightUnit: 'kg',
  height: 180,
  heightUnit: 'cm',
  timeline: 10,
  activityLevel: 'light',
  age: 40,
  gender: 'other',
  dailyCalorieTarget: null,
  ownTarget: false,
};

/** What users do on their devices, by the step's name. */
export const ACTS: Partial<Record<Step['does'], Act>> = {
  ...KITCHEN_ACTS,
  create: async (world, device) => save(world, device, [meal(device, { name: label(world) })]),
  photo: async (world, device) => {
    const change = meal(device, { name: label(world) });
    const photo = photoChange(device.store, change.id, { bytes: BYTES, ...PICTURE });
    await save(world, device, [change, photo.change], photo.bytes);
  },
  edit: async (world, device, { b, c }) => {
    const id = await mealOf(device, b, 0);
    if (id === undefined) return;
    await save(world, device, [{ type: 'meal', id, act: 'put', patch: someFields(world, c) }]);
  },
  // One record that every device creates on its own, under the user's id.
  profile: async (world, device, { b }) => {
    const { profile } = device.store.db;
    const known = await profile.get(device.user);
    const number = 800 + Math.floor(world.chance() * 9_000);
    const some = b < 0.5 ? { dailyCalorieTarget: number } : { age: 13 + Math.floor(b * 90) };
    const both = b > 0.8 ? { timeline: 1 + (number % 500) } : {};
    const patch = { ...(known ? {} : PROFILE), ...some, ...both };
    await save(world, device, [{ type: 'profile', id: device.user, act: 'put', patch }]);
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
  // There are few words, and the record's id follows from them: devices create the same one concurrently.
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
    const choices = [retry, discard, ...(entry.refusal.code === 'deleted' ? [restore] : [])];
    await pick(choices, c)?.(world, device, entry);
  },
};

/** One field, or several at once as an entry's form saves them. */
function someFields(world: World, number: number): Partial<MealFields> {
  const fields: Partial<MealFields> = {
    name: label(world),
    notes: label(world),
    mealType: pick(['dinner', 'snack'] as const, world.chance()) ?? 'snack',
    mealTime: `2026-11-2${String(Math.floor(world.chance() * 10))}T1${String(Math.floor(world.chance() * 10))}:30`,
  };
  const [first, ...others] = [
    ['name'],
    ['notes'],
    ['mealType'],
    ['mealTime'],
  ] as (keyof MealFields)[][];
  const sets = [
    first ?? [],
    ...others,
    ['name', 'notes'],
    ['notes', 'mealTime'],
    ['name', 'notes', 'mealType'],
  ];
  const chosen = pick(sets as (keyof MealFields)[][], number) ?? [];
  return Object.fromEntries(chosen.map((field) => [field, fields[field]]));
}

type Choice = (world: World, device: SimulatedDevice, entry: RefusedEntry) => Promise<void>;

const retry: Choice = async ({ model }, device, entry) => {
  const entries = await entriesOf(device, entry);
  const refused = entries.filter(({ state }) => state === 'rejected');
  const acts = refused.map(({ opId }) => model.entered.byOp.get(opId)?.act);
  const last = acts.at(-1) ?? 'put';
  const act = last === 'put' && acts.includes('restore') ? 'restore' : last;
  const patch = act === 'del' ? null : model.entered.refusedFields(entries);
  await model.entered.choose(device, [{ ...keyOf(entry), act, patch }], async () =>
    retryRefused(entry),
  );
};

const discard: Choice = async ({ model }, device, entry) =>
  model.entered.choose(device, [], async () => discardRefused(entry));

const restore: Choice = async ({ model }, device, entry) => {
  const entries = await entriesOf(device, entry);
  const shown = await shownFields(device, entry);
  const patch: Values = { ...shown, ...model.entered.refusedFields(entries) };
  await model.entered.choose(device, [{ ...keyOf(entry), act: 'restore', patch }], async () =>
    restoreRefused(entry),
  );
};

const keyOf = ({ type, id }: RefusedEntry): Pick<Want, 'type' | 'id'> => ({ type, id });

async function entriesOf({ store }: SimulatedDevice, entry: RefusedEntry): Promise<OutboxEntry[]> {
  return store.db.outbox.where(keyOf(entry)).sortBy('n');
}

/** The functions of the screens use the signed-in user; in a history that is one device at a time. */
async function becomeActive({ user, store }: SimulatedDevice): Promise<void> {
  const account = { userId: user, dbName: store.db.name, user: {} as never };
  await registry().accounts.clear();
  await registry().accounts.put({ ...account, state: 'active', sessionExpired: 0, lastUsed: 0 });
}

function meal(device: SimulatedDevice, fields: Partial<MealFields>): Change {
  return { type: 'meal', id: device.store.newId(), act: 'put', patch: mealFields(fields) };
}

async function mealOf(
  { store }: SimulatedDevice,
  number: number,
  deleted: 0 | 1,
): Promise<string | undefined> {
  const rows = (await store.db.meal.toArray()).filter((row) => row.deleted === deleted);
  // Mostly the latest ones: the point is that devices change the same entry.
  const latest = rows.slice(-2);
  return pick([...latest, ...latest, ...rows], number)?.id;
}
