import { createHash } from 'node:crypto';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { AGREED } from '../kit/agreed';
import { BIG_PERSON, bigId, makeBigDatabase, sessionOf, sized } from '../kit/big-database';
import { LiveServer } from '../kit/live-server';
import { from, send, type Got, type Sent } from '../kit/caller';

export interface Scale {
  /** Fraction of the full database: 1 is 1.1 million records. */
  part: number;
  /** Seconds that each attack lasts. */
  seconds: number;
  /** A stall so short that it is not compared with a bare server; by default every stall is compared. */
  enoughMs?: number;
}

export const PASSWORD = 'analytical engine 1843';

/** A real server with a prefilled database, and ways to call it as a user. */
export class World {
  private constructor(
    readonly server: LiveServer,
    readonly scale: Scale,
  ) {}

  /** Behind a proxy, so that every user has their own network. */
  static async open(scale: Scale, env: Record<string, string> = {}): Promise<World> {
    const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'error', ...env };
    const server = await LiveServer.start(settings, async (folder) => {
      await makeBigDatabase(folder, { ...sized(scale.part), people: 400 });
      addRememberedFoods(folder);
    });
    return new World(server, scale);
  }

  get url(): string {
    return this.server.url.replace('localhost', '127.0.0.1');
  }

  async close(): Promise<void> {
    await this.server.remove();
  }
}

/** Headers of user n of the database: their session and network. */
export function shownBy(n: number): Record<string, string> {
  return { Cookie: `platelog_session=${sessionOf(n)}`, ...from(n) };
}

/** The user with 5,000 remembered foods. */
export const REMEMBERING = 2;

function addRememberedFoods(dataFolder: string): void {
  const db = new SQLite(path.join(dataFolder, 'platelog.sqlite'));
  const person = bigId(1, REMEMBERING);
  const add = db.prepare(
    `INSERT INTO records (user_id, type, id, seq, deleted, data, field_meta, created_at, updated_at)
     VALUES (?, 'foodMemory', ?, ?, 0, ?, '[]', 0, 0)`,
  );
  db.transaction(() => {
    const { seq } = db.prepare('SELECT seq FROM users WHERE id = ?').get(person) as { seq: number };
    for (let n = 1; n <= 5_000; n += 1) {
      const meaning = { code: '56203000', name: 'Oatmeal', grams: 100 };
      add.run(
        person,
        bigId(9, n),
        seq + n,
        JSON.stringify({ words: `grandma's stew ${n}`, meaning }),
      );
    }
    db.prepare('UPDATE users SET seq = seq + 5000 WHERE id = ?').run(person);
  })();
  db.close();
}

/** A user who has registered by the API, with all their cookies. */
export class Person {
  private readonly cookies = new Map<string, string>();

  private constructor(
    private readonly url: string,
    readonly email: string,
    private readonly address: number,
  ) {}

  static async register(url: string, n: number): Promise<Person> {
    const person = new Person(url, `attacked${n}@example.org`, 40_000 + n);
    const names = { firstName: 'Ada', lastName: 'Lovelace', email: person.email };
    const body = { ...names, ...AGREED, password: PASSWORD, confirmPassword: PASSWORD };
    const { status, text } = await person.send('/api/register', { body: JSON.stringify(body) });
    if (status !== 200) throw new Error(`A registration was answered with ${status}: ${text}`);
    return person;
  }

  async send(where: string, sent: Sent = {}): Promise<Got> {
    const headers = { ...from(this.address), ...this.shown(), ...sent.headers };
    const got = await send(this.url + where, { ...sent, headers });
    const lines = got.headers['set-cookie'];
    for (const line of Array.isArray(lines) ? lines : []) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      this.cookies.set(name, value);
    }
    return got;
  }

  async logIn(password: string): Promise<number> {
    const body = JSON.stringify({ email: this.email, password });
    return (await this.send('/api/auth/login', { body })).status;
  }

  /** Deletes only the session cookie; the server's other cookies stay. */
  signedOut(): void {
    this.cookies.delete('platelog_session');
  }

  shown(): Record<string, string> {
    const pairs = [...this.cookies].filter(([, value]) => value !== '');
    return { Cookie: pairs.map(([name, value]) => `${name}=${value}`).join('; ') };
  }
}

/** Writes a password reset into the running server's database. Returns its token. */
export function resetToken({ server }: World, email: string): string {
  const token = 'a-token-that-was-mailed';
  const db = new SQLite(path.join(server.dataFolder, 'platelog.sqlite'));
  db.pragma('busy_timeout = 5000');
  const hash = createHash('sha256').update(token).digest('hex');
  db.prepare('UPDATE users SET reset_token = ?, reset_token_expiry = ? WHERE email = ?').run(
    hash,
    Date.now() + 600_000,
    email,
  );
  db.close();
  return token;
}

/** A sync request of user n; user 0 has the big account. */
export function syncOf(n: number, part: object = {}): string {
  return JSON.stringify({
    proto: 1,
    app: 'attack',
    userId: n === 0 ? BIG_PERSON : bigId(1, n),
    replicaId: bigId(8, n),
    epoch: null,
    cursor: 0,
    limit: 50,
    sentAt: Date.now(),
    ops: [],
    ...part,
  });
}
