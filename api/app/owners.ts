import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { LOCK_FILE } from '../store/data-folder';
import { DATABASE_FILE } from '../store/database';

/** Undefined where it is not there, or its folder is closed to this account. */
function ownerOf(file: string): number | undefined {
  try {
    return statSync(file).uid;
  } catch {
    return undefined;
  }
}

/** Gives all of a data folder back to the account of the folder; to be run by root. */
export const giveBack = (dataFolder: string) => `chown -R --reference=${dataFolder} ${dataFolder}`;

/**
 * Refuses to work on the data of another account, also for root: the server could not open what this one writes there.
 * @param instead what to do, as the account of that name
 * @throws in words for the host, before anything is written
 */
export function refuseOwner(dataFolder: string, instead: (name: string) => string): void {
  const mine = process.getuid?.();
  const ofFolder = ownerOf(dataFolder);
  // With PostgreSQL there is no file of a database.
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

/** The same for a server of root. Another account that may not write there fails by itself. */
export function refuseRoot(dataFolder: string): void {
  if (process.getuid?.() !== 0) return;
  refuseOwner(
    dataFolder,
    (name) =>
      `Start it as that account: sudo -u ${name} DATA_DIR=${dataFolder} npm start. If root is to run it from now on: chown -R root ${dataFolder}`,
  );
}

/** Some network and container drives give everything to one account, no matter who writes it. */
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

/** Why this account may not write a file of a data folder, and what to do; undefined: its owner is not why. */
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
 * @param names of what is looked at in it, with what is inside
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

/** What is closed to this account is told by its own rights. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
