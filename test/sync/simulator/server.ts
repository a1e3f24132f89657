import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';

import { type ErrorCode, ERRORS } from '#shared/contract/errors';
import { analyzeImage } from '#shared/contract/meals';
import { syncRecords } from '#shared/contract/sync';

import { analyzeImageHandler } from '../../../api/features/photos/analyze-image';
import { expirePhotos } from '../../../api/features/photos/expire-photos';
import { groundsOf } from '../../../api/features/photos/reading/ground-items';
import { mealWork } from '../../../api/features/photos/reading/meal-work';
import { reservePhoto } from '../../../api/features/photos/states/photo-charge';
import { syncRecordsHandler } from '../../../api/features/sync/sync-records';
import type { MemberCall } from '../../../api/http/endpoint';
import { checkUserId } from '../../../api/http/input';
import { Refusal } from '../../../api/http/refuse';
import { JobRunner } from '../../../api/jobs/runner';
import type { Work } from '../../../api/jobs/work';
import { accountById, createAccount } from '../../../api/store/accounts';
import { beginEpoch, type Database, preparing } from '../../../api/store/database';
import { leaseJob, PHOTO_JOB } from '../../../api/store/jobs';
import { migrate } from '../../../api/store/migrate';
import type { Tables } from '../../../api/store/tables';
import { HeldJobs } from './held-jobs';
import { PICTURES, SILENT, type SimulatedVision, SPENDING, TABLE, visionThat } from './stand-ins';

export interface Answer {
  status: number;
  type: string;
  text: string;
  retryAfter?: number;
}

export interface Ask {
  path: string;
  body: unknown;
  /** Whose session the request carries; null for none. */
  session: string | null;
}

const LEASE_MS = 180_000;

let empty: Buffer | undefined;

/** The real handlers on a real SQLite in memory, without sockets, sessions and the decoding of pictures. */
export class SimulatedServer {
  private connection = connect(':memory:');
  db: Database = wrap(this.connection);
  private backup: Buffer | undefined;
  /** Made once each: checks ask the same after every step. */
  private statements = new Map<string, SQLite.Statement>();
  readonly jobs = new HeldJobs((luck) => {
    const { db, now } = this;
    return { db, now, vision: visionThat(luck), work: (vision) => this.workOf(vision) };
  });

  constructor(
    readonly now: () => number,
    private readonly pageSize: number,
  ) {}

  async open(users: string[]): Promise<void> {
    await this.openEmpty();
    for (const id of users) {
      const person = { id, email: `${id}@example.org`, firstName: id, lastName: 'X' };
      await createAccount(this.db, { ...person, passwordHash: '', now: this.now() });
    }
  }

  /** The schema is made once and copied for every history. */
  private async openEmpty(): Promise<void> {
    if (!empty) {
      await migrate(this.db, this.now());
      empty = this.connection.serialize();
      return;
    }
    await this.db.destroy();
    this.statements.clear();
    this.connection = connect(empty);
    this.db = wrap(this.connection);
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  takeBackup(): void {
    this.backup = this.connection.serialize();
  }

  /** Sets the server back to its backup and begins a new history, as an operator does. */
  async putBack(): Promise<boolean> {
    if (!this.backup) return false;
    this.jobs.die();
    await this.db.destroy();
    this.statements.clear();
    this.connection = connect(this.backup);
    this.db = wrap(this.connection);
    await beginEpoch(this.db);
    return true;
  }

  integrity(): string {
    return String(this.connection.pragma('integrity_check', { simple: true }));
  }

  rows(text: string): Record<string, unknown>[] {
    const statement = this.statements.get(text) ?? this.connection.prepare(text);
    this.statements.set(text, statement);
    return statement.all() as Record<string, unknown>[];
  }

  /** A person's records above a number, in the order of their numbers. */
  recordsAbove(user: string, above: number): Record<string, unknown>[] {
    const text = `SELECT type, id, seq, deleted, data FROM records
      WHERE user_id = ? AND seq > ? ORDER BY seq`;
    const statement = this.statements.get(text) ?? this.connection.prepare(text);
    this.statements.set(text, statement);
    return statement.all(user, above) as Record<string, unknown>[];
  }

  async answer(ask: Ask): Promise<Answer> {
    try {
      return {
        status: 200,
        type: 'application/json',
        text: JSON.stringify(await this.handle(ask)),
      };
    } catch (error) {
      if (error instanceof Refusal) return problem(error.code);
      throw error;
    }
  }

  private async handle({ path, body, session }: Ask): Promise<unknown> {
    const account = session === null ? undefined : await accountById(this.db, session);
    if (!account) throw new Refusal('not_authenticated', {});
    checkUserId(body, account.id);
    const { db, now } = this;
    const rest = { account, params: {}, file: undefined, address: '' };
    if (path === syncRecords.path) {
      const parsed = syncRecords.input.parse(body);
      const input = { ...parsed, limit: Math.min(parsed.limit, this.pageSize) };
      const onCreate = {
        photo: async (lock: { trx: never; userId: string }, { id }: { id: string }) =>
          reservePhoto(lock.trx, { userId: lock.userId, photoId: id, now: now(), provider: true }),
      };
      const handle = syncRecordsHandler({ db, now, version: '1', onCreate: onCreate as never });
      return handle({ ...rest, input } as unknown as MemberCall<typeof input>);
    }
    const input = analyzeImage.input.parse(body);
    const services = { db, now, pictures: PICTURES, files: PICTURES, provider: true };
    const handle = analyzeImageHandler({ ...services, onChange: () => undefined } as never);
    return handle({ ...rest, input } as unknown as MemberCall<typeof input>);
  }

  /** Gives back the images of photos that have not come. */
  async tidy(): Promise<void> {
    await expirePhotos({ db: this.db, now: this.now, provider: true });
  }

  /** Lets the worker take up to two jobs; the provider sees food, none, or fails. */
  async work(luck: number): Promise<void> {
    const { db, now } = this;
    const work = this.workOf(visionThat(luck));
    const runner = new JobRunner({ db, now, log: SILENT, works: { [PHOTO_JOB]: work } });
    runner.wake();
    await runner.stop();
  }

  private workOf(vision: SimulatedVision): Work {
    const { db, now } = this;
    const parts = { db, now, files: PICTURES, foods: groundsOf(TABLE), vision, spending: SPENDING };
    return mealWork(parts as never);
  }

  /** A worker that takes a job and is killed before it ends. */
  async workAndDie(): Promise<void> {
    const now = this.now();
    const lease = { kinds: [PHOTO_JOB], owner: 'dead', perPerson: 1, now, until: now + LEASE_MS };
    await leaseJob(this.db, lease);
  }
}

function connect(from: string | Buffer): SQLite.Database {
  const connection = new SQLite(from);
  connection.pragma('foreign_keys = ON');
  return connection;
}

function wrap(connection: SQLite.Database): Database {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparing(connection) }) });
}

export function problem(code: ErrorCode, retryAfter?: number): Answer {
  const [status, title] = ERRORS[code];
  const body = { code, title, detail: title, status, requestId: 'sim' };
  const answer = { status, type: 'application/problem+json', text: JSON.stringify(body) };
  return retryAfter === undefined ? answer : { ...answer, retryAfter };
}
