import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Logger } from 'pino';

import { openFoodTable, type FoodTable } from '#shared/nutrition/food-table';
import compactTable from '#shared/nutrition/fndds-table.json';

import type { BillingParts } from '../features/billing/parts';
import { Passwords } from '../features/accounts/password';
import { photoWork } from '../features/photos/analyse-photo';
import { PHOTO_JOB } from '../features/photos/accept-photo';
import { PictureReader } from '../features/photos/read-picture';
import { LiveChanges } from '../features/sync/live-changes';
import { Vision } from '../gateways/vision';
import { RateLimiter } from '../http/rate-limit';
import { JobRunner, type Work } from '../jobs/runner';
import { DATABASE_FILE, openDatabase, type Database } from '../store/database';
import { migrate } from '../store/migrate';
import { PhotoFiles } from '../store/photo-files';
import manifest from '../../package.json';
import type { Env } from './env';
import { openLog } from './log';
import { billingWorks, openBilling, openStripe } from './open-billing';

/** Everything that the handlers stand on, made once and passed to them. */
export interface Services {
  env: Env;
  db: Database;
  now: () => number;
  log: Logger;
  foods: FoodTable;
  passwords: Passwords;
  pictures: PictureReader;
  files: PhotoFiles;
  limiter: RateLimiter;
  uploads: string;
  jobs: JobRunner;
  secure: boolean;
  provider: boolean;
  version: string;
  live: LiveChanges;
  billing: BillingParts;
  /** Ends all payments of an account: to be awaited before it is deleted. */
  endBilling: (userId: string) => Promise<void>;
}

export interface Choices {
  /** ':memory:' for a database that goes with the process. */
  database?: string;
  now?: () => number;
}

/** Opens the data folder and the database, brings its schema up, and makes the services. */
export async function openServices(env: Env, choices: Choices = {}): Promise<Services> {
  mkdirSync(env.dataFolder, { recursive: true });
  const now = choices.now ?? Date.now;
  const log = openLog(env.logLevel);
  const db = openDatabase(choices.database ?? path.join(env.dataFolder, DATABASE_FILE));
  await migrate(db, now());
  const foods = openFoodTable(compactTable);
  const photos = path.join(env.dataFolder, 'photos');
  mkdirSync(photos, { recursive: true, mode: 0o700 });
  const files = new PhotoFiles(photos);
  const uploads = emptyFolder(path.join(env.dataFolder, 'incoming'));
  const live = new LiveChanges();
  const stripe = openStripe(env);
  const works: Record<string, Work> = billingWorks(stripe, now);
  if (env.vision) {
    works[PHOTO_JOB] = photoWork({ db, now, files, foods, vision: new Vision(env.vision) });
  }
  const provider = env.vision !== undefined;
  const jobs = new JobRunner({
    db,
    now,
    log,
    works,
    onEnd: ({ user_id }) => live.announce(user_id),
  });
  const shared = { env, db, now, log, live, jobs, provider };
  return {
    ...shared,
    foods,
    files,
    uploads,
    passwords: new Passwords(),
    pictures: new PictureReader(),
    limiter: new RateLimiter(now),
    secure: env.publicUrl?.startsWith('https://') ?? false,
    version: manifest.version,
    ...openBilling(shared, stripe),
  };
}

/** A folder of this process alone: what a crash has left in it goes. */
function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export async function closeServices({ db, jobs, live }: Services): Promise<void> {
  live.close();
  await jobs.stop();
  await db.destroy();
}
