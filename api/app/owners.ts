import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { LOCK_FILE } from '../store/data-folder';
import { DATABASE_FILE } from '../store/database';

/** Undefined if the file does not exist or this account cannot read its folder. */
function ownerOf(file: string): number | undefined {
  try {
    return statSync(file).uid;
  } catch {
    return undefined;
  }
}

/** The command with which root gives everything in a data folder back to the folder's account. */
export const giveBack = (dataFolder: string) => `chown -R --reference=${dataFolder} ${dataFolder}`;

/**
 * Throws if the data belongs to another account, also for root, because the server could not open files that this
 * account writes there.
 * @param instead returns what to do as the account with that name
 * @throws an error with a text for the host, before anything is written
 */
export function refuseOwner(dataFolder: string, instead: (name: string) => string): void {
  const mine = process.getuid?.();
  const ofFolder = ownerOf(dataFolder);
  // With PostgreSQL there is no database file.
  const files = [DATABASE_FILE, LOCK_FILE].map((name) => path.join(dataFolder, name));
  const file = files.find((one) => ownerOf(one) !== undefined) ?? dataFolder;
  const owner = ownerOf(file);
  if (mine === undefined || owner === undefined || owner === mine) return;
  if (ofFolder === mine && mine !== 0)
    throw new Error(
      `${file} belongs to another account than ${dataFolder}, as after a command run with sudo. As root: ${giveBack(dataFolder)}`,
    );
  if (hasOneOwner(dataFolder, owner)) return;
  const name = accountName(owner);
  throw new Error(
    `The data in ${dataFolder} belongs to the account ${name}, and the server could not open what another account, or root, writes there. Nothing was done. ${instead(name)}`,
  );
}

/** The same for a server that runs as root. Other accounts without write access fail anyway. */
export function refuseRoot(dataFolder: string): void {
  if (process.getuid?.() !== 0) return;
  refuseOwner(
    dataFolder,
    (name) =>
      `Start it as that account: sudo -u ${name} DATA_DIR=${dataFolder} npm start. If root is to run it from now on: chown -R root ${dataFolder}`,
  );
}

/** Whether the drive assigns all files to one account, no matter which one writes them, as some network and container drives do. */
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

/** The name of an account, or its number in a form that `sudo` accepts. */
function accountName(uid: number): string {
  try {
    const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
    const line = accounts.find((one) => one.split(':')[2] === String(uid));
    return line?.split(':')[0] ?? `'#${uid}'`;
  } catch {
    return `'#${uid}'`;
  }
}

/**
 * Why this account cannot write a file of a data folder, and what to do; undefined if the file's owner is not the
 * reason.
 */
export function wordsOfOwner(file: string, dataFolder?: string): string | undefined {
  const mine = process.getuid?.();
  const owner = ownerOf(file);
  if (dataFolder === undefined || owner === undefined || owner === mine) return undefined;
  const whose = `It belongs to the account ${accountName(owner)}`;
  const ofFolder = ownerOf(dataFolder) ?? owner;
  return owner === ofFolder
    ? `${whose}, as all of the folder does: start the server as that account.`
    : `${whose}, and the folder to ${accountName(ofFolder)}, as after a command or a start with sudo. As root: ${giveBack(dataFolder)}`;
}

/**
 * Files and folders of a data folder that belong to another account than the folder.
 * @param names the files and folders to check, with their contents
 */
export function foreignIn(dataFolder: string, names: readonly string[]): string[] {
  const owner = ownerOf(dataFolder);
  return names.flatMap((name) => foreignAt(path.join(dataFolder, name), owner));
}

function foreignAt(file: string, owner: number | undefined): string[] {
  const facts = lstatSync(file, { throwIfNoEntry: false });
  if (!facts) return [];
  const inside = facts.isDirectory() ? namesIn(file) : [];
  const found = inside.flatMap((name) => foreignAt(path.join(file, name), owner));
  return facts.uid === owner ? found : [file, ...found];
}

/** Empty for a folder that this account cannot read; its own mode is reported elsewhere. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
