import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freshDatabase } from '../../test/kit/postgres-database';
import { PostgresServer } from '../../test/kit/postgres-server';
import { processorUsOf } from '../process-tree';
import { Bundles } from './bundles';
import { freePort, MeasuredProcess } from './measured-process';
import type { Usage } from './process-messages';

const ROOT = path.resolve(__dirname, '../..');
const REPORTER = 'bench/sync/usage-reporter.ts';
const CLIENTS = 'bench/sync/client-process.ts';

export interface Candidate {
  name: string;
  /** Programs by their path in the repository. */
  server: string;
  client: string;
  place?: Place;
}

/** Where a server runs, if not from this checkout with its data in a folder. */
export interface Place {
  /** Another checkout of the repository. */
  checkout?: string;
  postgres?: boolean;
}

export const BARE_SERVER = 'bench/sync/bare/server.ts';
export const BARE_SERVER_IN_LOAD = 'bench/load/bare-server.ts';
export const OUR_SERVER = 'api/server.ts';
export const RXDB_SERVER = 'bench/sync/peers/rxdb-server.ts';
export const POUCHDB_SERVER = 'bench/sync/peers/pouchdb-server.ts';

export const LIMIT = 'bare';
export const OURS = 'ours';
export const EARLIER = 'the other checkout';

const CANDIDATES: Candidate[] = [
  { name: LIMIT, server: BARE_SERVER, client: 'bare' },
  { name: 'bare, no gzip', server: BARE_SERVER, client: 'bare-plain' },
  { name: OURS, server: OUR_SERVER, client: 'ours' },
];

const PEERS: Candidate[] = [
  { name: 'RxDB', server: RXDB_SERVER, client: 'rxdb' },
  { name: 'PouchDB', server: POUCHDB_SERVER, client: 'pouchdb' },
];

interface Wanted {
  peers: boolean;
  /** A folder with another checkout. */
  beside: string | undefined;
  postgres: boolean;
}

export function candidates({ peers, beside, postgres }: Wanted): Candidate[] {
  const ours = { server: OUR_SERVER, client: 'ours' };
  return [
    ...CANDIDATES,
    ...(beside === undefined ? [] : [{ ...ours, name: EARLIER, place: { checkout: beside } }]),
    ...(postgres ? [{ ...ours, name: 'ours, PostgreSQL', place: { postgres } }] : []),
    ...(peers ? PEERS : []),
  ];
}

export interface RunningServer {
  process: MeasuredProcess;
  url: string;
  /** Usage of the process, and the processor time of its PostgreSQL, if it has one. */
  usage: () => Promise<Usage & { database: number }>;
  dataFolder: string;
  /** The address of its PostgreSQL. */
  databaseUrl: string | undefined;
}

interface Starting extends Pick<Place, 'checkout'> {
  words?: string[];
  env?: Record<string, string>;
}

/** Starts what a benchmark needs, in its own folder, and removes all of it afterwards. */
export class Stage {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'platelog-bench-'));
  private readonly bundles = new Bundles();
  private readonly processes: MeasuredProcess[] = [];
  private readonly closings: (() => Promise<void> | void)[] = [];
  /** What the processes need until they end. */
  private readonly endings: (() => Promise<void>)[] = [];

  async server(
    program: string,
    { checkout, postgres }: Place = {},
    settings: Record<string, string> = {},
  ): Promise<RunningServer> {
    const port = await freePort();
    const dataFolder = mkdtempSync(path.join(this.folder, 'data-'));
    const database = postgres ? await this.postgres() : undefined;
    const env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataFolder,
      DISK_RESERVE_MB: '0',
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...settings,
    };
    const server = this.start(program, { checkout, env });
    const url = `http://127.0.0.1:${port}`;
    await server.answers(`${url}/api/health`);
    const usage = async () => ({ ...(await server.usage()), database: database?.used() ?? 0 });
    return { process: server, url, usage, dataFolder, databaseUrl: database?.url };
  }

  /** Its own PostgreSQL server with flushed commits and an empty database. */
  private async postgres(): Promise<{ url: string; used: () => number }> {
    const server = await PostgresServer.start({ durable: true });
    this.endings.push(async () => server.stop());
    const { url } = await freshDatabase(server.url);
    return { url, used: () => processorUsOf(server.pid) };
  }

  client(name: string, url: string, { checkout }: Place = {}): MeasuredProcess {
    return this.start(CLIENTS, { checkout, words: [name, url] });
  }

  private start(
    program: string,
    { checkout = ROOT, words = [], env = {} }: Starting,
  ): MeasuredProcess {
    const file = this.bundles.of(checkout, program);
    const reporter = this.bundles.of(checkout, REPORTER);
    const started = MeasuredProcess.start({ file, reporter, folder: checkout, words, env });
    this.processes.push(started);
    return started;
  }

  /** An empty folder, which is removed with the rest. */
  emptyFolder(): string {
    return mkdtempSync(path.join(this.folder, 'empty-'));
  }

  /** Closes this with the rest, before the processes that it may need. */
  closeLater(close: () => Promise<void> | void): void {
    this.closings.push(close);
  }

  async clear(): Promise<void> {
    await Promise.allSettled(this.closings.map((close) => Promise.resolve(close())));
    await Promise.all(this.processes.map(async (process) => process.stop()));
    await Promise.allSettled(this.endings.map(async (end) => end()));
    this.bundles.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
