import { Worker } from 'node:worker_threads';

import { sql } from 'kysely';

import type { Database } from '../database';

const EVERY_MS = 1_000;
/** Pages that may wait in the log for another thread, and, where there is none, for a commit. */
const BACKSTOP_PAGES = 64_000;
const ALONE_PAGES = 4_000;

/**
 * From so many pages on the log begins from its start again, which those who write wait for: two syncs of the disk.
 * Left alone it does so in a moment in which nothing is waiting to be carried over, and under steady writes none comes.
 */
const RESTART_PAGES = 16_000;

/** Nobody writes while the log is emptied: a reader who is in the way is not waited for longer than this. */
const IN_THE_WAY_MS = 50;

// As text, so that it runs from sources, from a bundle and in tests alike. A passive checkpoint waits for
// nobody and makes nobody wait; after it little is left to be carried over while the log is emptied.
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const SQLite = require(workerData.library);
const db = new SQLite(workerData.file, { timeout: workerData.timeout });
db.pragma('synchronous = FULL');
let toEmpty = false;
const carryOver = () => {
  try {
    const [{ log }] = db.pragma('wal_checkpoint(PASSIVE)');
    if (log > workerData.pages && !toEmpty) db.pragma('wal_checkpoint(RESTART)');
    if (toEmpty) toEmpty = db.pragma('wal_checkpoint(TRUNCATE)')[0].busy !== 0;
  } catch {
    // A full disk, say: what is committed is in the log, and the next time comes.
  }
};
const timer = setInterval(carryOver, workerData.every);
parentPort.on('message', (message) => {
  if (message === 'stop') {
    clearInterval(timer);
    parentPort.close();
    db.close();
    return;
  }
  toEmpty = true;
  if (message === 'soon') return;
  carryOver();
  parentPort.postMessage(toEmpty ? 'not yet' : 'empty');
});
`;

/**
 * Carries the write-ahead log over into the database in a thread of its own: copying 16 MB and syncing
 * them would hold the event loop for 100 ms and more at some of the commits.
 */
export class Checkpoints {
  private worker: Worker | undefined;
  private readonly waiting: (() => void)[] = [];

  private constructor(
    private readonly db: Database,
    private readonly isFile: boolean,
  ) {}

  /** @param file undefined: the database is on a server, which has a log of its own */
  static async start(
    db: Database,
    file: string | undefined,
    limits = { everyMs: EVERY_MS, restartPages: RESTART_PAGES },
  ): Promise<Checkpoints> {
    const isFile = file !== undefined && file !== ':memory:';
    const checkpoints = new Checkpoints(db, isFile);
    if (isFile) await checkpoints.open(file, limits);
    return checkpoints;
  }

  private async open(
    file: string,
    { everyMs, restartPages }: { everyMs: number; restartPages: number },
  ): Promise<void> {
    const library = require.resolve('better-sqlite3');
    const worker = new Worker(PROGRAM, {
      eval: true,
      workerData: {
        file,
        library,
        every: everyMs,
        pages: restartPages,
        timeout: IN_THE_WAY_MS,
      },
    });
    // Should it die, commits do its work again.
    worker.on('error', () => {
      this.worker = undefined;
      this.answer();
      void this.every(ALONE_PAGES).catch(() => undefined);
    });
    worker.on('message', () => {
      this.waiting.shift()?.();
    });
    // A listener would keep the process alive.
    worker.unref();
    this.worker = worker;
    await this.every(BACKSTOP_PAGES);
  }

  /**
   * Empties the log: what was deleted stands in it until then. Where somebody reads just now, it is emptied as
   * soon as they have ended.
   */
  async empty(): Promise<void> {
    if (!this.isFile) return;
    const { worker } = this;
    if (!worker) {
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(this.db);
      return;
    }
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      worker.postMessage('now');
    });
  }

  /** The same within a second, without waiting for it: for what happens often. */
  emptySoon(): void {
    this.worker?.postMessage('soon');
  }

  private answer(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async every(pages: number): Promise<void> {
    await sql.raw(`PRAGMA wal_autocheckpoint = ${pages}`).execute(this.db);
  }

  /** To be awaited before the database is closed: the last connection removes the log. */
  async stop(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.worker = undefined;
    this.answer();
    await new Promise<void>((resolve) => {
      worker.once('exit', () => {
        resolve();
      });
      worker.once('error', () => {
        resolve();
      });
      worker.ref();
      worker.postMessage('stop');
    });
  }
}
