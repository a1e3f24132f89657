import { type ErrorCode, ERRORS } from '#shared/contract/errors';
import { live } from '#shared/contract/host';
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
import { beginEpoch, type Database } from '../../../api/store/database';
import { leaseJob, PHOTO_JOB } from '../../../api/store/jobs';
import { HeldJobs } from './held-jobs';
import type { ServerDatabase } from './server-database';
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
  /** The user whose session the request has; null for none. */
  session: string | null;
}

const LEASE_MS = 180_000;

/**
 * The real handlers on a real database, without sockets, sessions and the decoding of pictures. With several processes
 * on the database, each request and each job runs in one of them.
 */
export class SimulatedServer {
  readonly jobs = new HeldJobs(async (luck) => {
    const { now } = this;
    const db = await this.database.node();
    return { db, now, vision: visionThat(luck), work: (vision) => this.workOf(db, vision) };
  });

  constructor(
    readonly now: () => number,
    private readonly pageSize: number,
    private readonly database: ServerDatabase,
  ) {}

  async open(users: string[]): Promise<void> {
    await this.database.begin(this.now());
    for (const id of users) {
      const person = { id, email: `${id}@example.org`, firstName: id, lastName: 'X' };
      await createAccount(await this.node(), { ...person, passwordHash: '', now: this.now() });
    }
  }

  async close(): Promise<void> {
    await this.database.close();
  }

  /** The database connection of one of the processes. */
  async node(): Promise<Database> {
    return this.database.node();
  }

  async takeBackup(): Promise<void> {
    await this.database.takeBackup();
  }

  /** Restores the server to its backup and starts a new epoch, as a host does. */
  async putBack(): Promise<boolean> {
    if (!this.database.hasBackup) return false;
    this.jobs.die();
    await this.database.putBack();
    await beginEpoch(await this.node());
    return true;
  }

  async integrity(): Promise<string> {
    return this.database.integrity();
  }

  async rows(text: string): Promise<Record<string, unknown>[]> {
    return this.database.rows(text);
  }

  /** A user's records above a sequence number, in ascending order. */
  async recordsAbove(user: string, above: number): Promise<Record<string, unknown>[]> {
    return this.database.recordsAbove(user, above);
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
    if (path === live.path) return { status: 'live', version: '1' };
    const db = await this.node();
    const account = session === null ? undefined : await accountById(db, session);
    if (!account) throw new Refusal('not_authenticated', {});
    checkUserId(body, account.id);
    const { now } = this;
    const rest = { account, params: {}, file: undefined, address: '' };
    if (path === syncRecords.path) {
      const parsed = syncRecords.input.parse(body);
      const input = { ...parsed, limit: Math.min(parsed.limit, this.pageSize) };
      const onCreate = {
        photo: async (lock: { trx: never; userId: string }, { id }: { id: string }) =>
          reservePhoto(lock.trx, {
            userId: lock.userId,
            photoId: id,
            now: now(),
            hasProvider: true,
          }),
      };
      const handle = syncRecordsHandler({ db, now, version: '1', onCreate: onCreate as never });
      return handle({ ...rest, input } as unknown as MemberCall<typeof input>);
    }
    if (path !== analyzeImage.path) throw new Error(`The simulated server does not serve ${path}.`);
    const input = analyzeImage.input.parse(body);
    const services = { db, now, pictures: PICTURES, files: PICTURES, hasProvider: true };
    const handle = analyzeImageHandler({ ...services, onChange: () => undefined } as never);
    return handle({ ...rest, input } as unknown as MemberCall<typeof input>);
  }

  /** Refunds the images of photos that were never uploaded. */
  async tidy(): Promise<void> {
    await expirePhotos({ db: await this.node(), now: this.now, hasProvider: true });
  }

  /** Lets the job runner take up to two jobs; the provider sees food, none, or fails. */
  async work(luck: number): Promise<void> {
    const { now } = this;
    const db = await this.node();
    const work = this.workOf(db, visionThat(luck));
    const runner = new JobRunner({ db, now, log: SILENT, workByKind: { [PHOTO_JOB]: work } });
    runner.wake();
    await runner.stop();
  }

  private workOf(db: Database, vision: SimulatedVision): Work {
    const { now } = this;
    const parts = { db, now, files: PICTURES, foods: groundsOf(TABLE), vision, spending: SPENDING };
    return mealWork(parts as never);
  }

  /** A job runner takes a job and is killed before it ends. */
  async workAndDie(): Promise<void> {
    const now = this.now();
    const lease = { kinds: [PHOTO_JOB], owner: 'dead', perPerson: 1, now, until: now + LEASE_MS };
    await leaseJob(await this.node(), lease);
  }
}

export function problem(code: ErrorCode, retryAfter?: number): Answer {
  const [status, title] = ERRORS[code];
  const body = { code, title, detail: title, status, requestId: 'sim' };
  const answer = { status, type: 'application/problem+json', text: JSON.stringify(body) };
  return retryAfter === undefined ? answer : { ...answer, retryAfter };
}
