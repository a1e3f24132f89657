import { uuidv4 } from 'uuidv7';

import { deleteStore } from '../../../src/store/account-store';
import { chanceOf, type Chance } from './chance';
import { SimulatedDevice } from './device';
import { has, type History } from './history';
import { Network, type Message } from './network';
import { Model } from './model/model';
import { ReturningDevices } from './model/returning-devices';
import { SimulatedServer } from './server';
import type { ServerDatabase } from './server-database';

const START = 1_800_000_000_000;

/** Everything of one history: devices, network, server, time, and what was promised. */
export class World {
  now = START;
  readonly chance: Chance;
  readonly network = new Network();
  readonly users = [uuidv4(), uuidv4()];
  readonly server: SimulatedServer;
  readonly model: Model;
  private readonly returning: ReturningDevices;
  readonly devices: SimulatedDevice[];

  constructor(
    readonly history: History,
    database: ServerDatabase,
  ) {
    this.chance = chanceOf(history.seed ^ 0x5eed);
    const clock = () => this.now;
    this.server = new SimulatedServer(clock, history.pageSize, database);
    this.model = new Model(this.users, async (user, above) =>
      this.server.recordsAbove(user, above),
    );
    this.returning = new ReturningDevices(this.model);
    const [ada = '', bob = ''] = this.users;
    const owners = [...Array.from({ length: history.devices }, () => ada), bob];
    this.devices = owners.map(
      (user, index) =>
        new SimulatedDevice(String(index), user, { now: clock, chance: this.chance }),
    );
    // The clocks of devices always differ: from a minute and a half behind to half a minute ahead.
    for (const device of this.devices) device.skew = this.chance() * 120_000 - 90_000;
  }

  async open(): Promise<void> {
    await this.server.open(this.users);
  }

  async close(): Promise<void> {
    for (const device of this.devices) {
      device.crash();
      await deleteStore(device.store.db.name);
    }
    await this.server.close();
  }

  devicesOf(user: string): SimulatedDevice[] {
    return this.devices.filter((device) => device.user === user);
  }

  /** Waits until everything that runs waits for the network, or for the history. */
  async settle(): Promise<void> {
    while (this.devices.some((device) => device.busy)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (!this.isSetBack) return;
    for (const device of this.devices) await this.returning.look(device);
  }

  /** Delivers a request to the server; its response is then on its way. */
  async deliver(message: Message): Promise<void> {
    if (!this.network.take('up', message)) return;
    message.answer = await this.server.answer(message);
    await this.model.takeIn(message, this.now);
    if (message.run) this.network.down.push(message);
  }

  /** Gives a response to the device that waits for it. */
  hand(message: Message): void {
    const { network, model } = this;
    if (!message.answer || !network.take('down', message)) return;
    if (!network.hand(message, message.answer) || message.answer.status !== 200) return;
    const { ops = [] } = message.body as { ops?: { opId?: string; id: string }[] };
    for (const { opId, id } of ops) {
      const entered = model.entered.byOp.get(opId ?? id);
      if (entered) entered.isTold = true;
    }
  }

  get losesPower(): boolean {
    return has(this.history, 'power-loss');
  }

  get isSetBack(): boolean {
    return has(this.history, 'put-back');
  }
}
