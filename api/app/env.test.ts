import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { generateVAPIDKeys } from 'web-push';

import { loadEnv, localAddressOf, namesGiven, readEnv, SETTINGS } from './env';
import { settingWarnings } from './setting-warnings';

test('no setting is required', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: undefined,
    dataFolder: path.resolve('data'),
    publicUrl: undefined,
    proxies: 0,
    vision: undefined,
  });
});

test.each([
  ['::1', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  [undefined, 'http://localhost:3000'],
])('HOST=%s is reached at %s', (host, address) => {
  expect(localAddressOf({ host, port: 3000 })).toBe(address);
});

/** Runs in a folder with this settings file. */
function inFolder(lines: string[], work: () => void): void {
  const home = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-env-'));
  writeFileSync(path.join(folder, '.env'), lines.join('\n'));
  try {
    process.chdir(folder);
    work();
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
}

test('a settings file may begin with a byte order mark, and the environment takes precedence over it', () => {
  process.env['PAST_DUE_DAYS'] = '8';
  try {
    inFolder(['\uFEFFSIGNUPS=closed', 'TRIAL_DAYS=3', 'PAST_DUE_DAYS=9', ''], () => {
      expect(loadEnv()).toMatchObject({ signups: 'closed', trialDays: 3, pastDueDays: 8 });
      expect(namesGiven().inFile.sort()).toEqual(['PAST_DUE_DAYS', 'SIGNUPS', 'TRIAL_DAYS']);
    });
  } finally {
    for (const name of ['SIGNUPS', 'TRIAL_DAYS', 'PAST_DUE_DAYS'])
      Reflect.deleteProperty(process.env, name);
  }
});

test('a value in the file that ends at a # is told, if what follows could be part of it', () => {
  const lines = [
    'OPERATOR_ADDRESS=1 Road #5, Leeds',
    " export DPO_CONTACT = O'Brien#2",
    'DATA_DIR=/mnt/disk#1',
    'S3_SECRET_ACCESS_KEY=abc#def',
    'PORT=3000 # of the proxy',
    'SIGNUPS=open # for now',
    "OPERATOR_NAME='Ada #1' # me",
    'HOSTING_COMPANY="one',
    'MAIL_SERVICE=two #3"',
    '# OIDC_NAME=a #b',
    'S3_SERVICE=# none',
    'PATHS=1 #2',
  ];
  inFolder(lines, () => {
    const { cut } = namesGiven();
    expect(cut).toEqual(['OPERATOR_ADDRESS', 'DPO_CONTACT', 'DATA_DIR', 'S3_SECRET_ACCESS_KEY']);
    const said = settingWarnings({ env: readEnv({}), known: SETTINGS, inFile: [], names: [], cut });
    expect(said).toHaveLength(4);
    expect(said[0]).toMatch(/^OPERATOR_ADDRESS in \.env ends before its #: .* in quotes/);
    expect(said.join()).not.toContain('abc');
  });
});

test('a setting with only blanks counts as not set', () => {
  const blank = { PORT: ' ', DISK_RESERVE_MB: '\t', TRIAL_DAYS: '  ', SIGNUPS: ' ' };
  expect(readEnv(blank)).toEqual(readEnv({}));
});

test('all wrong settings are reported together, by name', () => {
  const read = () =>
    readEnv({ PORT: 'many', PUBLIC_URL: 'example.org', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud' });
  for (const name of ['PORT', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL']) {
    expect(read).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  }
});

test.each([
  [{ OPENAI_API_KEY: 'k' }, { apiKey: 'k', baseUrl: undefined }],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, { baseUrl: 'http://127.0.0.1:11434/v1' }],
])('%j sets up a provider', (env, vision) => {
  expect(readEnv(env as NodeJS.ProcessEnv).vision).toMatchObject(vision);
});

test.each([
  [{}, { freeImages: 3, premiumForAll: false }],
  [{ FREE_IMAGES: '0' }, { freeImages: 0, premiumForAll: false }],
  [{ FREE_IMAGES: ' 12 ' }, { freeImages: 12, premiumForAll: false }],
  [{ FREE_IMAGES: 'unlimited' }, { freeImages: null, premiumForAll: false }],
  [{ PREMIUM_FOR_ALL: '1' }, { freeImages: 3, premiumForAll: true }],
])('%j grants %j', (env, plan) => {
  expect(readEnv(env as NodeJS.ProcessEnv).plan).toEqual(plan);
});

test('Stripe keys of different modes are refused', () => {
  const read = (env: Record<string, string>) => () => readEnv(env);
  const test_ = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(read(test_)).not.toThrow();
  expect(read({ ...test_, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow('same mode');
  expect(read({ STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow('STRIPE_SECRET_KEY: must be a secret');
  expect(read({ TRIAL_DAYS: '-1' })).toThrow('TRIAL_DAYS');
  expect(readEnv({ TRIAL_DAYS: '0' }).trialDays).toBe(0);
  expect(readEnv({})).toMatchObject({ trialDays: 7, stripe: undefined });
});

test.each([
  ['PORT', 'abc', 'must be a number from 0 to 65535'],
  ['PORT', '99999', 'must be a number from 0 to 65535'],
  ['PORT', '80.5', 'must be a number from 0 to 65535'],
  ['HOST', '127.0.0.1:3000', 'without a port'],
  ['HOST', '[::1]', 'without a port'],
  ['PUBLIC_URL', 'meals.example.org', 'must be an address such as https://'],
  ['PUBLIC_URL', 'localhost:4843', 'must be an address such as https://'],
  ['PUBLIC_URL', 'ftp://meals.example.org', 'must be an address such as https://'],
  ['PUBLIC_URL', 'https://example.org/meals', 'cannot run below a path'],
  ['PUBLIC_URL', 'https://example.org/?a=1', 'cannot run below a path'],
  ['PUBLIC_URL', 'https://me:secret@example.org', 'must end with the host'],
  ['DATABASE_URL', 'mysql://host/platelog', 'must be such as postgres://'],
  ['DATABASE_URL', 'postgres://host', 'must be such as postgres://'],
  ['DATABASE_URL', 'postgres://me:a#b@host/platelog', 'write # as %23'],
  ['DATABASE_URL', 'postgres://me@host/platelog?sslmod=require', 'does not know sslmod'],
  ['LOG_LEVEL', 'verbose', 'must be one of fatal, error, warn, info, debug, silent'],
  ['OPENAI_FORMAT', 'json', 'must be one of json_schema, json_object, none'],
  ['BACKUP_HOUR', '25', 'must be a whole number from 0 to 23'],
  ['BACKUP_KEEP', '0', 'must be a whole number from 1 to 1000'],
  ['DISK_RESERVE_MB', '10GB', 'must be a whole number from 0'],
  ['DRAIN_SECONDS', '900', 'must be a number from 0 to 300'],
  ['DATA_DIR', '~/platelog', 'must be written out'],
  ['BACKUP_DIR', '~me/backups', 'must be written out'],
  ['OPENAI_DAILY_COST', '5', 'needs OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE'],
  ['TRIAL_DAYS', '-1', 'number of days'],
  ['FREE_IMAGES', '-1', 'a whole number from 0, or unlimited'],
  ['FREE_IMAGES', '2.5', 'a whole number from 0, or unlimited'],
  ['FREE_IMAGES', 'many', 'a whole number from 0, or unlimited'],
  ['PREMIUM_FOR_ALL', 'yes', 'must be 0 or 1'],
  ['TRUST_PROXY', 'true', 'number of proxies'],
  ['TRUST_PROXY', '-1', 'number of proxies'],
  ['MAIL_FROM', 'not an address', 'must be an e-mail address'],
  ['MAIL_FROM', 'Platelog <meals>', 'must be an e-mail address'],
  ['SMTP_URL', 'mail.example.org:587', 'must be such as smtp://'],
  ['SMTP_URL', 'smtp://user:12#4@mail.example.org', 'write # as %23'],
  ['SMTP_URL', 'smtp://user:100%@mail.example.org', '% as %25'],
  ['SMTP_URL', 'smtp://user:1/2@mail.example.org', '/ as %2F'],
  ['SMTP_TLS', 'yes', 'must be required or optional'],
  ['CONTACT_EMAIL', 'Ada', 'must be an email address'],
  ['OPERATOR_ADDRESS', '1 High Street\nLeeds', 'must be one line'],
  ['DPO_CONTACT', 'x'.repeat(201), 'at most 200 characters'],
])('%s=%s is refused with an explanation', (name, value, words) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  expect(read).toThrow(words);
});

test('an address without http gets one error, not two', () => {
  const read = () => readEnv({ PUBLIC_URL: 'localhost:4843' });
  expect(read).not.toThrow(/below a path/);
});

test('keys for notifications have to be of one pair', () => {
  const [one, other] = [generateVAPIDKeys(), generateVAPIDKeys()];
  const read = (publicKey: string, privateKey: string) => () =>
    readEnv({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  expect(read(one.publicKey, one.privateKey)).not.toThrow();
  expect(read(one.publicKey, other.privateKey)).toThrow(/must be of one pair/);
});

test.each([
  [{ PORT: '3900', METRICS_PORT: '3900' }, true],
  [{ METRICS_PORT: '3000' }, true],
  [{ METRICS_PORT: '3000', HOST: '0.0.0.0' }, true],
  [{ METRICS_PORT: '3000', HOST: '10.0.0.1', METRICS_HOST: '::' }, true],
  [{ METRICS_PORT: '3000', HOST: 'localhost' }, true],
  [{ METRICS_PORT: '3000', HOST: '10.0.0.1' }, false],
  [{ METRICS_PORT: '3000', HOST: '::1' }, false],
  [{ PORT: '0', METRICS_PORT: '0' }, false],
  [{ PORT: '3900', METRICS_PORT: '3901' }, false],
])('one port for the app and for metrics is refused: %j', (env, isRefused) => {
  const read = () => readEnv(env);
  if (isRefused) expect(read).toThrow(/^ {2}METRICS_PORT: must be another port than PORT/m);
  else expect(read).not.toThrow();
});

test.each([
  ['HOST', '::'],
  ['HOST', '192.168.1.10'],
  ['HOST', 'localhost'],
  ['PUBLIC_URL', 'https://meals.example.org/'],
  ['PUBLIC_URL', 'http://localhost:3000'],
  ['TRUST_PROXY', '2'],
  ['MAIL_FROM', 'Platelog <meals@example.org>'],
  ['MAIL_FROM', 'meals@example.org'],
  ['SMTP_URL', 'smtp://user:p@ss@mail.example.org'],
  ['SMTP_URL', 'smtps://user%40example.org:p%23ss%25@mail.example.org'],
])('%s=%s is accepted', (name, value) => {
  expect(() => readEnv({ [name]: value })).not.toThrow();
});

test.each([
  ['smtp://mail.example.org', undefined, 'required'],
  ['smtps://mail.example.org', undefined, 'required'],
  ['smtp://localhost.example.org', undefined, 'required'],
  ['smtp://10.0.0.7', undefined, 'required'],
  ['smtp://mail.example.org', 'optional', 'optional'],
  ['smtp://localhost:1025', undefined, 'optional'],
  ['smtp://127.0.0.2:25', undefined, 'optional'],
  ['smtp://[::1]:25', undefined, 'optional'],
  ['smtp://localhost:1025', 'required', 'required'],
])('mail to %s with SMTP_TLS %s: encryption is %s', (SMTP_URL, SMTP_TLS, tls) => {
  expect(readEnv({ SMTP_URL, SMTP_TLS }).mail?.tls).toBe(tls);
});

test('an empty setting counts as not set', () => {
  expect(readEnv({ OPENAI_API_KEY: '', PORT: '' })).toMatchObject({
    port: 3000,
    vision: undefined,
  });
});

test('the example file lists every setting, with values that change nothing', () => {
  const example = parseEnv(readFileSync(path.resolve(__dirname, '../../.env.example'), 'utf8'));
  expect(Object.keys(example).sort()).toEqual([...SETTINGS].sort());
  expect(readEnv(example as NodeJS.ProcessEnv)).toEqual(readEnv({}));
});
