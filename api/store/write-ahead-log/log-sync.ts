import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const datasync = promisify(fdatasync);

/**
 * Syncs commits to the disk that were made without waiting for it, in a separate thread: reads go on meanwhile, and
 * commits that are made during a sync share the next one.
 */
export class LogSync {
  private file: number | undefined;
  private current: Promise<void> | undefined;
  private following: Promise<void> | undefined;
  private readonly owners = new Map<string, Promise<void>>();

  /**
   * @param path the write-ahead log
   * @param sync syncs an open file
   * @param giveUp ends the program
   */
  constructor(
    private readonly path: string,
    private readonly sync: (file: number) => Promise<void> = datasync,
    private readonly giveUp: (error: Error) => void = endProgram,
  ) {}

  /** Waits until everything that is committed now is on the disk. */
  async reached(): Promise<void> {
    this.following ??= this.next();
    return this.following;
  }

  /** Runs work that commits something of a user and then waits for the disk. */
  async of<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const before = this.owners.get(userId);
    const task = work();
    const settled: Promise<void> = Promise.allSettled([before, task]).then(() => {
      if (this.owners.get(userId) === settled) this.owners.delete(userId);
    });
    this.owners.set(userId, settled);
    return task;
  }

  /** Waits until all commits of a user are on the disk, which is mostly the case already. */
  async settled(userId: string): Promise<void> {
    await this.owners.get(userId);
  }

  /** Call it before the database is closed, which removes the log. */
  close(): void {
    const { file, current } = this;
    this.file = undefined;
    if (file === undefined) return;
    if (current) {
      const end = () => {
        closeSync(file);
      };
      current.then(end, end);
    } else closeSync(file);
  }

  private async next(): Promise<void> {
    // A running sync may have started before the commit.
    await this.current;
    this.following = undefined;
    this.current = this.syncNow();
    await this.current;
  }

  private async syncNow(): Promise<void> {
    try {
      // The name refers to the same file while the database is open.
      this.file ??= openSync(this.path, 'r+');
      await this.sync(this.file);
      this.current = undefined;
    } catch (cause) {
      const error = new Error('The disk does not keep what is written to the database.', { cause });
      // What could not be written may be lost from memory too, and so would be everything after it. The next start
      // reads what is on the disk.
      this.giveUp(error);
      throw error;
    }
  }
}

function endProgram(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

// By database, because the file that defines databases imports this one.
const logs = new WeakMap<object, LogSync>();

/** Makes the commits of a database share their syncs. */
export function shareSyncs(db: object, log: LogSync): void {
  logs.set(db, log);
}

/** Undefined for a database in memory or on a server. */
export function logSyncOf(db: object): LogSync | undefined {
  return logs.get(db);
}
