import { readEnv, SETTINGS } from './env';
import { refuseGraveSlips, settingWarnings } from './setting-warnings';

function warnings(set: Record<string, string>, inFile: string[] = []): string[] {
  return settingWarnings({
    env: readEnv(set),
    known: SETTINGS,
    inFile,
    cut: [],
    names: [...inFile, ...Object.keys(set)],
  });
}

const OPERATOR = {
  OPERATOR_NAME: 'Ada',
  OPERATOR_ADDRESS: '1 High Street, Leeds',
  CONTACT_EMAIL: 'ada@example.org',
};

test('there are no warnings for missing settings, settings of other programs and correct settings', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ PATH: '/bin', HOSTNAME: 'box', PORTS: '1', OPENAI_ORG_ID: 'o' })).toEqual([]);
  const right = { ...OPERATOR, PUBLIC_URL: 'https://meals.example.org', TRUST_PROXY: '1' };
  expect(warnings(right, ['PUBLIC_URL', 'TRUST_PROXY', 'TZ', 'NODE_OPTIONS'])).toEqual([]);
  expect(warnings({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
});

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['SIGNUP', 'SIGNUPS'],
  ['Public_Url', 'PUBLIC_URL'],
  ['STRIPE_WEBHOOK_SECRETS', 'STRIPE_WEBHOOK_SECRET'],
])('for %s the warning suggests %s', (name, meant) => {
  expect(warnings({ [name]: 'x' })).toContain(`${name} is not a setting. Did you mean ${meant}?`);
});

test.each([
  ['in the environment', { names: ['SIGNUP'] }, 'SIGNUP is not a setting. Did you mean SIGNUPS?'],
  ['in .env', { inFile: ['DATADIR'] }, 'DATADIR is not a setting. Did you mean DATA_DIR?'],
  ['in .env', { inFile: ['DATABASE_URI'] }, 'Did you mean DATABASE_URL?'],
])(
  'a typo %s that would open sign-up or create a database prevents the start',
  (_where, given, words) => {
    const { names = [], inFile = [] }: { names?: string[]; inFile?: string[] } = given;
    const all = { known: SETTINGS, inFile, names: [...names, ...inFile] };
    expect(() => {
      refuseGraveSlips(all);
    }).toThrow(words);
  },
);

test.each([
  ['names of other programs', [], ['DATADIR', 'PATH']],
  ['a typo next to the right setting', ['DATA_DIR', 'DATADIR'], []],
  ['a typo with minor effects', ['SMPT_URL'], []],
])('%s do not prevent the start', (_what, inFile, names) => {
  refuseGraveSlips({ known: SETTINGS, inFile, names: [...names, ...inFile] });
});

test('mail settings of other programs, or without SMTP_URL, get a warning with the right setting', () => {
  const hint = 'is not a setting. Mail is set up by SMTP_URL=smtps://USER:PASSWORD@HOST';
  expect(warnings({ SMTP_HOST: 'mail.example.org', SMTP_PASS: 'x' })).toEqual([
    `SMTP_HOST ${hint}`,
    `SMTP_PASS ${hint}`,
  ]);
  expect(warnings({ SMTP_TLS: 'optional' })).toEqual([
    'SMTP_TLS is not used: without SMTP_URL no mail is sent.',
  ]);
  const set = { SMTP_URL: 'smtps://ada:x@mail.example.org', MAIL_FROM: 'ada@example.org' };
  expect(warnings({ ...set, SMTP_HOST: 'mail.example.org' })).toEqual([]);
});

test('every line of .env that is not a setting gets a warning', () => {
  expect(warnings({}, ['COLOUR', 'SMPT_URL'])).toEqual([
    'SMPT_URL in .env is not a setting. Did you mean SMTP_URL?',
    'COLOUR in .env is not a setting.',
  ]);
});

test('a public address without https and an untrusted proxy get warnings', () => {
  expect(warnings({ ...OPERATOR, PUBLIC_URL: 'http://192.168.1.10:3000' })).toEqual([
    expect.stringContaining('no offline use'),
  ]);
  expect(warnings({ ...OPERATOR, PUBLIC_URL: 'https://meals.example.org' })).toEqual([
    expect.stringContaining('Set TRUST_PROXY=1'),
  ]);
});

test('a public server that does not name its operator gets a warning', () => {
  const PUBLIC_URL = 'https://meals.example.org';
  expect(warnings({ PUBLIC_URL, TRUST_PROXY: '1', OPERATOR_NAME: 'Ada' })).toEqual([
    expect.stringContaining('set OPERATOR_ADDRESS, CONTACT_EMAIL.'),
  ]);
});

test('settings without effect because of Premium for everyone get a warning', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  const stripe = { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(warnings({ PREMIUM_FOR_ALL: '1' })).toEqual([]);
  expect(warnings({ PREMIUM_FOR_ALL: '1', FREE_IMAGES: '5', ...stripe })).toEqual([
    expect.stringContaining('everybody has Premium'),
    expect.stringContaining('FREE_IMAGES is not used'),
  ]);
  expect(warnings({ PREMIUM_FOR_ALL: '0', FREE_IMAGES: '5', ...stripe })).toEqual([]);
});

test('a sender address that mail servers would reject gets a warning', () => {
  const SMTP_URL = 'smtp://mail.example.org';
  expect(warnings({ SMTP_URL })).toEqual([expect.stringContaining('Set MAIL_FROM')]);
  expect(warnings({ SMTP_URL, MAIL_FROM: 'meals@example.org' })).toEqual([]);
});

test('unencrypted mail gets a warning, but not to a mail server on this machine', () => {
  const from = { MAIL_FROM: 'meals@example.org', SMTP_TLS: 'optional' };
  const inTheClear = warnings({ ...from, SMTP_URL: 'smtp://me:secret@mail.example.org:587' });
  expect(inTheClear).toEqual([
    expect.stringMatching(/^Mail may go to mail\.example\.org:587 unencrypted/),
  ]);
  expect(inTheClear.join()).not.toContain('secret');
  expect(warnings({ ...from, SMTP_URL: 'smtps://mail.example.org' })).toEqual([]);
  expect(warnings({ ...from, SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([]);
});

test('an incomplete set of Stripe keys gets a warning', () => {
  expect(warnings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'Payments are off: STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are missing.',
  ]);
  expect(warnings({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'Payments are off: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are missing.',
  ]);
  expect(warnings({ STRIPE_PRICE_ID: 'price_1' })).toHaveLength(1);
  expect(
    warnings({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }),
  ).toEqual([]);
});

test('backup settings get a warning if the database is on a server, because backups are not made then', () => {
  const set = { DATABASE_URL: 'postgres://me:secret@db.example.org/platelog', BACKUP_DIR: '/tmp' };
  const lines = warnings(set).join('\n');
  expect(lines).toContain('No backups are made: BACKUP_DIR is for the database in DATA_DIR');
  expect(lines).not.toContain('secret');
  expect(readEnv(set).backups).toBeUndefined();
});
