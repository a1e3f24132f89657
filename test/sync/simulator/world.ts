import { uuidv4 } from 'uuidv7';

import { deleteStore } from '../../../src/store/account-store';
import { chanceOf, type Chance } from './chance';
import { SimulatedDevice } from './device';
import { has, type History } from './history';
import { Network, type Message } from './network';
import { Records } from './records';
import { SimulatedServer } from './server';

const START = 1_800_000_000_000;

/** Everything of one history: the devices, the network, the server, the time, and what was promised. */
export class World {
  now = START;
  readonly chance: Chance;
  readonly network = new Network();
  readonly records = new Records();
  readonly users = [uuidv4(), uuidv4()];
  readonly server: SimulatedServer;
  readonly devices: SimulatedDevice[];

  constructor(readonly history: History) {
    this.chance = chanceOf(history.seed ^ 0x5eed);
    const clock = () => this.now;
    this.server = new SimulatedServer(clock, history.pageSize);
    const [ada = '', bob = ''] = this.users;
    const owners = [...Array.from({ length: history.devices }, () => ada), bob];
    this.devices = owners.map(
      (user, index) =>
        new SimulatedDevice(String(index), user, { now: clock, chance: this.chance }),
    );
    // Devices never have quite the same time: from a minute and a half behind to half a minute ahead.
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

  /** Waits until whatever runs waits for the network. */
  async settle(): Promise<void> {
    while (this.devices.some((device) => device.busy)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Brings a request to the server; its answer is then on its way. */
  async deliver(message: Message): Promise<void> {
    if (!this.network.take('up', message)) return;
    message.answer = await this.server.answer(message);
    this.records.noteRequest(message);
    if (message.run) this.network.down.push(message);
  }

  get losesPower(): boolean {
    return has(this.history, 'power-loss');
  }

  get isSetBack(): boolean {
    return has(this.history, 'put-back');
  }
}
