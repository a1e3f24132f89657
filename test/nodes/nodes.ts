import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Database } from '../../api/store/database';
import { openPostgres } from '../../api/store/dialect/open-postgres';
import type { Promised } from '../crash/checks';
import { idsOf } from '../crash/checks';
import { ServerProcess } from '../crash/server-process';
import type { Kept } from '../crash/snapshot';
import { agreeToAi, registration, Visitor } from '../kit/api-in-memory';
import { builtProgram } from '../kit/built-program';
import { keptOnPostgres } from './kept-on-postgres';
import type { Stores } from './stores';

export interface NodeSettings {
  count?: number;
  /** Address of the AI provider. */
  provider: string;
  env?: Record<string, string>;
  /** Ports of the servers, if they must be the same after a restart. */
  ports?: number[];
}

/** Server processes on one PostgreSQL database and one bucket, each with its own data folder. */
export class Nodes {
  private constructor(
    private readonly stores: Stores,
    private readonly shared: Record<string, string>,
    private readonly folder: string,
    readonly all: readonly ServerProcess[],
    /** A separate connection for the tests. */
    readonly db: Database,
  ) {}

  static async start(
    stores: Stores,
    { count = 2, provider, env, ports }: NodeSettings,
  ): Promise<Nodes> {
    const shared = await stores.fresh();
    const folder = mkdtempSync(path.join(tmpdir(), 'platelog-nodes-'));
    const program = builtProgram('api/server.ts');
    const all = Array.from({ length: count }, (_, index) => {
      const dataFolder = mkdtempSync(path.join(folder, 'data-'));
      const port = ports?.[index];
      const own: Record<string, string> = port === undefined ? {} : { PORT: String(port) };
      return new ServerProcess({
        program,
        dataFolder,
        provider,
        env: { ...shared, ...env, ...own },
      });
    });
    const nodes = new Nodes(
      stores,
      shared,
      folder,
      all,
      openPostgres(shared['DATABASE_URL'] ?? ''),
    );
    await nodes.startAll();
    return nodes;
  }

  private async startAll(): Promise<void> {
    // All start on an empty database without an epoch.
    await Promise.all(this.all.map(async (node) => node.start()));
  }

  /** What the database and the bucket store of some accounts. */
  async kept(promised: Pick<Promised, 'accounts'>): Promise<Kept> {
    const bucket = this.shared['S3_BUCKET'] ?? '';
    return keptOnPostgres(this.db, (key) => this.stores.read(bucket, key), idsOf(promised));
  }

  /** A user who has registered, as a client of each server. */
  async member(place = 0): Promise<Visitor[]> {
    const visitors = this.all.map(({ url }) => new Visitor(url));
    const first = visitors[place % visitors.length];
    if (!first) return [];
    const email = `${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;
    const { status, body } = await first.post('/api/register', registration({ email }));
    if (status >= 400) throw new Error(`No account: ${JSON.stringify(body)}`);
    const { id } = (body as { user: { id: string } }).user;
    await agreeToAi(first);
    for (const visitor of visitors) {
      visitor.cookies = first.cookies;
      visitor.userId = id;
    }
    return visitors;
  }

  /** The last output of all of them. */
  get words(): string {
    return this.all.map(({ words }) => words).join('\n');
  }

  async stop(): Promise<void> {
    for (const node of this.all) node.signal('SIGCONT');
    await Promise.all(this.all.map(async (node) => node.kill()));
    await this.db.destroy();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
