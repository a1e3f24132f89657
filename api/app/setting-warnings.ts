import { existsSync } from 'node:fs';
import path from 'node:path';

import { distance } from 'fastest-levenshtein';

import { isInside } from '../store/data-folder';
import { DATABASE_FILE } from '../store/database';
import type { Env } from './env';
import { isLoopback } from '../http/is-loopback';

export interface Given {
  env: Env;
  known: readonly string[];
  /** Names in `.env`, where each should be a setting. */
  inFile: readonly string[];
  /** Names in `.env` whose value ends at a `#` that may have been meant to be part of it. */
  cut: readonly string[];
  /** All names with a value. In the environment most belong to other programs. */
  names: readonly string[];
}

const PAYMENT_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

const OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'CONTACT_EMAIL'];

/** How many letters may be wrong in a name of at least this length. Shorter names are too similar to others. */
const SLIPS: readonly { length: number; most: number }[] = [
  { length: 7, most: 2 },
  { length: 6, most: 1 },
];
// Names that other programs use for the parts of SMTP_URL.
const PARTS_OF_SMTP_URL = /^(?:SMTP|MAIL|EMAIL)_(?:HOST|SERVER|PORT|USER|USERNAME|PASS|PASSWORD)$/;

// Without these settings the server could do something that cannot be undone: strangers sign up, or a second database
// is created.
const GRAVE = ['SIGNUPS', 'DATA_DIR', 'DATABASE_URL'];

// Node and its tools read these from the same file.
const OTHERS = /^(NODE_|NPM_|npm_|TZ$|UV_)/;

/**
 * Refuses typos in names of settings without which sign-up would be open, or another database would be created. In the
 * environment only for SIGNUPS, because names like DATADIR may belong to other programs there.
 * @throws an error with a text for the host
 */
export function refuseGraveSlips({ known, inFile, names }: Omit<Given, 'env' | 'cut'>): void {
  for (const name of unknownIn(names, known)) {
    const meant = likely(name, known) ?? '';
    const isGrave = inFile.includes(name) ? GRAVE.includes(meant) : meant === 'SIGNUPS';
    if (isGrave && !names.includes(meant))
      throw new Error(`${name} is not a setting. Did you mean ${meant}? Rename it, or remove it.`);
  }
}

export function settingWarnings(given: Given): string[] {
  return [
    ...rehearsalOf(given.env),
    ...namesOf(given),
    ...cutOf(given),
    ...addressOf(given.env),
    ...backupsOf(given.env),
    ...databaseOf(given),
    ...bucketOf(given.env),
    ...operatorOf(given),
    ...mailOf(given),
    ...paymentsOf(given.names),
    ...forAllOf(given),
  ];
}

function rehearsalOf({ rehearsal, dataFolder }: Env): string[] {
  if (!rehearsal) return [];
  return [
    `REHEARSAL is 1: this server is for a look at the copy in ${dataFolder}, and reaches nobody. It sends no mail and no notifications, asks no AI provider, takes no payments, makes no backups, and has no metrics.`,
  ];
}

function namesOf({ known, inFile, names }: Given): string[] {
  const lines = new Map<string, string>();
  const hintOf = (name: string) => {
    if (PARTS_OF_SMTP_URL.test(name))
      return names.includes('SMTP_URL')
        ? undefined
        : ' Mail is set up by SMTP_URL=smtps://USER:PASSWORD@HOST';
    const meant = likely(name, known);
    return meant === undefined ? undefined : ` Did you mean ${meant}?`;
  };
  for (const name of unknownIn(names, known)) {
    const hint = hintOf(name);
    if (hint !== undefined) lines.set(name, `${name} is not a setting.${hint}`);
  }
  for (const name of unknownIn(inFile, known))
    lines.set(name, `${name} in .env is not a setting.${hintOf(name) ?? ''}`);
  return [...lines.values()];
}

/** Says no value, because it may be a secret. */
function cutOf({ cut }: Given): string[] {
  return cut.map(
    (name) =>
      `${name} in .env ends before its #: the rest of the line is read as a comment. If it is part of the value, put all of it in quotes ('1 Road #5'); otherwise put the comment on a line of its own.`,
  );
}

function unknownIn(names: readonly string[], known: readonly string[]): string[] {
  return names.filter((name) => !known.includes(name) && !OTHERS.test(name));
}

function likely(name: string, known: readonly string[]): string | undefined {
  const most = SLIPS.find(({ length }) => name.length >= length)?.most;
  if (most === undefined) return undefined;
  const bare = (text: string) => text.toUpperCase().replaceAll(/[-_]/g, '');
  const isLong = (text: string) => SLIPS.some(({ length }) => text.length >= length);
  return known.find((setting) => isLong(setting) && distance(bare(name), bare(setting)) <= most);
}

function addressOf({ publicUrl, proxies }: Env): string[] {
  if (publicUrl === undefined) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = isLoopback(hostname);
  if (protocol === 'https:') {
    return proxies > 0
      ? []
      : [
          'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY is 0: everyone counts as one caller. Set TRUST_PROXY=1.',
        ];
  }
  return isLocal
    ? []
    : ['PUBLIC_URL is not https, so browsers allow no offline use, camera or home-screen app.'];
}

function backupsOf({ backups, dataFolder }: Env): string[] {
  if (!backups) return [];
  const { folder } = backups;
  if (isInside(folder, dataFolder))
    return [
      `No backups are made: BACKUP_DIR is inside ${dataFolder}, and would be lost with it. Name another folder.`,
    ];
  return existsSync(folder)
    ? []
    : [
        `No backups are made: there is no folder ${folder} (BACKUP_DIR). Make it, or mount its disk.`,
      ];
}

function bucketOf({ bucket }: Env): string[] {
  if (!bucket) return [];
  const { protocol, host, hostname } = new URL(bucket.endpoint);
  return protocol === 'https:' || isLoopback(hostname)
    ? []
    : [`Photos go to ${host} unencrypted. Set S3_ENDPOINT to an https address.`];
}

/** Warnings for a database on a server. */
function databaseOf({ env: { databaseUrl, dataFolder }, names }: Given): string[] {
  if (databaseUrl === undefined) return [];
  const lines: string[] = [];
  if (names.includes('BACKUP_DIR'))
    lines.push(
      'No backups are made: BACKUP_DIR is for the database in DATA_DIR, but DATABASE_URL is set. Use pg_dump, and copy the photos.',
    );
  if (existsSync(path.join(dataFolder, DATABASE_FILE)))
    lines.push(
      `The database ${DATABASE_FILE} in ${dataFolder} is not used, since DATABASE_URL is set. To take its data over: npm run admin -- move-to-postgres. Otherwise delete it: it holds accounts.`,
    );
  return lines;
}

/** Operator settings, which the law requires for a public server but not for one on the host's own machine. */
function operatorOf({ env, names }: Given): string[] {
  const { publicUrl } = env;
  if (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname)) return [];
  const missing = OPERATOR.filter((name) => !names.includes(name));
  if (missing.length === 0) return [];
  return [
    `The privacy policy does not say enough about who runs this server: set ${missing.join(', ')}.`,
  ];
}

function mailOf({ env: { mail, publicUrl, rehearsal }, names }: Given): string[] {
  if (!mail) {
    const idle = rehearsal
      ? []
      : ['MAIL_SERVICE', 'SMTP_TLS'].filter((name) => names.includes(name));
    return idle.map((name) => `${name} is not used: without SMTP_URL no mail is sent.`);
  }
  const { protocol, host, hostname } = new URL(mail.url);
  const lines: string[] = [];
  if (publicUrl === undefined && mail.from.endsWith('@localhost>')) {
    lines.push(
      `Mail is sent as ${mail.from}, which most servers refuse. Set MAIL_FROM and PUBLIC_URL.`,
    );
  }
  if (protocol === 'smtp:' && mail.tls === 'optional' && !isLoopback(hostname)) {
    lines.push(
      `Mail may go to ${host} unencrypted, with links that open accounts, since SMTP_TLS is optional. Remove that line if the server offers TLS.`,
    );
  }
  return lines;
}

function paymentsOf(names: readonly string[]): string[] {
  const missing = PAYMENT_KEYS.filter((name) => !names.includes(name));
  if (missing.length === 0 || !names.some((name) => name.startsWith('STRIPE_'))) return [];
  return [
    `Payments are off: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
  ];
}

/** Warnings about Premium for everyone, which a host who has set up payments may not expect. */
function forAllOf({ env: { plan, stripe }, names }: Given): string[] {
  if (!plan.premiumForAll) return [];
  const lines: string[] = [];
  if (stripe)
    lines.push(
      'Payments begin no more: PREMIUM_FOR_ALL is 1, so everybody has Premium. Subscriptions that run go on until they are canceled.',
    );
  if (names.includes('FREE_IMAGES'))
    lines.push('FREE_IMAGES is not used: PREMIUM_FOR_ALL is 1, and Premium has no limit.');
  return lines;
}
