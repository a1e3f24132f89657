import { CHANGES_PER_PAGE, OPS_PER_REQUEST, type Op } from '#shared/sync/protocol';

import { Arrivals } from '../arrivals';
import { listen } from '../event-stream';
import { HttpConnection } from '../http-connection';
import type { BenchMeal } from '../meals';
import type { SyncClient } from '../process-messages';
import { registerAccount, type BenchAccount } from './account';
import { batchesOf, operationsOf } from './operations';
import { Pace } from './pace';
import { Replica } from './replica';

/** Platelog's protocol, against its own server. */
export class OurClient implements SyncClient {
  private readonly connection: HttpConnection;
  private readonly pace = new Pace();
  private account: BenchAccount = { userId: '', cookie: '' };
  private outbox: Op[] = [];

  constructor(private readonly url: string) {
    this.connection = new HttpConnection(url);
  }

  async prepare(round: number, meals: BenchMeal[]): Promise<void> {
    this.account = await registerAccount(this.url);
    this.outbox = operationsOf(meals, round);
    const exchanges = meals.length / OPS_PER_REQUEST + (2 * meals.length) / CHANGES_PER_PAGE;
    await this.pace.room(Math.ceil(exchanges) + 10);
  }

  async upload(): Promise<void> {
    const replica = this.replica();
    let more = false;
    for (const ops of batchesOf(this.outbox)) ({ more } = await replica.exchange(ops));
    if (more) await replica.pull();
  }

  async download(): Promise<number> {
    const replica = this.replica();
    await replica.pull();
    return replica.held.size;
  }

  async live(changes: BenchMeal[]): Promise<number[] | undefined> {
    await this.pace.room(4 * changes.length);
    const [a, b] = [this.replica(), this.replica(new HttpConnection(this.url))];
    await a.pull();
    await b.pull();
    const arrivals = new Arrivals();
    const puller = new Puller(b, arrivals);
    const headers = { Cookie: this.account.cookie };
    const stream = await listen(`${this.url}/api/sync/live`, headers, () => {
      puller.due();
    });
    if (stream.status !== 200) {
      stream.close();
      return undefined;
    }
    const times = await arrivals.timeEach(changes, async (meal) => {
      for (const ops of batchesOf(operationsOf([meal], meal.updatedAt))) await a.exchange(ops);
    });
    stream.close();
    return times;
  }

  private replica(connection = this.connection): Replica {
    return new Replica(connection, this.account, () => {
      this.pace.note();
    });
  }
}

/** B: pulls when told to, one pull at a time. */
class Puller {
  private running = false;
  private again = false;

  constructor(
    private readonly replica: Replica,
    private readonly arrivals: Arrivals,
  ) {}

  due(): void {
    this.again = true;
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.again) {
      this.again = false;
      const { changes } = await this.replica.exchange();
      for (const { id } of changes) this.arrivals.arrived(id);
    }
    this.running = false;
  }
}
