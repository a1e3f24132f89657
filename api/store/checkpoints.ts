import { Worker } from 'node:worker_threads';

import { sql } from 'kysely';

import type { Database } from './database';

const EVERY_MS = 1_000;
/** Pages that may wait in the log for another thread, and, where there is none, for a commit. */
const BACKSTOP_PAGES = 64_000;
const ALONE_PAGES = 4_000;

// As text, so that it runs from sources, from a bundle and in tests alike. A passive checkpoint waits for
// nobody and makes nobody wait.
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const SQLite = require(workerData.library);
const db = new SQLite(workerData.file);
db.pragma('synchronous = FULL');
const timer = setInterval(() => {
  try {
    db.pragma('wal_checkpoint(PASSIVE)');
  } catch {
    // A full disk, say: what is committed is in the log, and the next time comes.
  }
}, workerData.every);
parentPort.once('message', () => {
  clearInterval(timer);
  db.close();
});
`;

/**
 * Carries the write-ahead log over into the database in a thread of its own: copying 16 MB and syncing
 * them would hold the event loop for 100 ms and more at some of the commits.
 */
export class Checkpoints {
  private worker: Worker | undefined;

  private constructor(private readonly db: Database) {}

  static async start(db: Database, file: string): Promise<Checkpoints> {
    const checkpoints = new Checkpoints(db);
    if (file !== ':memory:') await checkpoints.open(file);
    return checkpoints;
  }

  private async open(file: string): Promise<void> {
    const library = require.resolve('better-sqlite3');
    const worker = new Worker(PROGRAM, {
      eval: true,
      workerData: { file, library, every: EVERY_MS },
    });
    worker.unref();
    // Should it die, commits do its work again.
    worker.on('error', () => {
      this.worker = undefined;
      void this.every(ALONE_PAGES).catch(() => undefined);
    });
    this.worker = worker;
    await this.every(BACKSTOP_PAGES);
  }

  private async every(pages: number): Promise<void> {
    await sql.raw(`PRAGMA wal_autocheckpoint = ${pages}`).execute(this.db);
  }

  /** To be awaited before the database is closed: the last connection removes the log. */
  async stop(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.worker = undefined;
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
