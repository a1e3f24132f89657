import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import SQLite from 'better-sqlite3';

import { DATABASE_FILE } from '../../../api/store/database';
import { bundleProgram, MODULES } from '../../../scripts/bundle-server';
import { Chance } from '../chance';
import { cutPower, type Folders } from './disk';

const CUT_MS = [1, 250] as const;
const FIRST_COMMIT_MS = 60_000;

/**
 * How durable a commit is before it returns: with its own sync, with none, or as one of several concurrent commits that
 * share one, like those of a user's rows.
 */
export type Synchronous = 'FULL' | 'NORMAL' | 'SHARED';

export interface CutFigures {
  cuts: number;
  /** The level that the connection reported. */
  level: string;
  acknowledged: number;
  lost: number;
  /** Cuts that lost a commit. */
  losing: number;
  /** Output of integrity_check that is not 'ok'. */
  damage: string[];
}

interface Cut {
  synchronous: Synchronous;
  chance: Chance;
}

/** Cuts the power again and again under a program that commits; each cut continues from what the last one left. */
export class PowerCuts {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'platelog-cut-'));
  private readonly program = bundleProgram('test/crash/power-cut/commit-writer.ts', this.folder);
  private readonly library = compile(this.folder);

  async make(cuts: number, synchronous: Synchronous, seed: number): Promise<CutFigures> {
    const cut = { synchronous, chance: new Chance(seed) };
    const figures = {
      cuts,
      level: '',
      acknowledged: 0,
      lost: 0,
      losing: 0,
      damage: [] as string[],
    };
    const base = mkdtempSync(path.join(this.folder, `${synchronous}-`));
    let disk = path.join(base, 'new');
    let known = new Set<number>();
    mkdirSync(disk);
    for (let index = 0; index < cuts; index += 1) {
      const folders = foldersFor(path.join(base, String(index)), disk);
      const { level, numbers } = await this.writeUntilCut(folders, cut, Math.max(0, ...known) + 1);
      rmSync(disk, { recursive: true });
      ({ disk } = folders);
      const promised = new Set([...known, ...numbers]);
      const found = readDisk(disk);
      const lost = [...promised].filter((number) => !found.numbers.has(number)).length;
      figures.level = level;
      figures.acknowledged += numbers.length;
      figures.lost += lost;
      figures.losing += lost > 0 ? 1 : 0;
      figures.damage.push(...found.damage);
      known = found.numbers;
    }
    return figures;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async writeUntilCut(folders: Folders, { synchronous, chance }: Cut, first: number) {
    const said = `${folders.written}-said`;
    const words = [folders.written, synchronous, String(first), said, String(process.pid)];
    const child = spawn(process.execPath, [this.program, ...words], {
      env: {
        ...process.env,
        NODE_PATH: MODULES,
        LD_PRELOAD: this.library,
        POWER_CUT_WRITTEN: folders.written,
        POWER_CUT_DURABLE: folders.durable,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const gone = once(child, 'exit');
    await Promise.race([until(() => linesOf(said).length > 1), gone]);
    await Promise.race([pause(chance.between(...CUT_MS)), gone]);
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('The writer ended by itself.');
    child.kill('SIGKILL');
    await gone;
    cutPower(folders, chance.oneIn(2) ? 'lost' : 'by chance', chance);
    for (const folder of [folders.written, folders.durable]) rmSync(folder, { recursive: true });
    const [level = '', ...numbers] = linesOf(said);
    return { level, numbers: numbers.map(Number) };
  }
}

/** After a power cut the program finds what is on the disk, and all of it is durable. */
function foldersFor(base: string, disk: string): Folders {
  const folders = { written: `${base}-written`, durable: `${base}-durable`, disk: `${base}-disk` };
  cpSync(disk, folders.written, { recursive: true });
  cpSync(disk, folders.durable, { recursive: true });
  return folders;
}

function compile(folder: string): string {
  const library = path.join(folder, 'durable.so');
  const source = path.join(__dirname, 'durable.c');
  execFileSync('cc', [
    '-shared',
    '-fPIC',
    '-pthread',
    '-O1',
    '-Wall',
    '-Werror',
    '-o',
    library,
    source,
  ]);
  return library;
}

/** Complete lines only: one that the kill has cut short promises nothing. */
function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

async function until(ready: () => boolean): Promise<void> {
  const end = Date.now() + FIRST_COMMIT_MS;
  while (!ready()) {
    if (Date.now() > end) throw new Error('The writer has committed nothing.');
    await pause(5);
  }
}

/** Opens the disk's files as the next start would, and reads the records. */
function readDisk(disk: string): { numbers: Set<number>; damage: string[] } {
  const copy = `${disk}-read`;
  cpSync(disk, copy, { recursive: true });
  const db = new SQLite(path.join(copy, DATABASE_FILE));
  try {
    const words = db.pragma('integrity_check') as { integrity_check: string }[];
    return {
      numbers: numbersIn(db),
      damage: words.map((row) => row.integrity_check).filter((word) => word !== 'ok'),
    };
  } finally {
    db.close();
    rmSync(copy, { recursive: true });
  }
}

function numbersIn(db: SQLite.Database): Set<number> {
  // A cut may have removed the schema too.
  const table = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'records'").get();
  if (table === undefined) return new Set();
  const rows = db.prepare('SELECT id FROM records').all() as { id: string }[];
  return new Set(rows.map(({ id }) => Number(id)));
}
