import { Worker } from 'node:worker_threads';

import { sql } from 'kysely';

import type { Database } from '../database';

const EVERY_MS = 1_000;
/** Pages that may wait in the log for the other thread, and, without it, for a commit. */
const BACKSTOP_PAGES = 64_000;
const ALONE_PAGES = 4_000;

/**
 * From this size the log is restarted, for which writers wait: two syncs of the disk. SQLite alone restarts it only
 * when nothing is waiting for a checkpoint, which does not happen under continuous writes.
 */
const RESTART_PAGES = 16_000;

/** Writers wait while the log is emptied, so it does not wait longer than this for a reader. */
const IN_THE_WAY_MS = 50;

// As text, so that it runs from source, from a bundle and in tests. A passive checkpoint does not wait and does not
// block; after it little is left to copy while the log is emptied.
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
 * Copies the write-ahead log into the database in a separate thread: copying and syncing 16 MB would block the event
 * loop for 100 ms and more at some commits.
 */
export class Checkpoints {
  private worker: Worker | undefined;
  private readonly waiting: (() => void)[] = [];

  private constructor(
    private readonly db: Database,
    private readonly isFile: boolean,
  ) {}

  /** @param file undefined if the database is on a server, which has its own log */
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
    // If it dies, commits do the checkpoints again.
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
   * Empties the log, which still contains deleted data. If there is a reader, the log is emptied after it has ended.
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

  /** The same within a second, without waiting for it: for frequent calls. */
  emptySoon(): void {
    this.worker?.postMessage('soon');
  }

  private answer(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async every(pages: number): Promise<void> {
    await sql.raw(`PRAGMA wal_autocheckpoint = ${pages}`).execute(this.db);
  }

  /** Await it before the database is closed, because the last connection removes the log. */
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
