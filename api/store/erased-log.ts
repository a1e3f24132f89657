import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import path from 'node:path';

import { utcDay } from './utc-day';

/** Name of the file in the data folder that names the accounts that were deleted. */
export const ERASED_LOG = 'erased.log';

const LINE = /^(?<id>[\w-]{1,60}) (?<day>\d{4}-\d\d-\d\d)$/;

/**
 * The accounts that were deleted, by id and day, outside the database: a backup of it that is put back holds
 * them alive. A line is written once its deletion is on the disk, and before anybody is notified of it; the start
 * writes the lines that a crash in between has left out. So each line is of an account that was deleted.
 *
 * Everything here is done in one go: nobody in this process writes in between.
 */
export class ErasedLog {
  private readonly file: string;

  constructor(private readonly folder: string) {
    this.file = path.join(folder, ERASED_LOG);
  }

  /** The days of the deletions, by account. A line that a power cut has cut off is none. */
  entries(): Map<string, string> {
    const found = this.text()
      .split('\n')
      .flatMap((line) => {
        const { id, day } = LINE.exec(line)?.groups ?? {};
        return id === undefined || day === undefined ? [] : [[id, day] as const];
      });
    return new Map(found);
  }

  /** Adds accounts; they are on the disk when this returns. */
  add(accounts: readonly { id: string; at: number }[]): void {
    if (accounts.length === 0) return;
    // Each begins a line: the one before may have been cut off.
    writeDurably(this.file, 'a', accounts.map(({ id, at }) => `\n${id} ${utcDay(at)}`).join(''));
    syncFolder(this.folder);
  }

  /** Drops what is older than a time in ms. */
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

/** Puts a new name on the disk; where folders cannot be opened, the system does so by itself. */
function syncFolder(folder: string): void {
  if (platform() === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
