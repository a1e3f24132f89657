import { listen } from '../event-stream';
import { compressed, HttpConnection } from '../http-connection';
import type { BenchMeal } from '../meals';
import { Arrivals } from '../arrivals';
import type { SyncClient } from '../process-messages';
import { asBare, BATCH, type BarePage, type BareRecord } from './record';

/** The client of the bare limit; it keeps its meals in a Map, which is not durable. */
export class BareClient implements SyncClient {
  private readonly connection: HttpConnection;
  private waiting: BareRecord[] = [];
  private user = '';

  constructor(
    private readonly url: string,
    private readonly coding: 'gzip' | 'plain',
  ) {
    this.connection = new HttpConnection(url);
  }

  prepare(round: number, meals: BenchMeal[]): Promise<void> {
    this.user = `user=${round}`;
    this.waiting = meals.map(asBare);
    return Promise.resolve();
  }

  async upload(): Promise<void> {
    for (let from = 0; from < this.waiting.length; from += BATCH) {
      await this.push(this.waiting.slice(from, from + BATCH));
    }
  }

  async download(): Promise<number> {
    const held = new Map<string, BareRecord>();
    let page: BarePage = { records: [], cursor: 0, more: true };
    while (page.more) {
      const { body } = await this.connection.send({
        method: 'GET',
        path: `/pull?${this.user}&since=${page.cursor}`,
        headers: this.coding === 'gzip' ? { 'Accept-Encoding': 'gzip' } : {},
      });
      page = JSON.parse(body.toString()) as BarePage;
      for (const record of page.records) held.set(record.id, record);
    }
    return held.size;
  }

  async live(changes: BenchMeal[]): Promise<number[]> {
    const arrivals = new Arrivals();
    const stream = await listen(`${this.url}/live?${this.user}`, {}, (data) => {
      for (const { id } of JSON.parse(data) as BareRecord[]) arrivals.arrived(id);
    });
    const times = await arrivals.timeEach(changes, async (meal) => this.push([asBare(meal)]));
    stream.close();
    return times;
  }

  private async push(records: BareRecord[]): Promise<void> {
    const text = JSON.stringify(records);
    const packed = this.coding === 'gzip';
    const { status } = await this.connection.send({
      method: 'POST',
      path: `/push?${this.user}`,
      headers: packed ? { 'Content-Encoding': 'gzip' } : {},
      body: packed ? compressed(text) : text,
    });
    if (status !== 200) throw new Error(`The bare server answered ${status}.`);
  }
}
