import { createHash } from 'node:crypto';

import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient, PoolConfig } from 'pg';

import type { Tables } from '../tables';
import { ChangeNotices, type Changed, startChangeNotices } from './change-notices';
import { CHANNEL, textOfNotice } from './notice';
import { isPlanOutdated } from './reach-postgres';

/** Connections of this process; a transaction holds one. */
const CONNECTIONS = 16;

// A stuck call must not hold up all others: the database ends a transaction that has been left open.
const SETTINGS: PoolConfig = {
  max: CONNECTIONS,
  // Also the time that a query waits for a free one.
  connectionTimeoutMillis: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  statement_timeout: 60_000,
  application_name: 'platelog',
};

/** Types by their numbers, and how they are read: as SQLite has them. What has none stays text. */
const READ_AS: Partial<Record<number, (text: string) => unknown>> = {
  // bool
  16: (text) => (text === 't' ? 1 : 0),
  // int8, int2, int4
  20: whole,
  21: whole,
  23: whole,
  // float4, float8, numeric
  700: Number,
  701: Number,
  1700: Number,
};

/** @throws where a number has no exact one in JavaScript: a wrong one would be worse */
function whole(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(`The database has a number that is too large: ${text}.`);
}

interface Choices {
  /** Runs for a connection that the database has ended while nobody used it, and for notices that could not be sent. */
  onLost?: (error: unknown) => void;
}

/**
 * Opens a database on a PostgreSQL server. Nothing is asked of it before the first query.
 * @param url postgres://user:password@host:port/name
 */
export function openPostgres(url: string, { onLost }: Choices = {}): Kysely<Tables> {
  const dialect = new PostgresDialect({
    pool: async () => {
      // Loaded here alone: a home server with SQLite never needs it.
      const { Pool } = await import('pg');
      const pool = new Pool({ ...connectionTo(url), ...SETTINGS });
      // One that nobody listened to would end the program.
      pool.on('error', (error) => onLost?.(error));
      const notices = tellingOthers(db, pool, onLost);
      return preparing(pool, notices);
    },
  });
  const db = new Kysely<Tables>({ dialect });
  return db;
}

function tellingOthers(db: Kysely<Tables>, pool: Pool, onError: Choices['onLost']): ChangeNotices {
  const send = async (changes: Changed[]) => {
    const texts = changes.map((changed) => textOfNotice(db, { changed }));
    await pool.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [
      CHANNEL,
      texts,
    ]);
  };
  return startChangeNotices(db, new ChangeNotices(send, onError));
}

/** How pg is to connect: numbers as numbers. */
export function connectionTo(url: string): PoolConfig {
  return {
    connectionString: url,
    types: {
      getTypeParser: ((type: number, format?: string) =>
        READ_AS[format === 'binary' ? -1 : type] ?? String) as never,
    },
  };
}

/** The pool, whose statements are prepared once on each connection: it halves the time of a push. */
function preparing(pool: Pool, notices: ChangeNotices) {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client);
      clients.set(client, known);
      return known;
    },
    end: async () => {
      await notices.flush();
      await pool.end();
    },
  };
}

// Texts that are built again for each number of rows are not worth a name on each connection.
const NAMED_LENGTH_MOST = 2_000;
const NAMED_MOST = 500;
const names = new LRUCache<string, string>({ max: NAMED_MOST });

function preparingClient(client: PoolClient): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    if (values.length === 0) return client.query(text);
    const given = values.map(sendable);
    const name = nameOf(text);
    if (name === undefined) return client.query({ text, values: given });
    return client.query({ name, text, values: given }).catch(async (error: unknown) => {
      if (!isPlanOutdated(error)) throw error;
      forgetName(text, name);
      // Nothing was done. A transaction has failed with it: the next one goes on.
      return client.query({ name: nameOf(text), text, values: given }).catch(() => {
        throw error;
      });
    });
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      client.release();
    },
  };
}

function nameOf(text: string): string | undefined {
  if (text.length > NAMED_LENGTH_MOST) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(text).digest('base64url');
  const name = `${hash}${changes}`;
  names.set(text, name);
  return name;
}

/** How often the schema was seen to change under this process. */
let changes = 0;

/** What was prepared before a column came keeps failing, on each connection: from here on it has another name. */
function forgetName(text: string, name: string): void {
  if (names.get(text) !== name) return;
  changes += 1;
  names.clear();
}

/** PostgreSQL has no NUL in its texts. JSON writes it otherwise. */
export function sendable(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0')
    ? value.replaceAll('\0', '\uFFFD')
    : value;
}
