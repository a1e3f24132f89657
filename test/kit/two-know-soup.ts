import type { MealFields } from '#shared/records/meal';

import type { ApiInMemory, Visitor } from './api-in-memory';
import { takeBackup, type PutBack } from './backup';
import type { TestDevice } from './devices';
import { withTwoDevices } from './two-devices';

type Shown = { deleted: boolean; name: string | undefined; notes: string | null | undefined };

/** A user with two devices that both have one meal, 'Soup'. */
export class TwoKnowSoup {
  soup = '';

  constructor(
    private readonly api: ApiInMemory,
    readonly ada: Visitor,
    readonly phone: TestDevice,
    readonly tablet: TestDevice,
  ) {}

  async begin(): Promise<void> {
    this.soup = await this.phone.add({ name: 'Soup', notes: null });
    await this.level();
  }

  /** One sync cycle of each device, in this order. */
  async level(...devices: TestDevice[]): Promise<void> {
    const all = devices.length > 0 ? devices : [this.phone, this.tablet];
    for (const device of all) await device.sync();
  }

  async backup(): Promise<PutBack> {
    return takeBackup(this.api.services.db, this.ada.userId);
  }

  async onServer(id = this.soup): Promise<Shown | undefined> {
    const row = await this.api.services.db
      .selectFrom('records')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && asShown(row.deleted === 1, JSON.parse(row.data) as Partial<MealFields> | null);
  }

  async shown(device: TestDevice, id = this.soup): Promise<Shown | undefined> {
    const row = await device.store.db.meal.get(id);
    return row && asShown(row.deleted === 1, row.data);
  }

  /** Expects that both devices show what the server has, and that nothing waits. */
  async expectEverywhere(wanted: Shown, id = this.soup): Promise<void> {
    const { phone, tablet } = this;
    await this.level(phone, tablet, phone, tablet);
    expect(await this.onServer(id)).toEqual(wanted);
    for (const device of [phone, tablet]) {
      expect(await this.shown(device, id)).toEqual(wanted);
      expect(await device.store.db.outbox.count()).toBe(0);
      expect((await device.state()).comparison).toMatchObject({ same: true });
    }
  }
}

function asShown(deleted: boolean, data: Partial<MealFields> | null): Shown {
  return { deleted, name: data?.name, notes: data?.notes };
}

/** Gives every test of a file such a user. The server allows twenty registrations per address. */
export function withSoup(take: (given: TwoKnowSoup) => void): void {
  let person: TwoKnowSoup;
  withTwoDevices(({ api, ada, phone, tablet }) => {
    person = new TwoKnowSoup(api, ada, phone, tablet);
    take(person);
  });
  beforeEach(async () => person.begin());
}
