import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { uuidv4 } from 'uuidv7';

import { agreeToAi, registration, Visitor } from '../kit/api-in-memory';
import { picture } from '../kit/pictures';
import type { Chance } from './chance';
import { Device, type Picture, type World } from './device';
import type { Account } from './ledger';
import { newMeal, Plan } from './plan';
import { Replica } from './replica';
import type { Kept } from './snapshot';

const WIDTH = 64;
const HEIGHT = 48;
const PICTURES = 60;

/** Four writers: two accounts with two devices each, one account with photos and one without. */
export class Writers {
  private constructor(
    readonly accounts: Account[],
    private readonly devices: Device[],
    private readonly watchers: Replica[],
  ) {}

  static async register(world: World, chance: Chance): Promise<Writers> {
    const accounts: Account[] = [];
    const devices: Device[] = [];
    for (const photos of [true, false]) {
      const account = await newAccount(world, photos);
      accounts.push(account);
      devices.push(...(await devicesOf(account, world, chance)));
    }
    const watchers = accounts.map((account) => new Replica(account, world.server));
    return new Writers(accounts, devices, watchers);
  }

  /** Resolves when they have been stopped and all requests are answered. */
  async run(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.run()));
  }

  stop(): void {
    for (const device of this.devices) device.stop();
  }

  /** Makes a third device of each account, which writes nothing, fetch what is new. */
  async watch(): Promise<void> {
    for (const watcher of this.watchers) await watcher.pull();
  }

  /** Records of an earlier snapshot that the third devices lack or have in an older state after all of their pulls. */
  async holes(holdings: Kept['holdings']): Promise<string[]> {
    await this.watch();
    const problems: string[] = [];
    for (const { account, rows } of this.watchers) {
      for (const [key, { seq, data }] of holdings.get(account.id)?.records ?? []) {
        const row = rows.get(key);
        // The server continues to write analyses of photos.
        const newer = row !== undefined && row.seq > seq;
        if (newer || (row?.seq === seq && isDeepStrictEqual(row.data, data))) continue;
        problems.push(`what came down of ${key} is ${JSON.stringify(row)}`);
      }
    }
    return problems;
  }
}

/** Pictures with different contents, so that each has its own file on the server. */
export async function testPictures(): Promise<Picture[]> {
  return Promise.all(Array.from({ length: PICTURES }, (_, index) => testPicture(index)));
}

async function testPicture(shade: number): Promise<Picture> {
  const bytes = await picture(WIDTH, HEIGHT, shade * 4);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = { bytes: bytes.length, width: WIDTH, height: HEIGHT };
  return { bytes, fields: { sha256, mime: 'image/jpeg', ...size } };
}

async function newAccount({ server, ledger }: World, photos: boolean): Promise<Account> {
  const visitor = new Visitor(server.url);
  const email = `${uuidv4()}@example.org`;
  const { status, body } = await visitor.post('/api/register', registration({ email }));
  if (status >= 400) throw new Error(`No account: ${JSON.stringify(body)}`);
  const { id } = (body as { user: { id: string } }).user;
  await agreeToAi(visitor);
  const account = { id, cookie: visitor.cookies, photos };
  ledger.accounts.push(account);
  return account;
}

async function devicesOf(account: Account, world: World, chance: Chance): Promise<Device[]> {
  const shared = newMeal('Shared');
  const devices = [0, 1].map((device) => {
    const plan = new Plan({ device, sharedMeal: shared.id, chance: chance.split() });
    return new Device(account, world, { plan, chance: chance.split() });
  });
  await devices[0]?.push([shared]);
  return devices;
}
