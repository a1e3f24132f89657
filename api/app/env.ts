import path from 'node:path';

import * as z from 'zod';

import { AI_PROVIDER_SETTINGS, isPriced, providerOf } from './settings/ai-provider-settings';
import { BUCKET_SETTINGS, bucketOf, refuseHalfBucket } from './settings/bucket-settings';
import { MAIL_SETTINGS, mailOf } from './settings/mail-settings';
import { isWholeKeyPair, PUSH_SETTINGS, pushOf } from './settings/push-settings';
import { recipientsOf } from './settings/recipients-of';
import { withoutOutward } from './rehearsal';
import {
  databaseAddress,
  emailAddress,
  filledText,
  folderPath,
  freeImageCount,
  hasTwoPorts,
  listenAddress,
  numberFrom,
  oneOf,
  oneLine,
  port,
  proxies,
  publicAddress,
  webAddress,
  wholeNumber,
} from './settings/setting-forms';
import {
  refuseHalfIssuer,
  SINGLE_SIGN_ON_SETTINGS,
  singleSignOnOf,
} from './settings/single-sign-on-settings';
import { settingsInFile } from './settings/settings-in-file';
import { isOneMode, STRIPE_SETTINGS, stripeOf } from './settings/stripe-settings';

const DATA = 'data';

const shape = {
  REHEARSAL: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  PORT: port.default(3000),
  HOST: listenAddress.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: listenAddress.default('127.0.0.1'),
  DATA_DIR: folderPath.default(DATA),
  DATABASE_URL: databaseAddress.optional(),
  ...BUCKET_SETTINGS,
  PUBLIC_URL: publicAddress.optional(),
  OPERATOR_NAME: filledText.max(100).default('the host of this server'),
  OPERATOR_ADDRESS: oneLine.optional(),
  CONTACT_EMAIL: emailAddress.optional(),
  DPO_CONTACT: oneLine.optional(),
  HOSTING_COMPANY: oneLine.optional(),
  TRIAL_DAYS: z.coerce
    .number({ error: 'must be a number of days, 0 for no trial' })
    .int()
    .min(0)
    .max(730)
    .default(7),
  PAST_DUE_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int()
    .min(0)
    .max(365)
    .default(21),
  FREE_IMAGES: freeImageCount.default(3),
  PREMIUM_FOR_ALL: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  SIGNUPS: z
    .enum(['open', 'invite', 'closed'], { error: 'must be open, invite or closed' })
    .default('open'),
  ...SINGLE_SIGN_ON_SETTINGS,
  TRUST_PROXY: proxies.default(0),
  BACKUP_DIR: folderPath.optional(),
  BACKUP_HOUR: wholeNumber(0, 23).default(3),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
  DISK_RESERVE_MB: wholeNumber(0).default(1024),
  DRAIN_SECONDS: numberFrom(0, 300).default(0),
  ACCOUNT_RECORDS_MAX: wholeNumber(1).default(500_000),
  ACCOUNT_BYTES_MAX: wholeNumber(1).default(2 * 1024 ** 3),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  ...MAIL_SETTINGS,
  MAIL_SERVICE: oneLine.optional(),
  ...PUSH_SETTINGS,
  ...AI_PROVIDER_SETTINGS,
  PARENT_AGREEMENT_BELOW: z.coerce
    .number({ error: 'must be an age from 13 to 16' })
    .int()
    .min(13, { error: 'must be an age from 13 to 16' })
    .max(16, { error: 'must be an age from 13 to 16' })
    .optional(),
  RECIPE_FETCH: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  RECIPE_FETCH_PRIVATE: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  OPEN_FOOD_FACTS_CONTACT: emailAddress.optional(),
  OPEN_FOOD_FACTS_URL: webAddress.default('https://world.openfoodfacts.org'),
  ...STRIPE_SETTINGS,
};

export const SETTINGS: readonly string[] = Object.keys(shape);

const schema = z
  .object(shape)
  .refine(isPriced, {
    path: ['OPENAI_DAILY_COST'],
    error: 'needs OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE, the prices of a million tokens',
  })
  .refine(isOneMode, {
    path: ['STRIPE_PUBLISHABLE_KEY'],
    error: 'must be of the same mode as STRIPE_SECRET_KEY: both test or both live',
  })
  .refine(isWholeKeyPair, {
    path: ['VAPID_PUBLIC_KEY'],
    error: 'and VAPID_PRIVATE_KEY must be of one pair: npm run admin -- push-keys makes both',
  })
  .refine(
    ({ REHEARSAL, DATA_DIR }) => REHEARSAL === '0' || path.resolve(DATA_DIR) !== path.resolve(DATA),
    {
      path: ['DATA_DIR'],
      error: 'has to be the folder of the copy, beside REHEARSAL=1, which does not read .env',
    },
  )
  .refine(hasTwoPorts, {
    path: ['METRICS_PORT'],
    error: 'must be another port than PORT, or METRICS_HOST another address than HOST',
  })
  .superRefine(refuseHalfBucket)
  .superRefine(refuseHalfIssuer)
  .transform((env) => ({
    /** Whether the server only shows a copy of the data and contacts no other server. */
    rehearsal: env.REHEARSAL === '1',
    port: env.PORT,
    host: env.HOST,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    dataFolder: path.resolve(env.DATA_DIR),
    /** Undefined if the database is a file in the data folder. */
    databaseUrl: env.DATABASE_URL,
    /** Undefined if photos are files in the data folder. */
    bucket: bucketOf(env),
    publicUrl: env.PUBLIC_URL,
    operatorName: env.OPERATOR_NAME,
    operatorAddress: env.OPERATOR_ADDRESS,
    contactEmail: env.CONTACT_EMAIL,
    dpoContact: env.DPO_CONTACT,
    recipients: recipientsOf(env),
    trialDays: env.TRIAL_DAYS,
    pastDueDays: env.PAST_DUE_DAYS,
    plan: { freeImages: env.FREE_IMAGES, premiumForAll: env.PREMIUM_FOR_ALL === '1' },
    signups: env.SIGNUPS,
    singleSignOn: singleSignOnOf(env),
    proxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    backups:
      // No nightly backup for a database server, which has its own backup tools.
      env.BACKUP_DIR === undefined || env.DATABASE_URL !== undefined
        ? undefined
        : {
            folder: path.resolve(env.BACKUP_DIR),
            keep: env.BACKUP_KEEP,
            hour: env.BACKUP_HOUR,
          },
    diskReserve: env.DISK_RESERVE_MB * 1024 ** 2,
    drainMs: env.DRAIN_SECONDS * 1_000,
    accountLimits: { records: env.ACCOUNT_RECORDS_MAX, bytes: env.ACCOUNT_BYTES_MAX },
    mail: mailOf(env),
    push: pushOf(env),
    vision: providerOf(env),
    /** Null if no user needs a parent's agreement. */
    parentBelow: env.PARENT_AGREEMENT_BELOW ?? null,
    recipePages: recipePagesOf(env),
    openFoodFacts:
      env.OPEN_FOOD_FACTS_CONTACT === undefined
        ? undefined
        : { contact: env.OPEN_FOOD_FACTS_CONTACT, url: env.OPEN_FOOD_FACTS_URL },
    stripe: stripeOf(env),
  }));

/** Undefined if recipes are not read from web pages. */
function recipePagesOf(env: { RECIPE_FETCH: '0' | '1'; RECIPE_FETCH_PRIVATE: '0' | '1' }) {
  if (env.RECIPE_FETCH === '0') return undefined;
  return { reachesPrivate: env.RECIPE_FETCH_PRIVATE === '1' };
}

export type Env = z.output<typeof schema> & {
  /** True under `npm start`, not while developing. */
  production: boolean;
};

/** Without a slash at the end. */
export function publicUrlOf({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string {
  return new URL(publicUrl ?? `http://localhost:${port}`).origin;
}

/** The address of a server without `PUBLIC_URL` on its own machine. */
export function localAddressOf({ host = 'localhost', port }: Pick<Env, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** An empty value means "not set". So do blanks, which some service managers keep and which would be the number 0. */
const isGiven = ([, value = '']: [string, string | undefined]) => value.trim() !== '';

/** Parses the environment; nothing else reads it. Reports all problems together. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(isGiven));
  const parsed = schema.safeParse(withoutOutward(given));
  if (parsed.success) return { ...parsed.data, production: source['NODE_ENV'] === 'production' };
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`Some settings are not usable:\n${[...new Set(problems)].join('\n')}`);
}

/** Environment variables take precedence over `.env`. A rehearsal does not read `.env`. */
export function loadEnv(): Env {
  for (const [name, value] of Object.entries(settingsInFile().values)) process.env[name] ??= value;
  return readEnv(process.env);
}

/** Undefined if the settings themselves are invalid. */
export function knownDataFolder(): string | undefined {
  try {
    return loadEnv().dataFolder;
  } catch {
    return undefined;
  }
}

export function namesGiven(): { inFile: string[]; cut: string[]; names: string[] } {
  const { values, cut } = settingsInFile();
  const inFile = Object.keys(values);
  const given = Object.entries(process.env).filter(isGiven);
  const names = Object.keys(withoutOutward(Object.fromEntries(given)));
  return { inFile, cut: cutByMistake(cut), names };
}

/** The settings whose whole text, with the `#`, could have been meant: 'PORT=3000 # mine' could not. */
function cutByMistake(cut: ReadonlyMap<string, string>): string[] {
  const forms: Record<string, z.ZodType> = shape;
  return [...cut].flatMap(([name, whole]) => (forms[name]?.safeParse(whole).success ? name : []));
}
