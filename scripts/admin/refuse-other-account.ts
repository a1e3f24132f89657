import { mkdtempSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { DATABASE_FILE } from '../../api/store/database';

/**
 * Refuses to work on the data of another account, also for root: the server could not open what this one
 * writes there.
 * @throws in words for the host, before anything is written
 */
export function refuseOtherAccount(dataFolder: string): void {
  const mine = process.getuid?.();
  const file = path.join(dataFolder, DATABASE_FILE);
  const ofFolder = ownerOf(dataFolder);
  const owner = ownerOf(file) ?? ofFolder;
  if (mine === undefined || owner === undefined || owner === mine) return;
  if (ofFolder === mine)
    throw new Error(
      `${file} belongs to another account than ${dataFolder}, as after a command run with sudo. As root: chown -R --reference=${dataFolder} ${dataFolder}`,
    );
  if (hasOneOwner(dataFolder, owner)) return;
  const name = accountName(owner);
  throw new Error(
    `The data in ${dataFolder} belongs to the account ${name}, and the server could not open what another account, or root, writes there. Nothing was done. Run this as that account: sudo -u ${name} DATA_DIR=${dataFolder} npm run admin -- ...`,
  );
}

/** Undefined where it is not there, or its folder is closed to this account. */
function ownerOf(file: string): number | undefined {
  try {
    return statSync(file).uid;
  } catch {
    return undefined;
  }
}

/** Some network and container drives give everything to one account, whoever writes it. */
function hasOneOwner(dataFolder: string, owner: number): boolean {
  try {
    const probe = mkdtempSync(path.join(dataFolder, '.platelog-'));
    const { uid } = statSync(probe);
    rmdirSync(probe);
    return uid === owner;
  } catch {
    return false;
  }
}

/** `sudo` also knows an account by its number. */
function accountName(uid: number): string {
  try {
    const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
    const line = accounts.find((one) => one.split(':')[2] === String(uid));
    return line?.split(':')[0] ?? `'#${uid}'`;
  } catch {
    return `'#${uid}'`;
  }
}
