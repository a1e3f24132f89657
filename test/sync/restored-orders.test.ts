import * as fc from 'fast-check';

import { ApiInMemory, type Visitor } from '../kit/api-in-memory';
import { takeBackup } from '../kit/backup';
import { TestDevice } from '../kit/devices';
import { isShort } from '../kit/short';

let api: ApiInMemory;

beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

const DEVICES = 3;
const MEALS = 2;
const FIELDS = ['name', 'notes', 'description'] as const;

/** An act of a user: changes fields of a meal, or deletes it or undoes that. */
interface Act {
  device: number;
  meal: number;
  fields: (typeof FIELDS)[number][];
  deletes: boolean;
}

const device = fc.nat(DEVICES - 1);
const acts: fc.Arbitrary<Act> = fc.record({
  device,
  meal: fc.nat(MEALS - 1),
  fields: fc.subarray([...FIELDS], { minLength: 1 }),
  deletes: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
});
const histories = fc.record({
  before: fc.array(acts, { maxLength: 3 }),
  lost: fc.array(acts, { minLength: 1, maxLength: 6 }),
  returning: fc.shuffledSubarray([0, 1, 2], { minLength: DEVICES }),
  // What the first device that returns does in the new epoch.
  then: fc.array(acts, { maxLength: 2 }),
  hoursWrong: fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })),
});
type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never;

/** A user with three devices, and what they entered: the last value of every field. */
class ThreeDevices {
  readonly devices: TestDevice[];
  readonly expected: { id: string; data: Record<string, string | null>; deleted: boolean }[] = [];
  private count = 0;

  private constructor(readonly ada: Visitor) {
    this.devices = Array.from({ length: DEVICES }, () => new TestDevice(api, ada));
  }

  static async open(hoursWrong: readonly number[]): Promise<ThreeDevices> {
    const person = new ThreeDevices(await api.member());
    for (const [index, hours] of hoursWrong.entries()) {
      const wrong = hours * 3600_000;
      person.device(index + 1).store.now = () => Date.now() + wrong;
    }
    for (let meal = 0; meal < MEALS; meal += 1) {
      const data = { name: `Meal ${meal}`, notes: null, description: null };
      const id = await person.device(0).add(data);
      person.expected.push({ id, data, deleted: false });
    }
    for (const one of person.devices) await one.sync();
    return person;
  }

  device(index: number): TestDevice {
    const found = this.devices[index];
    if (!found) throw new Error(`There is no device ${index}.`);
    return found;
  }

  /** Every device fetches all changes before its act, and sends it at once. */
  async act({ device: index, meal, fields, deletes }: Act): Promise<void> {
    const one = this.device(index);
    const known = this.expected[meal];
    if (!known) return;
    await one.sync();
    if (deletes || known.deleted) {
      known.deleted = !known.deleted;
      await one.change(known.id, known.deleted ? 'del' : 'restore', null);
    } else {
      this.count += 1;
      const patch = Object.fromEntries(fields.map((field) => [field, `${field} ${this.count}`]));
      Object.assign(known.data, patch);
      await one.change(known.id, 'put', patch);
    }
    await one.sync();
  }

  /** An edit, if the device has every change of the meal and the meal is not deleted. */
  async actIfSeen(act: Act): Promise<void> {
    const [seen, meal] = [(await this.shown(act.device))[act.meal], this.expected[act.meal]];
    const knows = JSON.stringify(seen) === JSON.stringify(meal);
    if (knows && meal?.deleted === false) await this.act(act);
  }

  async shown(index: number) {
    const { db } = this.device(index).store;
    return Promise.all(
      this.expected.map(async ({ id }) => {
        const row = await db.meal.get(id);
        const { name, notes, description } = row?.data ?? {};
        return { id, data: { name, notes, description }, deleted: row?.deleted === 1 };
      }),
    );
  }
}

async function play({ before, lost, returning, then, hoursWrong }: History): Promise<void> {
  const person = await ThreeDevices.open(hoursWrong);
  for (const act of before) await person.act(act);
  const putBack = await takeBackup(api.services.db, person.ada.userId);
  for (const act of lost) await person.act(act);
  await putBack();
  const [first = 0, ...late] = returning;
  await person.device(first).sync();
  for (const act of then) await person.actIfSeen({ ...act, device: first, deletes: false });
  for (const index of late) await person.device(index).sync();
  for (const one of person.devices) await one.sync();
  for (let index = 0; index < DEVICES; index += 1) {
    expect(await person.shown(index)).toEqual(person.expected);
    expect(await person.device(index).store.db.outbox.count()).toBe(0);
    expect((await person.device(index).state()).comparison).toMatchObject({ same: true });
  }
}

// The server allows twenty registrations per address.
test('everything acknowledged after the backup is recovered, in whatever order devices return', async () => {
  await fc.assert(fc.asyncProperty(histories, play), {
    numRuns: isShort ? 4 : 12,
    endOnFailure: true,
  });
});
