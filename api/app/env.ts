import { existsSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

const text = z.string().trim().min(1);
const url = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://meals.example.org',
});

const schema = z
  .object({
    PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
    HOST: text.optional(),
    DATA_DIR: text.default('data'),
    PUBLIC_URL: url.optional(),
    OPERATOR_NAME: text.max(100).default('the host of this server'),
    TRIAL_DAYS: z.coerce
      .number({ error: 'must be a number of days, 0 for no trial' })
      .int()
      .min(0)
      .max(730)
      .default(7),
    TRUST_PROXY: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    OPENAI_API_KEY: text.optional(),
    OPENAI_BASE_URL: url.optional(),
    OPENAI_MODEL: text.default('gpt-4o-mini'),
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataFolder: path.resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL,
    operatorName: env.OPERATOR_NAME,
    trialDays: env.TRIAL_DAYS,
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL,
    vision:
      env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined
        ? { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL }
        : undefined,
  }));

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
