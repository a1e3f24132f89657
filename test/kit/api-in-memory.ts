import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Consents } from '#shared/contract/consents';

import { createListener } from '../../api/app/create-listener';
import { readEnv } from '../../api/app/env';
import type { FreeSpace } from '../../api/store/data-folder';
import { closeServices, openServices, type Services } from '../../api/app/services';
import { AGREED, yesToAi } from './agreed';
import { freshBucket } from './bucket-server';
import { emptyDatabase } from './empty-database';
import { KeptFoodThread } from './kept-food-thread';
import { freshDatabase } from './postgres-database';
import { postgresForTests } from './server-database';

interface Rest {
  /** The free bytes of the server's disk. */
  freeSpace?: FreeSpace;
  /** The provider's timeout in ms, for tests where the shortest setting of a host (a second) is too long. */
  providerMs?: number;
  /** An existing database file. */
  database?: string;
}

/** The real API on an in-memory database, called over HTTP. */
export class ApiInMemory {
  private constructor(
    readonly services: Services,
    private readonly server: Server,
    private readonly folder: string,
    private readonly drop: () => Promise<void> = () => Promise.resolve(),
  ) {}

  /** @param now the server's clock, if a test moves it */
  static async start(
    env: Record<string, string> = {},
    now: () => number = Date.now,
    { freeSpace, providerMs, database = ':memory:' }: Rest = {},
  ): Promise<ApiInMemory> {
    const folder = mkdtempSync(path.join(tmpdir(), 'platelog-api-'));
    const onPostgres = database === ':memory:' ? postgresForTests() : undefined;
    const fresh = onPostgres === undefined ? undefined : await freshDatabase(onPostgres);
    const settings = readEnv({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      // The machine that runs the tests may have less free space.
      DISK_RESERVE_MB: '0',
      OPENAI_READS_WORDS: '1',
      ...(fresh ? { DATABASE_URL: fresh.url } : {}),
      ...(await freshBucket(process.env['TEST_BUCKET'] ?? '')),
      ...env,
    });
    if (settings.vision && providerMs !== undefined) settings.vision.timeoutMs = providerMs;
    const contents = database === ':memory:' && !fresh ? { contents: await emptyDatabase() } : {};
    const foods = KeptFoodThread.take();
    const choices = { database, now, foods, ...contents, ...(freeSpace ? { freeSpace } : {}) };
    const services = await openServices(settings, choices);
    const server = createServer(createListener(services));
    // As in production. On a busy machine, a shorter time closes connections that are in use.
    server.keepAliveTimeout = 65_000;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ApiInMemory(services, server, folder, fresh?.drop);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A client with its own cookie jar. */
  visitor(): Visitor {
    return new Visitor(this.url);
  }

  /** A client that has just registered and has given every consent. */
  async member(firstName = 'Ada'): Promise<Visitor> {
    const visitor = this.visitor();
    const email = `${firstName.toLowerCase()}-${Math.random().toString(36).slice(2)}@example.org`;
    const answer = await visitor.post('/api/register', registration({ firstName, email }));
    visitor.userId = (answer.body as { user: { id: string } }).user.id;
    if (this.services.rules.provider) await agreeToAi(visitor);
    return visitor;
  }

  /** The number of rows in each table: a rejected request must not change them. */
  async counts(): Promise<Record<string, number>> {
    const tables = [
      'users',
      'sessions',
      'records',
      'ops',
      'photo_files',
      'jobs',
      'contacts',
      'mails',
    ] as const;
    const rows = await Promise.all(
      tables.map(async (table) => {
        const { count } = await this.services.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return [table, count] as const;
      }),
    );
    return Object.fromEntries(rows);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await closeServices(this.services);
    await this.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

type Registered = Record<string, string> & Partial<typeof AGREED>;

export function registration(change: Record<string, string> = {}): Registered {
  const person: Record<string, string> = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    password: 'analytical engine 1843',
    confirmPassword: 'analytical engine 1843',
    ...change,
  };
  return { ...person, ...(AGREED as object) };
}

/** Allows a registered user's meals and notes to go to the AI provider, if the server has one. */
export async function agreeToAi(visitor: Visitor): Promise<void> {
  const { body, status: found } = await visitor.get('/api/auth/me');
  if (found !== 200) throw new Error(`Nobody is signed in: ${JSON.stringify(body)}`);
  const { provider, last } = (body as { consents: Consents }).consents;
  if (!provider) return;
  const { status } = await visitor.post('/api/consents', { answers: [yesToAi(provider, last)] });
  if (status !== 200) throw new Error(`The answer was refused with ${status}.`);
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export class Visitor {
  userId = '';
  private readonly jar = new Map<string, string>();

  constructor(private readonly url: string) {}

  async get(address: string): Promise<Answer> {
    return this.send(address, { method: 'GET' });
  }

  async post(
    address: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.send(address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  async send(address: string, request: RequestInit): Promise<Answer> {
    const headers = new Headers(request.headers);
    if (this.jar.size > 0) headers.set('Cookie', this.cookies);
    const response = await fetch(this.url + address, { ...request, headers });
    this.keepCookie(response);
    const text = await response.text();
    const isJson = (response.headers.get('Content-Type') ?? '').includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }

  /** The value of the Cookie header. */
  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookies(cookies: string) {
    this.jar.clear();
    for (const pair of cookies.split('; ')) this.keepPair(pair);
  }

  private keepCookie(response: Response): void {
    for (const line of response.headers.getSetCookie()) this.keepPair(line.split(';')[0] ?? '');
  }

  private keepPair(pair: string): void {
    const [name = '', value = ''] = pair.split('=');
    if (value === '') this.jar.delete(name);
    else this.jar.set(name, value);
  }
}
