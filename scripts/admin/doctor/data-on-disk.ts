import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { closedFile, SERVER_FILES } from '../../../api/app/closed-file';
import { isShared, OTHERS, ourNames } from '../../../api/app/data-folder';
import type { Env } from '../../../api/app/env';
import { foreignIn, giveBack } from '../../../api/app/owners';
import { freeOnDisk } from '../../../api/store/data-folder';
import { fault, type Finding, ok, warning } from './finding';

const MB = 1024 ** 2;

/** Permissions and free space of the data folder. */
export async function dataOnDisk({ dataFolder, diskReserve }: Env): Promise<Finding[]> {
  const facts = statSync(dataFolder, { throwIfNoEntry: false });
  if (facts && !facts.isDirectory())
    return [fault('rights', `DATA_DIR is a file: ${dataFolder}. Name a folder.`)];
  const present = nearest(dataFolder);
  const rights = facts ? rightsOf(dataFolder) : [rightsToMake(dataFolder, present)];
  return [...rights, await roomOn(present, diskReserve)];
}

/** The folder, or its nearest existing parent. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(path.dirname(folder));
}

function rightsToMake(dataFolder: string, above: string): Finding {
  return mayWrite(above)
    ? ok('rights', `There is no folder ${dataFolder} yet. The first start makes it.`)
    : fault('rights', `${dataFolder} cannot be made: ${above} is not writable for this account.`);
}

function rightsOf(folder: string): Finding[] {
  const ours = SERVER_FILES.map((name) => path.join(folder, name)).filter((file) =>
    existsSync(file),
  );
  const foreign = foreignIn(folder, ourNames(folder));
  if (foreign.length > 0)
    return [
      fault(
        'rights',
        `${belong(foreign)} to another account than ${folder}, as after a command or a start with sudo. As root: ${giveBack(folder)}`,
      ),
    ];
  const closed = closedFile(folder);
  if (closed?.why === 'read-only disk')
    return [fault('rights', `${closed.file} is on a disk that is read-only. Mount it to write.`)];
  if (closed)
    return [
      fault(
        'rights',
        `${closed.file} is not writable for this account. Run this as the server's own.`,
      ),
    ];
  const shared = isShared(folder);
  const toClose = shared ? ours.filter((file) => file !== path.join(folder)) : ours;
  const open = toClose.find((file) => (statSync(file).mode & OTHERS) !== 0);
  if (open !== undefined && process.platform !== 'win32')
    return [
      warning(
        'rights',
        `Other accounts of this machine can read ${open}. The next start of the server closes it.`,
      ),
    ];
  const what = shared ? 'what is of Platelog in it is closed' : 'closed';
  return [ok('rights', `${folder} is writable, and ${what} to other accounts.`)];
}

function belong([first = '', ...others]: string[]): string {
  if (others.length === 0) return `${first} belongs`;
  return `${first} and ${others.length} other${others.length > 1 ? 's' : ''} belong`;
}

/** Whether this account may read and write a file or folder. */
export function mayWrite(file: string): boolean {
  const needed = statSync(file).isDirectory()
    ? constants.R_OK | constants.W_OK | constants.X_OK
    : constants.R_OK | constants.W_OK;
  try {
    accessSync(file, needed);
    return true;
  } catch {
    return false;
  }
}

async function roomOn(folder: string, reserve: number): Promise<Finding> {
  const free = await freeOnDisk(folder);
  if (free === undefined) return warning('disk', 'This file system does not say how much is free.');
  const words = `${Math.floor(free / MB)} MB free; writes stop below ${reserve / MB} MB (DISK_RESERVE_MB)`;
  if (free < reserve) return fault('disk', `${words}. Free some space: writes are refused now.`);
  return free < 2 * reserve ? warning('disk', `${words}. That is soon.`) : ok('disk', `${words}.`);
}
