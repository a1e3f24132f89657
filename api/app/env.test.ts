import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { readEnv } from './env';

test('nothing has to be set', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: undefined,
    dataFolder: path.resolve('data'),
    publicUrl: undefined,
    trustProxy: false,
    vision: undefined,
  });
});

test('all that is wrong is said at once, by its name', () => {
  const read = () =>
    readEnv({ PORT: 'many', PUBLIC_URL: 'example.org', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud' });
  for (const name of ['PORT', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL']) {
    expect(read).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  }
});

test.each([
  [{ OPENAI_API_KEY: 'k' }, { apiKey: 'k', baseUrl: undefined }],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, { baseUrl: 'http://127.0.0.1:11434/v1' }],
])('%j sets a provider', (env, vision) => {
  expect(readEnv(env as NodeJS.ProcessEnv).vision).toMatchObject(vision);
});

test('keys of Stripe that do not go together are refused', () => {
  const read = (env: Record<string, string>) => () => readEnv(env);
  const test_ = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(read(test_)).not.toThrow();
  expect(read({ ...test_, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow('same mode');
  expect(read({ STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow('STRIPE_SECRET_KEY: must be a secret');
  expect(read({ TRIAL_DAYS: '-1' })).toThrow('TRIAL_DAYS');
  expect(readEnv({ TRIAL_DAYS: '0' }).trialDays).toBe(0);
  expect(readEnv({})).toMatchObject({ trialDays: 7, stripe: undefined });
});

test('an empty line means not set', () => {
  expect(readEnv({ OPENAI_API_KEY: '', PORT: '' })).toMatchObject({
    port: 3000,
    vision: undefined,
  });
});

test('the example names every setting that is read, with values that change nothing', () => {
  const example = parseEnv(readFileSync(path.resolve(__dirname, '../../.env.example'), 'utf8'));
  const code = readFileSync(path.join(__dirname, 'env.ts'), 'utf8');
  const read = [...code.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(5);
  expect(Object.keys(example).sort()).toEqual(read.sort());
  expect(readEnv(example as NodeJS.ProcessEnv)).toEqual(readEnv({}));
});
