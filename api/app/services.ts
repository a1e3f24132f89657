import type { Logger } from 'pino';

import type { User } from '#shared/contract/accounts';

import manifest from '../../package.json';
import { Passwords } from '../features/accounts/password';
import { ChainWatch } from '../features/admin/audit/chain-watch';
import type { SingleSignOn } from '../features/accounts/single-sign-on/attempts';
import { wireUser } from '../features/accounts/wire-user';
import { PictureReader } from '../features/photos/read-picture';
import { LiveChanges } from '../features/sync/live-changes';
import { MailServer } from '../gateways/mail-server';
import { OpenFoodFacts } from '../gateways/open-food-facts';
import { PushServices } from '../gateways/push/push-services';
import { RecipePages } from '../gateways/recipe-pages/recipe-pages';
import { Overload } from '../http/overload';
import { RateLimiter } from '../http/rate-limiter';
import { RequestMetrics } from '../http/request-metrics';
import { SignInGuard } from '../http/sign-in-guard';
import { Mailer } from '../jobs/mail/mailer';
import { PhotoRemovals } from '../jobs/photo-removals';
import { JobRunner, type Work } from '../jobs/runner';
import type { AccountRow } from '../store/accounts';
import type { Checkpoints } from '../store/write-ahead-log/checkpoints';
import type { DiskSpace, FreeSpace } from '../store/data-folder';
import { eraseAgain, logErased } from '../store/erase-account';
import { ErasedLog } from '../store/erased-log';
import type { Database } from '../store/database';
import type { Notices } from '../store/dialect/notices';
import type { ServerClock } from '../store/dialect/server-clock';
import { MAIL_JOB, releaseJobs } from '../store/jobs';
import { schemaVersion } from '../store/migrate';
import type { PhotoFiles } from '../store/photo-files/photo-files';
import type { HostRules } from '../store/privacy/consents';
import { readBuildNumber } from './build-number';
import { makeDataFolder, watchStore } from './data-folder';
import { type Env, publicUrlOf } from './env';
import { FoodThread } from './food-thread';
import { isDeadInstance, thisInstance } from './instance';
import { openLog } from './log';
import { NightlyBackup } from './nightly-backup';
import { openBilling, type OpenBilling } from './open-billing';
import { bringUp } from './bring-up';
import { type DatabaseChoices, openDatabaseOf } from './open-database-of';
import { openFolders } from './open-folders';
import { openSingleSignOn } from './open-single-sign-on';
import { announceEverywhere, listenForNotices } from './cross-process-notices';
import { workByKind } from './work-by-kind';

/** Everything that is created once at the start. Handlers get only the parts that they need (`routes.ts`). */
export interface Services extends OpenBilling {
  env: Env;
  db: Database;
  now: () => number;
  log: Logger;
  foods: FoodThread;
  passwords: Passwords;
  pictures: PictureReader;
  files: PhotoFiles;
  removals: PhotoRemovals;
  erased: ErasedLog;
  limiter: RateLimiter;
  guard: SignInGuard;
  chain: ChainWatch;
  uploads: string;
  disk: DiskSpace;
  checkpoints: Checkpoints;
  backups: NightlyBackup;
  jobs: JobRunner;
  runnable: readonly string[];
  secure: boolean;
  hasProvider: boolean;
  readsWords: boolean;
  rules: HostRules;
  /** An account as its owner may see it. */
  wireUser: (row: AccountRow) => User;
  version: string;
  build: string;
  startedAt: number;
  /** The schema version of this program. */
  schema: number;
  /** Whether this start created the database. */
  isNew: boolean;
  /** Set before the server stops taking connections. */
  life: { isStopping: boolean };
  /** Set once a request has found the database file damaged. */
  damage: { isFound: boolean };
  live: LiveChanges;
  /** Notices of other processes; undefined if the database is a file. */
  notices: Notices | undefined;
  clock: ServerClock | undefined;
  overload: Overload;
  requests: RequestMetrics;
  mailer: Mailer;
  openFoodFacts: OpenFoodFacts | undefined;
  /** Undefined unless the host has turned it on. */
  recipePages: RecipePages | undefined;
  push: PushServices | undefined;
  publicUrl: string;
  singleSignOn: SingleSignOn | undefined;
  onSessionEnd: (userId: string) => void;
  /** Runs after the commit of a change. @param what as in `LiveChanges.announce` */
  onChange: (userId: string, what?: number | 'account') => void;
}

export interface Choices extends DatabaseChoices {
  foods?: FoodThread;
  freeSpace?: FreeSpace;
}

export async function openServices(env: Env, choices: Choices = {}): Promise<Services> {
  makeDataFolder(env);
  const log = openLog(env.logLevel);
  const { db, file, now, clock } = await openDatabaseOf(env, log, choices);
  const isNew = await bringUp({ env, db, now, log }).catch(async (error: unknown) => {
    clock?.stop();
    await db.destroy();
    throw error;
  });
  const watched = await watchStore({ db, file, env, now, log }, choices.freeSpace);
  const { files, uploads } = await openFolders(env, log);
  const erased = await applyErasedLog({ env, db, log });
  // With a database file, the lock on the data folder guarantees that all other processes are gone, so their leases
  // can be released.
  await releaseJobs(db, file === undefined ? isDeadInstance : (owner) => owner !== thisInstance);
  const live = new LiveChanges({ db, now, log });
  const foods = choices.foods ?? new FoodThread(log);
  const wake = () => {
    jobs.wake();
  };
  const announce = announceEverywhere({ db, log, live });
  const onChange: Services['onChange'] = (userId, what) => {
    announce(userId, what);
    wake();
  };
  const billing = openBilling({ env, db, now, log, onChange, wake });
  const push = env.push && new PushServices(env.push);
  const work = workByKind({ env, db, now, files, foods, billing: billing.billing, push });
  const jobs: JobRunner = openJobs({ env, db, now, log, live }, work);
  const mailer = openMailer({ env, db, now, log, ...watched });
  const notices = await listenForNotices({ env, db, log, live, workers: [jobs, mailer] });
  const running = { live, foods, jobs, mailer, push, notices, onChange };
  const store = { env, db, now, log, files, erased, uploads, clock, ...watched };
  return {
    ...store,
    ...billing,
    ...running,
    removals: new PhotoRemovals(store),
    ...openGuards({ db, now, log, announce }),
    ...factsOf(env),
    ...sitesOf(env, now),
    ...watchesOf({ env, db, now, log }),
    runnable: [...Object.keys(work), ...(mailer.isSetUp ? [MAIL_JOB] : [])],
    isNew,
    schema: await schemaVersion(db),
    pictures: new PictureReader(),
    singleSignOn: openSingleSignOn(env, now),
  };
}

/** The server's measurements of itself. */
function watchesOf({ env, db, now, log }: Pick<Services, 'env' | 'db' | 'now' | 'log'>) {
  return {
    startedAt: now(),
    life: { isStopping: false },
    damage: { isFound: false },
    overload: new Overload(log),
    requests: new RequestMetrics(),
    backups: new NightlyBackup({ env, db, now, log, version: manifest.version }),
  };
}

function factsOf(env: Env) {
  return {
    publicUrl: publicUrlOf(env),
    secure: publicUrlOf(env).startsWith('https://'),
    hasProvider: env.vision !== undefined,
    readsWords: env.vision?.readsWords ?? false,
    rules: { provider: env.vision?.identity ?? null, parentBelow: env.parentBelow },
    wireUser: (row: AccountRow) => wireUser(row, env.plan),
    version: manifest.version,
    build: readBuildNumber(),
  };
}

function openJobs(
  { env, db, now, log, live }: Pick<Services, 'env' | 'db' | 'now' | 'log' | 'live'>,
  work: Record<string, Work>,
): JobRunner {
  return new JobRunner({
    db,
    now,
    log,
    workByKind: work,
    owner: thisInstance,
    limits: { atOnce: env.vision?.atOnce ?? 1, perPerson: 1 },
    onWrite: ({ user_id }) => live.announce(user_id),
  });
}

type MailParts = Pick<Services, 'env' | 'db' | 'now' | 'log' | 'checkpoints'>;

function openMailer({ env, db, now, log, checkpoints }: MailParts): Mailer {
  const server = env.mail && new MailServer(env.mail);
  const onWrite = () => {
    checkpoints.emptySoon();
  };
  return new Mailer({ db, now, log, owner: thisInstance, server, onWrite });
}

/** Runs before any request is served, because a restored backup may contain deleted accounts. */
async function applyErasedLog({
  env,
  db,
  log,
}: Pick<Services, 'env' | 'db' | 'log'>): Promise<ErasedLog> {
  const erased = new ErasedLog(env.dataFolder);
  const back = await eraseAgain({ db, erased });
  if (back > 0) log.warn({ accounts: back }, 'deleted accounts of a backup were deleted again');
  await logErased(db, erased);
  return erased;
}

type GuardParts = Pick<Services, 'db' | 'now' | 'log'> & { announce: (userId: string) => void };

function openGuards({ db, now, log, announce }: GuardParts) {
  return {
    passwords: new Passwords(),
    limiter: new RateLimiter(now),
    guard: new SignInGuard({ db, now }),
    chain: new ChainWatch({ db, now, log }),
    onSessionEnd: announce,
  };
}

/** The clients of other sites that the host has turned on. */
function sitesOf({ openFoodFacts, recipePages }: Env, now: () => number) {
  const { version } = manifest;
  return {
    openFoodFacts: openFoodFacts && new OpenFoodFacts({ ...openFoodFacts, version }, now),
    recipePages: recipePages && new RecipePages({ ...recipePages, version }),
  };
}

export async function closeServices({
  db,
  jobs,
  live,
  mailer,
  foods,
  checkpoints,
  backups,
  notices,
  clock,
  removals,
}: Services): Promise<void> {
  live.close();
  clock?.stop();
  await notices?.close();
  await backups.stop();
  await mailer.stop();
  await removals.stop();
  await jobs.stop();
  await foods.stop();
  await checkpoints.stop();
  await db.destroy();
}
