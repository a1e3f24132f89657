import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const datasync = promisify(fdatasync);

/**
 * Brings commits to the disk that were made without waiting for it, in a thread of its own: who reads is answered
 * meanwhile, and those who commit while the log is being synced share the next sync.
 */
export class LogSync {
  private file: number | undefined;
  private current: Promise<void> | undefined;
  private following: Promise<void> | undefined;
  private readonly owners = new Map<string, Promise<void>>();

  /**
   * @param path of the write-ahead log
   * @param sync of an open file
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

  /** Runs work that commits something of a person and then waits for the disk. */
  async of<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const before = this.owners.get(userId);
    const task = work();
    const settled: Promise<void> = Promise.allSettled([before, task]).then(() => {
      if (this.owners.get(userId) === settled) this.owners.delete(userId);
    });
    this.owners.set(userId, settled);
    return task;
  }

  /** Waits until all that is committed of a person is on the disk; mostly it is. */
  async settled(userId: string): Promise<void> {
    await this.owners.get(userId);
  }

  /** To be called before the database is closed, which removes the log. */
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
    // One that runs may have begun before the commit.
    await this.current;
    this.following = undefined;
    this.current = this.syncNow();
    await this.current;
  }

  private async syncNow(): Promise<void> {
    try {
      // Its name stays with one file for as long as the database is open.
      this.file ??= openSync(this.path, 'r+');
      await this.sync(this.file);
      this.current = undefined;
    } catch (cause) {
      const error = new Error('The disk does not keep what is written to the database.', { cause });
      // What could not be written may be gone from memory too, and all that comes after it would be lost with it.
      // The next start reads what there is.
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

// By the database, whose own file imports this one.
const logs = new WeakMap<object, LogSync>();

/** Has a database share its waiting for the disk. */
export function shareSyncs(db: object, log: LogSync): void {
  logs.set(db, log);
}

/** Undefined for a database in memory. */
export function logSyncOf(db: object): LogSync | undefined {
  return logs.get(db);
}
