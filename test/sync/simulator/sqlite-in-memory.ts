import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';

import { type Database, preparing } from '../../../api/store/database';
import { migrate } from '../../../api/store/migrate';
import type { Tables } from '../../../api/store/tables';
import { RECORDS_ABOVE, type ServerDatabase } from './server-database';

let empty: Buffer | undefined;

/** A database in memory, with one process. */
export class SqliteInMemory implements ServerDatabase {
  private connection = connect(':memory:');
  private db = wrap(this.connection);
  private backup: Buffer | undefined;
  /** Prepared once each: checks run the same queries after every step. */
  private statements = new Map<string, SQLite.Statement>();

  /** The schema is created once and copied for every history. */
  async begin(now: number): Promise<void> {
    if (empty) return this.replace(empty);
    await migrate(this.db, now);
    empty = this.connection.serialize();
  }

  async node(): Promise<Database> {
    return Promise.resolve(this.db);
  }

  async rows(text: string): Promise<Record<string, unknown>[]> {
    return Promise.resolve(this.ask(text, []));
  }

  async recordsAbove(user: string, above: number): Promise<Record<string, unknown>[]> {
    return Promise.resolve(this.ask(RECORDS_ABOVE, [user, above]));
  }

  async takeBackup(): Promise<void> {
    this.backup = this.connection.serialize();
    return Promise.resolve();
  }

  get hasBackup(): boolean {
    return this.backup !== undefined;
  }

  async putBack(): Promise<void> {
    if (this.backup) await this.replace(this.backup);
  }

  async integrity(): Promise<string> {
    return Promise.resolve(String(this.connection.pragma('integrity_check', { simple: true })));
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  private async replace(contents: Buffer): Promise<void> {
    await this.db.destroy();
    this.statements.clear();
    this.connection = connect(contents);
    this.db = wrap(this.connection);
  }

  private ask(text: string, values: unknown[]): Record<string, unknown>[] {
    const statement = this.statements.get(text) ?? this.connection.prepare(text);
    this.statements.set(text, statement);
    return statement.all(...values) as Record<string, unknown>[];
  }
}

function connect(from: string | Buffer): SQLite.Database {
  const connection = new SQLite(from);
  connection.pragma('foreign_keys = ON');
  return connection;
}

function wrap(connection: SQLite.Database): Database {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparing(connection) }) });
}
