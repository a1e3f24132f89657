import { existsSync } from 'node:fs';
import path from 'node:path';

import { distance } from 'fastest-levenshtein';

import { DATABASE_FILE } from '../store/database';
import type { Env } from './env';
import { isLoopback } from './setting-forms';

export interface Given {
  env: Env;
  known: readonly string[];
  /** Names in `.env`, where each should be a setting. */
  inFile: readonly string[];
  /** All names with a value: in the environment most belong to other programs. */
  names: readonly string[];
}

const PAYMENT_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

const OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'CONTACT_EMAIL'];

const SLIPS_MOST = 2;
/** Shorter names are too similar to others. */
const LONG = 7;
// Node and its tools read these from the same file.
const OTHERS = /^(NODE_|NPM_|npm_|TZ$|UV_)/;

export function settingWarnings(given: Given): string[] {
  return [
    ...namesOf(given),
    ...addressOf(given.env),
    ...backupsOf(given.env),
    ...databaseOf(given),
    ...bucketOf(given.env),
    ...operatorOf(given),
    ...barcodesOf(given),
    ...mailOf(given.env),
    ...paymentsOf(given.names),
    ...forAllOf(given),
  ];
}

function namesOf({ known, inFile, names }: Given): string[] {
  const unknown = (given: readonly string[]) =>
    given.filter((name) => !known.includes(name) && !OTHERS.test(name));
  const lines = new Map<string, string>();
  for (const name of unknown(names)) {
    const meant = likely(name, known);
    if (meant !== undefined) lines.set(name, `${name} is not a setting. Did you mean ${meant}?`);
  }
  for (const name of unknown(inFile)) {
    const meant = likely(name, known);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    lines.set(name, `${name} in .env is not a setting.${hint}`);
  }
  return [...lines.values()];
}

function likely(name: string, known: readonly string[]): string | undefined {
  if (name.length < LONG) return undefined;
  const bare = (text: string) => text.toUpperCase().replaceAll(/[-_]/g, '');
  return known.find(
    (setting) => setting.length >= LONG && distance(bare(name), bare(setting)) <= SLIPS_MOST,
  );
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
  if (folder === dataFolder || folder.startsWith(dataFolder + path.sep))
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

/** Of a database on a server. */
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

/** Only on a server of other people: who runs one alone has read what is off. */
function barcodesOf({ env: { publicUrl }, names }: Given): string[] {
  const isOwn = publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
  if (isOwn || names.includes('OPEN_FOOD_FACTS_CONTACT')) return [];
  return [
    'Unknown barcodes are not looked up. Set OPEN_FOOD_FACTS_CONTACT to an email address to ask Open Food Facts.',
  ];
}

/** For a server of other people a law asks for these; on a machine of one's own they do not matter. */
function operatorOf({ env, names }: Given): string[] {
  const { publicUrl } = env;
  if (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname)) return [];
  const missing = OPERATOR.filter((name) => !names.includes(name));
  if (missing.length === 0) return [];
  return [
    `The privacy policy does not say enough about who runs this server: set ${missing.join(', ')}.`,
  ];
}

function mailOf({ mail, publicUrl }: Env): string[] {
  if (!mail) return [];
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

/** Whoever has set up payments may not expect it. */
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

interface Failure extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

const NO_FOLDER = (path = '') =>
  `The data folder cannot be made: a file stands in its way at ${path}. Name another: DATA_DIR=... npm start`;

const NO_ADDRESS = (host = '') =>
  `HOST=${host} is not an address of this machine. Leave HOST empty for every address, or set 127.0.0.1 behind a proxy.`;

const KNOWN: Record<string, (error: Failure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is in use by another program. Stop that one, or choose another port: PORT=3001 npm start`,
  EACCES: ({ path, port }) =>
    path === undefined
      ? `This account may not use port ${port ?? ''}. Choose one above 1023: PORT=3000 npm start`
      : `The data folder cannot be written: ${path}. Make it writable, or name another: DATA_DIR=... npm start`,
  EADDRNOTAVAIL: ({ address }) => NO_ADDRESS(address),
  ENOTFOUND: ({ hostname }) => NO_ADDRESS(hostname),
  EAI_AGAIN: ({ hostname }) => NO_ADDRESS(hostname),
  EEXIST: ({ path }) => NO_FOLDER(path),
  ENOTDIR: ({ path }) => NO_FOLDER(path),
  EROFS: ({ path }) =>
    `The data folder is on a disk that is read-only: ${path ?? ''}. Name another: DATA_DIR=... npm start`,
  SQLITE_CANTOPEN: () =>
    'The database in the data folder cannot be opened. Is the folder writable?',
  SQLITE_READONLY: () =>
    'The database in the data folder cannot be written. Does it belong to another account?',
  SQLITE_FULL: () => 'The disk with the data folder is full.',
  ENOSPC: () => 'The disk with the data folder is full.',
  SQLITE_NOTADB: () =>
    'The file platelog.sqlite in the data folder is not a database. Restore it from a backup.',
  SQLITE_CORRUPT: () => 'The database is damaged. Stop here and restore it from a backup.',
};

export function wordsOfFailure(error: unknown): string {
  const failure = error as Failure;
  const words = KNOWN[failure.code ?? '']?.(failure);
  return `Platelog did not start. ${words ?? failure.message}`;
}
