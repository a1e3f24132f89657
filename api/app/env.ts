import { existsSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

const text = z.string().trim().min(1);
const url = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://meals.example.org',
});

const isLive = (key: string) => key.includes('_live_');

function stripeKey(what: string, form: RegExp) {
  return z
    .string()
    .trim()
    .regex(form, { error: `must be ${what}` })
    .optional();
}

const schema = z
  .object({
    PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
    HOST: text.optional(),
    DATA_DIR: text.default('data'),
    PUBLIC_URL: url.optional(),
    TRUST_PROXY: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    OPENAI_API_KEY: text.optional(),
    OPENAI_BASE_URL: url.optional(),
    OPENAI_MODEL: text.default('gpt-4o-mini'),
    STRIPE_SECRET_KEY: stripeKey('a secret key such as sk_test_...', /^(sk|rk)_(test|live)_/),
    STRIPE_PUBLISHABLE_KEY: stripeKey('a key for pages such as pk_test_...', /^pk_(test|live)_/),
    STRIPE_WEBHOOK_SECRET: stripeKey('a signing secret such as whsec_...', /^whsec_/),
    STRIPE_PRICE_ID: stripeKey('the id of a price such as price_...', /^price_/),
    STRIPE_PORTAL_CONFIGURATION: stripeKey('an id such as bpc_...', /^bpc_/),
    STRIPE_API_BASE: url.optional(),
    TRIAL_DAYS: z.coerce
      .number({ error: 'must be a number of days' })
      .int()
      .min(0)
      .max(730)
      .default(7),
  })
  .refine(
    ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: page }) =>
      secret === undefined || page === undefined || isLive(secret) === isLive(page),
    {
      path: ['STRIPE_PUBLISHABLE_KEY'],
      error: 'must be of the same mode as STRIPE_SECRET_KEY: both test or both live',
    },
  )
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataFolder: path.resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL,
    vision:
      env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined
        ? { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL }
        : undefined,
    stripe: stripeOf(env),
    trialDays: env.TRIAL_DAYS,
  }));

interface StripeEnv {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_PRICE_ID?: string | undefined;
  STRIPE_PORTAL_CONFIGURATION?: string | undefined;
  STRIPE_API_BASE?: string | undefined;
}

/** What is set of Stripe; undefined where nothing is. Payments need the three keys. */
function stripeOf(env: StripeEnv) {
  const secretKey = env.STRIPE_SECRET_KEY;
  if (secretKey === undefined) return undefined;
  return {
    secretKey,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    priceId: env.STRIPE_PRICE_ID,
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    apiBase: env.STRIPE_API_BASE,
  };
}

export type Env = z.output<typeof schema>;

/** Reads the settings, all problems at once. The only reader of the environment. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  // An empty line in .env means 'not set'.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`Some settings are not usable:\n${problems.join('\n')}`);
}

/** Takes the settings from `.env` in beside those of the shell, which stand above them. */
export function loadEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnv(process.env);
}
