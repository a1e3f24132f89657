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

// A stuck call must not block all others, so the database ends a transaction that is left open.
const SETTINGS: PoolConfig = {
  max: CONNECTIONS,
  // Also limits the time that a query waits for a free connection.
  connectionTimeoutMillis: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  statement_timeout: 60_000,
  application_name: 'platelog',
};

/** How types are read, by their numbers: with the same values as on SQLite. Other types are text. */
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

/** @throws if JavaScript has no exact number for it, because a wrong number would be worse */
function whole(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(`The database has a number that is too large: ${text}.`);
}

interface Choices {
  /** Called for an idle connection that the database has closed, and for notices that could not be sent. */
  onLost?: (error: unknown) => void;
}

/**
 * Opens a database on a PostgreSQL server. Connects at the first query.
 * @param url postgres://user:password@host:port/name
 */
export function openPostgres(url: string, { onLost }: Choices = {}): Kysely<Tables> {
  const dialect = new PostgresDialect({
    pool: async () => {
      // Loaded only here, because a home server with SQLite never needs it.
      const { Pool } = await import('pg');
      const pool = new Pool({ ...connectionTo(url), ...SETTINGS });
      // An error event without a listener would end the program.
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

/** Connection settings for pg; numbers are read as numbers. */
export function connectionTo(url: string): PoolConfig {
  return {
    connectionString: url,
    types: {
      getTypeParser: ((type: number, format?: string) =>
        READ_AS[format === 'binary' ? -1 : type] ?? String) as never,
    },
  };
}

/** A pool whose connections prepare each statement once, which halves the time of a push. */
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

// Texts that are built for each number of rows are too many to prepare on each connection.
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
      // Nothing was done yet. If this was in a transaction, the transaction has failed, and the next one works.
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

/** How often the schema has changed while this process was running. */
let changes = 0;

/** A statement that was prepared before a column was added keeps failing on every connection, so it gets a new name. */
function forgetName(text: string, name: string): void {
  if (names.get(text) !== name) return;
  changes += 1;
  names.clear();
}

/** PostgreSQL does not allow NUL in text. JSON escapes it. */
export function sendable(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0')
    ? value.replaceAll('\0', '\uFFFD')
    : value;
}
