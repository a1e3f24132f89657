import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Logger } from 'pino';

import type { BillingParts } from '../features/billing/parts';
import { Passwords } from '../features/accounts/password';
import type { SystemParts } from '../features/admin/system/parts';
import { duplicateWork } from '../features/photos/duplicate-work';
import { mealWork } from '../features/photos/reading/meal-work';
import { Spending } from '../features/photos/reading/spending';
import { PictureReader } from '../features/photos/read-picture';
import { LiveChanges } from '../features/sync/live-changes';
import { MailServer } from '../gateways/mail-server';
import { OpenFoodFacts } from '../gateways/open-food-facts/open-food-facts';
import { Vision } from '../gateways/vision/vision';
import { RateLimiter } from '../http/rate-limit';
import { SignInGuard } from '../http/sign-in-guard';
import { Mailer } from '../jobs/mail/mailer';
import { JobRunner, type Work } from '../jobs/runner';
import type { Checkpoints } from '../store/checkpoints';
import {
  DATABASE_FILE,
  openDatabase,
  type Database,
  type DatabaseTransaction,
} from '../store/database';
import { DUPLICATE_JOB, MAIL_JOB, PHOTO_JOB, releaseJobs, TEXT_JOB } from '../store/jobs';
import type { DiskSpace, FreeSpace } from '../store/disk-space';
import { migrate } from '../store/migrate';
import { PhotoFiles } from '../store/photo-files';
import manifest from '../../package.json';
import { makeDataFolder } from './data-folder';
import { readBuildNumber } from './build-number';
import { publicUrlOf, type Env } from './env';
import { FoodThread } from './food-thread';
import { isDeadInstance, thisInstance } from './instance';
import { openLog } from './log';
import { openAdmin } from './open-admin';
import { billingWorks, openBilling, openStripe } from './open-billing';
import { watchStore } from './watch-store';

/** Everything that the handlers stand on, made once and passed to them. */
export interface Services {
  env: Env;
  db: Database;
  now: () => number;
  log: Logger;
  /** The food tables, and all that reads words by them. */
  foods: FoodThread;
  passwords: Passwords;
  pictures: PictureReader;
  files: PhotoFiles;
  limiter: RateLimiter;
  guard: SignInGuard;
  onSessionEnd: (userId: string) => void;
  uploads: string;
  /** Whether there is room on the disk. */
  disk: DiskSpace;
  checkpoints: Checkpoints;
  jobs: JobRunner;
  secure: boolean;
  provider: boolean;
  /** Whether the provider reads words, too. */
  readsWords: boolean;
  version: string;
  /** The number of this build, by which devices tell it from others. */
  build: string;
  live: LiveChanges;
  mailer: Mailer;
  /** Undefined where the host has not chosen to ask it. */
  openFoodFacts: OpenFoodFacts | undefined;
  /** Where people reach this server. */
  publicUrl: string;
  billing: BillingParts;
  /** Ends all payments of an account: to be awaited before it is deleted. */
  endBilling: (userId: string) => Promise<void>;
  /** What else happens in the transaction in which an e-mail changes. */
  onEmail: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  /** What the administrators' desk stands on. */
  desk: SystemParts;
}

export interface Choices {
  /** ':memory:' for a database that goes with the process. */
  database?: string;
  now?: () => number;
  /** How the free space of a folder is found, where a test says it. */
  freeSpace?: FreeSpace;
}

/** Opens the data folder and the database, brings its schema up, and makes the services. */
export async function openServices(env: Env, choices: Choices = {}): Promise<Services> {
  makeDataFolder(env);
  const now = choices.now ?? Date.now;
  const log = openLog(env.logLevel);
  const file = choices.database ?? path.join(env.dataFolder, DATABASE_FILE);
  const db = openDatabase(file);
  await migrate(db, now());
  const watched = await watchStore({ db, file, env, now, log }, choices.freeSpace);
  const files = await openPhotoFiles(path.join(env.dataFolder, 'photos'));
  await releaseJobs(db, isDeadInstance);
  const uploads = emptyFolder(path.join(env.dataFolder, 'incoming'));
  const live = new LiveChanges({ db, now, log });
  const foods = new FoodThread(log);
  const provider = env.vision !== undefined;
  const wake = () => {
    jobs.wake();
  };
  const shared = { env, db, now, log, live, wake, provider, files, ...watched };
  const billing = openBilling(shared, openStripe(env));
  const works = {
    ...worksOf(env, { db, now, files, foods }),
    ...billingWorks(billing.billing),
  };
  const jobs: JobRunner = openJobs(shared, works);
  const parts = {
    ...shared,
    ...billing,
    jobs,
    ...openDoors(shared),
    mailer: openMailer(shared),
    openFoodFacts: openFoodFactsOf(env, now),
    publicUrl: publicUrlOf(env),
    version: manifest.version,
    build: readBuildNumber(),
  };
  return {
    ...parts,
    foods,
    uploads,
    pictures: new PictureReader(),
    secure: env.publicUrl?.startsWith('https://') ?? false,
    readsWords: env.vision?.readsWords ?? false,
    desk: openAdmin(parts, [...Object.keys(works), ...(parts.mailer.isSetUp ? [MAIL_JOB] : [])]),
  };
}

function openJobs(
  { env, db, now, log, live }: Pick<Services, 'env' | 'db' | 'now' | 'log' | 'live'>,
  works: Record<string, Work>,
): JobRunner {
  return new JobRunner({
    db,
    now,
    log,
    works,
    owner: thisInstance,
    limits: { atOnce: env.vision?.atOnce ?? 1, perPerson: 1 },
    onWrite: ({ user_id }) => live.announce(user_id),
  });
}

function openMailer({ env, db, now, log }: Pick<Services, 'env' | 'db' | 'now' | 'log'>): Mailer {
  const server = env.mail && new MailServer(env.mail);
  return new Mailer({ db, now, log, owner: thisInstance, server });
}

type Before = Pick<Services, 'db' | 'now' | 'live'>;

/** What decides who is let in, and how often. */
function openDoors({ db, now, live }: Before) {
  return {
    passwords: new Passwords(),
    limiter: new RateLimiter(now),
    guard: new SignInGuard({ db, now }),
    onSessionEnd: (userId: string) => {
      live.announce(userId);
    },
  };
}

function openFoodFactsOf({ openFoodFacts }: Env, now: () => number): OpenFoodFacts | undefined {
  if (!openFoodFacts) return undefined;
  return new OpenFoodFacts({ ...openFoodFacts, version: manifest.version }, now);
}

/** What can be done here: without a provider, jobs that need one wait. */
function worksOf(
  { vision: settings }: Env,
  parts: Pick<Services, 'db' | 'now' | 'files' | 'foods'>,
): Record<string, Work> {
  if (!settings) return {};
  const spending = new Spending(parts.db, settings.prices);
  const work = mealWork({ ...parts, spending, vision: new Vision(settings, parts.now) });
  return { [PHOTO_JOB]: work, [TEXT_JOB]: work, [DUPLICATE_JOB]: duplicateWork(parts) };
}

async function openPhotoFiles(folder: string): Promise<PhotoFiles> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = new PhotoFiles(folder);
  await files.removeUnfinished();
  return files;
}

/** A folder of this process alone: what a crash has left in it goes. */
function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export async function closeServices({
  db,
  jobs,
  live,
  mailer,
  foods,
  checkpoints,
}: Services): Promise<void> {
  live.close();
  await mailer.stop();
  await jobs.stop();
  await foods.stop();
  await checkpoints.stop();
  await db.destroy();
}
