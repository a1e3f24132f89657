import { uuidv4 } from 'uuidv7';

import { keepOn, send, type Sent } from '../../test/kit/caller';
import { asBare } from '../sync/bare/record';
import { EndlessMeals } from '../sync/endless-meals';
import { registerAccount } from '../sync/ours/account';
import { batchesOf, operationsOf } from '../sync/ours/operations';
import { requestOf, type Standing } from '../sync/ours/replica';
import type { SyncResponse } from '#shared/sync/protocol';

/** One user's device, and its calls to a server. Each returns the status. */
export interface Caller {
  read: (turn: number) => Promise<number>;
  write: () => Promise<number>;
  /** The number of meals that the server does not have although it answered their write with 200. */
  lost: () => Promise<number>;
}

const FIRST_MEALS = 20;
/** Only a few: collecting this program's garbage takes processors that the server under load needs. */
const MEALS_AHEAD = 20;
/**
 * A device that speaks Platelog's protocol: of ten reads six are an empty sync, two the list of meals, two the account.
 */
class OurCaller implements Caller {
  private readonly standing: Standing;
  private readonly meals: EndlessMeals;
  private readonly kept: string[] = [];

  private constructor(
    private readonly url: string,
    private readonly cookie: string,
    { userId, seed }: { userId: string; seed: number },
  ) {
    this.standing = { userId, replicaId: uuidv4(), epoch: null, cursor: 0 };
    this.meals = new EndlessMeals(seed, MEALS_AHEAD);
  }

  static async register(url: string, seed: number): Promise<OurCaller> {
    const { userId, cookie } = await registerAccount(url);
    const caller = new OurCaller(url, cookie, { userId, seed });
    await caller.push(FIRST_MEALS);
    return caller;
  }

  async read(turn: number): Promise<number> {
    if (turn % 10 < 6) return (await this.sync(this.standing)).status;
    const path = turn % 10 < 8 ? '/api/meals?limit=20' : '/api/auth/me';
    return (await this.send(path)).status;
  }

  async write(): Promise<number> {
    return this.push(1);
  }

  async lost(): Promise<number> {
    const found = new Set<string>();
    const standing = { ...this.standing, replicaId: uuidv4(), cursor: 0 };
    for (let more = true; more;) {
      const { answer } = await this.sync(standing);
      if (!answer) {
        // The user has reached the limit for this minute.
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        continue;
      }
      for (const { id } of answer.changes) found.add(id);
      Object.assign(standing, { cursor: answer.cursor, epoch: answer.epoch });
      ({ more } = answer);
    }
    return this.kept.filter((id) => !found.has(id)).length;
  }

  private async push(count: number): Promise<number> {
    const meals = this.meals.take(count);
    const [ops = ''] = batchesOf(operationsOf(meals, meals[0]?.updatedAt ?? 0));
    const { status, answer } = await this.sync(this.standing, ops);
    if (answer?.results.some((result) => result.status !== 'applied') === true) return 0;
    if (status === 200) this.kept.push(...meals.map(({ id }) => id));
    return status;
  }

  private async sync(standing: Standing, ops?: string) {
    const { status, text } = await this.send('/api/sync', { body: requestOf(standing, ops) });
    if (status !== 200) return { status };
    const answer = JSON.parse(text) as SyncResponse;
    // A later response may have arrived before this one.
    if (answer.cursor > this.standing.cursor || standing !== this.standing) {
      Object.assign(standing, { cursor: answer.cursor, epoch: answer.epoch });
    }
    return { status, answer };
  }

  private async send(path: string, sent: Sent = {}) {
    return send(this.url + path, { ...sent, headers: { Cookie: this.cookie } });
  }
}

/** The same calls to the bare server, which checks nothing. */
class BareCaller implements Caller {
  private seq = 0;
  private readonly meals: EndlessMeals;

  private constructor(
    private readonly url: string,
    private readonly seed: number,
  ) {
    this.meals = new EndlessMeals(seed, MEALS_AHEAD);
  }

  static async begin(url: string, seed: number): Promise<BareCaller> {
    const caller = new BareCaller(url, seed);
    await caller.push(FIRST_MEALS);
    return caller;
  }

  async read(turn: number): Promise<number> {
    const path = turn % 10 < 6 ? 'pull' : turn % 10 < 8 ? 'meals' : 'me';
    const since = path === 'pull' ? `&since=${this.seq}` : '';
    return (await send(`${this.url}/${path}?user=${this.seed}${since}`)).status;
  }

  async write(): Promise<number> {
    return this.push(1);
  }

  async lost(): Promise<number> {
    return Promise.resolve(0);
  }

  private async push(count: number): Promise<number> {
    const body = JSON.stringify(this.meals.take(count).map(asBare));
    const { status, text } = await send(`${this.url}/push?user=${this.seed}`, { body });
    if (status === 200) this.seq = Math.max(this.seq, (JSON.parse(text) as { seq: number }).seq);
    return status;
  }
}

/** Enough users for a load that stays far below the limits of each account. */
export async function peopleAt(
  url: string,
  kind: 'ours' | 'bare',
  count: number,
): Promise<Caller[]> {
  const people: Caller[] = [];
  const next = { seed: 0 };
  const worker = async () => {
    while (next.seed < count) {
      next.seed += 1;
      const { seed } = next;
      people.push(
        await (kind === 'ours' ? OurCaller.register(url, seed) : BareCaller.begin(url, seed)),
      );
    }
  };
  await Promise.all([worker(), worker()]);
  return people;
}

/** Calls per second that a server answers to sequential clients, of which 32 run at once. */
export async function capacityOf(people: Caller[], seconds: number): Promise<number> {
  let answered = 0;
  const began = Date.now();
  await keepOn({ until: began + seconds * 1_000, atOnce: 32 }, async (turn) => {
    const person = people[turn % people.length];
    const status = await (turn % 6 === 0 ? person?.write() : person?.read(turn));
    if (status === 200) answered += 1;
  });
  return (answered * 1_000) / (Date.now() - began);
}
