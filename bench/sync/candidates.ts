import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, MeasuredProcess } from './measured-process';

export interface Candidate {
  name: string;
  /** Programs by their path in the repository. */
  server: string;
  client: string;
}

export const BARE_SERVER = 'bench/sync/bare/server.ts';
export const OUR_SERVER = 'api/server.ts';
export const RXDB_SERVER = 'bench/sync/peers/rxdb-server.ts';
export const POUCHDB_SERVER = 'bench/sync/peers/pouchdb-server.ts';

export const LIMIT = 'bare';
export const OURS = 'ours';

const CANDIDATES: Candidate[] = [
  { name: LIMIT, server: BARE_SERVER, client: 'bare' },
  { name: 'bare, no gzip', server: BARE_SERVER, client: 'bare-plain' },
  { name: OURS, server: OUR_SERVER, client: 'ours' },
];

const PEERS: Candidate[] = [
  { name: 'RxDB', server: RXDB_SERVER, client: 'rxdb' },
  { name: 'PouchDB', server: POUCHDB_SERVER, client: 'pouchdb' },
];

export function candidates(withPeers: boolean): Candidate[] {
  return withPeers ? [...CANDIDATES, ...PEERS] : CANDIDATES;
}

export interface RunningServer {
  process: MeasuredProcess;
  url: string;
}

/** Starts what a bench needs, in a folder of its own, and takes all of it away again. */
export class Stage {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'platelog-bench-'));
  private readonly processes: MeasuredProcess[] = [];
  private readonly closings: (() => Promise<void> | void)[] = [];

  async server(program: string): Promise<RunningServer> {
    const port = await freePort();
    const server = MeasuredProcess.start([program], {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(path.join(this.folder, 'data-')),
      DISK_RESERVE_MB: '0',
    });
    this.processes.push(server);
    const url = `http://127.0.0.1:${port}`;
    await server.answers(`${url}/api/health`);
    return { process: server, url };
  }

  client(name: string, url: string): MeasuredProcess {
    const client = MeasuredProcess.start(['bench/sync/client-process.ts', name, url]);
    this.processes.push(client);
    return client;
  }

  /** An empty folder that goes with the rest. */
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
    rmSync(this.folder, { recursive: true, force: true });
  }
}
