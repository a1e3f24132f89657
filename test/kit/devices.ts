import { gzipSync } from 'node:zlib';

import 'fake-indexeddb/auto';

import type { MealFields } from '#shared/records/meal';

import { storeOf, type AccountStore } from '../../src/store/account-store';
import type { PhotoBytes } from '../../src/store/database';
import { entriesOf, type MealEntry } from '../../src/store/meal-entries';
import { photoChange, type PreparedPhoto } from '../../src/store/photos/photos';
import { registry } from '../../src/store/registry';
import { rescueAccount } from '../../src/store/rescue';
import { readSyncState } from '../../src/store/sync-state';
import { write, type Change } from '../../src/store/write';
import { exchange } from '../../src/sync/exchange';
import { sync, type Trigger } from '../../src/sync/sync';
import type { ApiInMemory, Visitor } from './api-in-memory';
import { freshStore, mealFields } from './stores';

const realFetch = globalThis.fetch;

/** What happens to a request on the network. */
export type Weather = 'clear' | 'no-signal' | 'answer-lost' | 'portal' | 'older-server';

const TOO_OLD = { code: 'client_too_old', title: 'Too old', detail: 'Too old', status: 426 };

/** A device with the real store and the real sync, whose requests reach the real API, depending on the network. */
export class TestDevice {
  weather: Weather = 'clear';
  /** The largest body in bytes that gets through before a request times out. */
  gauge = Infinity;

  constructor(
    private readonly api: ApiInMemory,
    private readonly visitor: Visitor,
    readonly store: AccountStore = freshStore(visitor.userId),
  ) {}

  /** The same device after its account was moved to a new database. */
  async rescued(): Promise<TestDevice> {
    const { userId, db } = this.store;
    const rest = { user: {} as never, state: 'active', sessionExpired: 0, lastUsed: 0 } as const;
    await registry().accounts.put({ ...rest, userId, dbName: db.name });
    await rescueAccount(userId);
    const { dbName } = (await registry().accounts.get(userId))!;
    return new TestDevice(this.api, this.visitor, storeOf(userId, dbName));
  }

  async add(fields: Partial<MealFields> = {}, photo?: PreparedPhoto): Promise<string> {
    const id = this.store.newId();
    const meal: Change = { type: 'meal', id, act: 'put', patch: mealFields(fields) };
    if (!photo) {
      await write(this.store, [meal]);
      return id;
    }
    const { change, bytes } = photoChange(this.store, id, photo);
    await write(
      this.store,
      [{ ...meal, patch: mealFields({ ...fields, photoId: change.id }) }, change],
      bytes,
    );
    return id;
  }

  async change(id: string, act: Change['act'], patch: Partial<MealFields> | null): Promise<void> {
    await write(this.store, [{ type: 'meal', id, act, patch }]);
  }

  /** One sync cycle; returns whether nothing waits any more. */
  async sync(trigger: Trigger = 'person'): Promise<boolean> {
    const deadline = this.store.now() + 30_000;
    const end = await this.online(async () => sync(this.store, { trigger, deadline }));
    return end === 'up-to-date';
  }

  /** One request and its response; returns whether another one is due. */
  async exchange(): Promise<boolean> {
    return this.online(async () => exchange(this.store));
  }

  private async online<Result>(work: () => Promise<Result>): Promise<Result> {
    globalThis.fetch = this.fetch;
    try {
      return await work();
    } finally {
      globalThis.fetch = realFetch;
    }
  }

  async meals(): Promise<MealEntry[]> {
    const rows = await this.store.db.meal.orderBy('data.mealTime').reverse().toArray();
    return entriesOf(
      this.store,
      rows.filter(({ deleted }) => deleted === 0),
    );
  }

  async names(): Promise<string[]> {
    return (await this.meals()).map(({ meal }) => meal.name).sort();
  }

  async photoBytes(): Promise<PhotoBytes[]> {
    return this.store.db.photoBytes.toArray();
  }

  async state() {
    return readSyncState(this.store);
  }

  // The app only fetches from its own server, with addresses as strings.
  private readonly fetch = async (address: unknown, request?: RequestInit): Promise<Response> => {
    if (this.weather === 'no-signal') throw new TypeError('Failed to fetch');
    if (this.weather === 'portal') {
      return new Response('<html>Welcome to the Wi-Fi</html>', {
        headers: { 'Content-Type': 'text/html' },
      });
    }
    if (this.weather === 'older-server') {
      const body = JSON.stringify({ ...TOO_OLD, requestId: 'older' });
      return new Response(body, { status: 426, headers: { 'x-platelog-build': 'older' } });
    }
    const headers = new Headers(request?.headers);
    headers.set('Cookie', this.visitor.cookies);
    this.passThrough(request?.body);
    const answer = await realFetch(`${this.api.url}${address as string}`, { ...request, headers });
    if (this.weather === 'answer-lost') throw new TypeError('Failed to fetch');
    // Compresses the body again: fetch has already decompressed it.
    const packed = gzipSync(await answer.clone().text());
    this.passThrough(new Uint8Array(packed).buffer);
    return answer;
  };

  private passThrough(body: unknown): void {
    const bytes =
      body instanceof ArrayBuffer ? body.byteLength : typeof body === 'string' ? body.length : 0;
    if (bytes > this.gauge) throw new DOMException('Timed out', 'TimeoutError');
  }
}
