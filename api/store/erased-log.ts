import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import path from 'node:path';

import { utcDay } from './utc-day';

/** Name of the file in the data folder that lists the deleted accounts. */
export const ERASED_LOG = 'erased.log';

const LINE = /^(?<id>[\w-]{1,60}) (?<day>\d{4}-\d\d-\d\d)$/;

/**
 * The deleted accounts by id and day, in a file outside the database, because a restored backup still contains them.
 * A line is written after its deletion is committed and before the deletion is announced; the start adds lines that
 * are missing after a crash in between. So every line is about an account that really was deleted.
 *
 * All methods are synchronous, so that nothing else in this process writes in between.
 */
export class ErasedLog {
  private readonly file: string;

  constructor(private readonly folder: string) {
    this.file = path.join(folder, ERASED_LOG);
  }

  /** The days of the deletions by account. A line that was cut off by a power failure is ignored. */
  entries(): Map<string, string> {
    const found = this.text()
      .split('\n')
      .flatMap((line) => {
        const { id, day } = LINE.exec(line)?.groups ?? {};
        return id === undefined || day === undefined ? [] : [[id, day] as const];
      });
    return new Map(found);
  }

  /** Adds accounts. They are on the disk when this returns. */
  add(accounts: readonly { id: string; at: number }[]): void {
    if (accounts.length === 0) return;
    // Each entry starts with a line break, because the line before may have been cut off.
    writeDurably(this.file, 'a', accounts.map(({ id, at }) => `\n${id} ${utcDay(at)}`).join(''));
    syncFolder(this.folder);
  }

  /** Removes lines that are older than a time in ms. */
  forgetBefore(time: number): void {
    const entries = [...this.entries()];
    const kept = entries.filter(([, day]) => day >= utcDay(time));
    if (kept.length === entries.length) return;
    const unfinished = `${this.file}.part`;
    writeDurably(unfinished, 'w', kept.map(([id, day]) => `\n${id} ${day}`).join(''));
    renameSync(unfinished, this.file);
    syncFolder(this.folder);
  }

  private text(): string {
    try {
      return readFileSync(this.file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  }
}

function writeDurably(file: string, how: 'a' | 'w', text: string): void {
  const opened = openSync(file, how, 0o600);
  try {
    writeFileSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Makes a new file name durable. Windows cannot open folders and does this by itself. */
function syncFolder(folder: string): void {
  if (platform() === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
