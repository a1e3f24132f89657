import { sql } from 'kysely';

import type { Database } from '../database';

/** The lowest version that the migrations support: they use functions whose bodies are bound when they are created. */
const LEAST = 15;
const PER_VERSION = 10_000;

interface Refused extends Error {
  code?: string;
  errors?: Refused[];
}

const TLS_WORDS =
  'The connection cannot be encrypted as the address asks. Its sslmode says how, and sslrootcert names the certificate of who has signed.';

const KNOWN: Record<string, (server: string, name: string) => string> = {
  ECONNREFUSED: (server) => `Nothing answers at ${server}. Is PostgreSQL running there?`,
  ENOTFOUND: (server) => `There is no host ${server}.`,
  EAI_AGAIN: (server) => `The name of ${server} cannot be looked up now.`,
  EHOSTUNREACH: (server) => `${server} cannot be reached from here.`,
  ENETUNREACH: (server) => `${server} cannot be reached from here.`,
  ETIMEDOUT: (server) => `${server} does not answer in time. Does a firewall stand in between?`,
  ENOENT: (server) => `There is no socket at ${server}. Is PostgreSQL running on this machine?`,
  '28P01': (server) =>
    `${server} refuses the user or the password. In the address # must be written as %23, / as %2F, ? as %3F and % as %25.`,
  '28000': (server) =>
    `${server} does not let this user in from here. Its pg_hba.conf says who may, and whether encryption is needed (?sslmode=require).`,
  '3D000': (server, name) =>
    `There is no database "${name}" at ${server}. Make it: CREATE DATABASE "${name}" ENCODING 'UTF8' TEMPLATE template0;`,
  '42501': (_server, name) =>
    `The user may not make tables in "${name}". Make it the owner: ALTER DATABASE "${name}" OWNER TO ...;`,
  '53300': (server) => `${server} has no connection left. Raise its max_connections.`,
  '57P03': (server) => `PostgreSQL at ${server} is starting or stopping. Try again in a moment.`,
  TLS: () => TLS_WORDS,
  '25006': (server) => `${server} can only be read: it is a standby. Name the primary server.`,
};

const TLS = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** The location of the database, without user and password. */
export function placeOf(url: string): { server: string; name: string } {
  const { host, pathname, searchParams } = new URL(url);
  const server = searchParams.get('host') ?? (host === '' ? 'localhost' : host);
  return { server, name: decodeURIComponent(pathname.slice(1)) };
}

/**
 * Checks that a database responds and can be used.
 * @throws an error that tells the host what to do, without the password
 */
export async function reachPostgres(db: Database, url: string): Promise<void> {
  const { server, name } = placeOf(url);
  const { version, encoding } = await askVersion(db).catch((error: unknown) => {
    throw new Error(wordsOfRefused(error as Refused, url), { cause: error });
  });
  if (version < LEAST)
    throw new Error(
      `PostgreSQL at ${server} is of version ${version}. It takes ${LEAST} or newer.`,
    );
  if (encoding !== 'UTF8')
    throw new Error(
      `The database "${name}" has the encoding ${encoding}. Make one with UTF8: CREATE DATABASE "${name}" ENCODING 'UTF8' TEMPLATE template0;`,
    );
}

async function askVersion(db: Database): Promise<{ version: number; encoding: string }> {
  const { rows } = await sql<{ number: string; encoding: string }>`
    SELECT current_setting('server_version_num') AS number,
      current_setting('server_encoding') AS encoding`.execute(db);
  const { number = '0', encoding = '' } = rows[0] ?? {};
  return { version: Math.floor(Number(number) / PER_VERSION), encoding };
}

/** A text for the host about what is wrong with a database. */
export function wordsOfRefused(error: Refused, url: string): string {
  const { server, name } = placeOf(url);
  // There is one error for each address of the host.
  const code = error.code ?? error.errors?.[0]?.code ?? '';
  const why = KNOWN[kindOf(code, error.message)]?.(server, name) ?? error.message;
  const hint = why === TLS_WORDS ? ` (${error.message})` : '';
  return `The database of DATABASE_URL cannot be used. ${why}${hint}`;
}

/** Whether PostgreSQL does not let this user make tables. */
export function isNotOwner(error: unknown): error is Refused {
  return (error as Partial<Refused> | undefined)?.code === '42501';
}

function kindOf(code: string, message: string): string {
  if (TLS.has(code) || /SSL|certificate/i.test(message)) return 'TLS';
  return /timeout/i.test(message) ? 'ETIMEDOUT' : code;
}

// The connection ended or failed, or the server is stopping, starting or has no connection left.
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['08000', '08001', '08003', '08006', '53300', '57P01', '57P02', '57P03', '25006'],
]);

/** Whether a newer server on the database, which is upgraded first, has added a column to a table. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Partial<Refused>;
  return code === '0A000' && message === 'cached plan must not change result type';
}

/** Whether something failed because the database is temporarily unreachable, or was just changed, so a retry works. */
export function isDatabaseAway(error: unknown): boolean {
  if (isPlanOutdated(error)) return true;
  const { code, message = '', errors } = (error ?? {}) as Partial<Refused> & { routine?: string };
  if (AWAY.has(code ?? errors?.[0]?.code ?? '')) return isOfDatabase(error);
  return /^Connection terminated|timeout exceeded when trying to connect/.test(message);
}

/** False for mail servers and providers, whose connections fail with the same codes. */
function isOfDatabase(error: unknown): boolean {
  const { severity, stack = '' } = error as { severity?: string; stack?: string };
  return severity !== undefined || /PostgresDriver|pg-pool|kysely/.test(stack);
}
