import { CompiledQuery, sql } from 'kysely';

import type { Database } from '../../../api/store/database';
import { openPostgres } from '../../../api/store/dialect/open-postgres';
import { migrate } from '../../../api/store/migrate';
import { chanceOf, type Chance } from './chance';
import { RECORDS_ABOVE, type ServerDatabase } from './server-database';

/** One in this many requests or jobs finds that its process was killed and restarted. */
const ONE_DIES = 60;

/** Foreign keys, as conditions between a row of the child table and one of the parent table. */
const KEYS = `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent,
    string_agg(format('parent.%I = child.%I', theirs.attname, own.attname), ' AND ') AS fit,
    string_agg(format('child.%I IS NOT NULL', own.attname), ' AND ') AS told
  FROM pg_constraint, unnest(conkey, confkey) AS k (own, theirs)
  JOIN pg_attribute AS own ON true JOIN pg_attribute AS theirs ON true
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    AND own.attrelid = conrelid AND own.attnum = k.own
    AND theirs.attrelid = confrelid AND theirs.attnum = k.theirs
  GROUP BY pg_constraint.oid, conrelid, confrelid`;

interface Key {
  child: string;
  parent: string;
  fit: string;
  told: string;
}

/**
 * Several processes on one PostgreSQL database, each with its own connections and nothing else shared. Which one gets a
 * request is random, but reproducible.
 */
export class NodesOnPostgres implements ServerDatabase {
  private readonly nodes: Database[];
  /** The checks' own connection, which no process uses. */
  private readonly own: Database;
  private chance: Chance = chanceOf(0);
  private isMade = false;
  hasBackup = false;

  constructor(
    private readonly url: string,
    count: number,
  ) {
    this.nodes = Array.from({ length: count }, () => openPostgres(url));
    this.own = openPostgres(url);
  }

  /** Call it before a history is run. */
  seed(seed: number): void {
    this.chance = chanceOf(seed ^ 0x20de5);
  }

  async begin(now: number): Promise<void> {
    this.hasBackup = false;
    if (this.isMade) return this.putBackFrom('empty_copy');
    await migrate(this.own, now);
    await this.copyTo('empty_copy');
    this.isMade = true;
  }

  async node(): Promise<Database> {
    const place = Math.floor(this.chance() * this.nodes.length);
    if (this.chance() * ONE_DIES < 1) {
      await this.nodes[place]?.destroy();
      this.nodes[place] = openPostgres(this.url);
    }
    return this.nodes[place] ?? this.own;
  }

  async rows(text: string): Promise<Record<string, unknown>[]> {
    return this.ask(text, []);
  }

  async recordsAbove(user: string, above: number): Promise<Record<string, unknown>[]> {
    return this.ask(RECORDS_ABOVE.replace('?', '$1').replace('?', '$2'), [user, above]);
  }

  async takeBackup(): Promise<void> {
    await this.copyTo('backup_copy');
    this.hasBackup = true;
  }

  async putBack(): Promise<void> {
    await this.putBackFrom('backup_copy');
  }

  /** No row references a missing row. */
  async integrity(): Promise<string> {
    for (const { child, parent, fit, told } of (await this.ask(KEYS, [])) as unknown as Key[]) {
      const [found] = await this.ask(
        `SELECT COUNT(*) AS lost FROM ${child} AS child WHERE ${told}
          AND NOT EXISTS (SELECT 1 FROM ${parent} AS parent WHERE ${fit})`,
        [],
      );
      if (found?.['lost'] !== 0) return `${child} names what is not in ${parent}`;
    }
    return 'ok';
  }

  /** Keeps the processes running: the next history finds them warm, as requests do. */
  async close(): Promise<void> {
    return Promise.resolve();
  }

  private async ask(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
    const { rows } = await this.own.executeQuery(CompiledQuery.raw(text, values));
    return rows as Record<string, unknown>[];
  }

  private async copyTo(schema: string): Promise<void> {
    await sql
      .raw(
        `DO $$ DECLARE t text; BEGIN
          DROP SCHEMA IF EXISTS ${schema} CASCADE;
          CREATE SCHEMA ${schema};
          FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
            EXECUTE format('CREATE TABLE ${schema}.%I AS TABLE public.%I', t, t);
          END LOOP;
        END $$`,
      )
      .execute(this.own);
  }

  /** Writes rows as a restore does: triggers and keys already had their effect. */
  private async putBackFrom(schema: string): Promise<void> {
    await sql
      .raw(
        `DO $$ DECLARE t text; columns text; BEGIN
          SET LOCAL session_replication_role = replica;
          SELECT string_agg(format('public.%I', tablename), ', ') INTO t
            FROM pg_tables WHERE schemaname = 'public';
          EXECUTE 'TRUNCATE ' || t;
          FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
            SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
              WHERE attrelid = format('public.%I', t)::regclass
                AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
            EXECUTE format('INSERT INTO public.%I (%s) SELECT %s FROM ${schema}.%I', t, columns, columns, t);
          END LOOP;
        END $$`,
      )
      .execute(this.own);
  }
}
