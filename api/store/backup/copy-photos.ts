import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { syncToDisk } from './backup-folder';
import type { NamedPhoto } from './copy-database';

interface Folders {
  from: string;
  into: string;
  /** An earlier backup on the same disk, which may already have the file. */
  before?: string | undefined;
}

interface CopiedPhotos {
  copied: number;
  /** The number of files that are shared with an earlier backup and take no extra space. */
  shared: number;
  /** Files that are missing, or whose content does not match their name. */
  absent: NamedPhoto[];
}

/** Copies photo files and checks each against the hash in its name. They are on the disk when this returns. */
export function copyPhotos(photos: readonly NamedPhoto[], folders: Folders): CopiedPhotos {
  const result: CopiedPhotos = { copied: 0, shared: 0, absent: [] };
  const made = new Set<string>();
  mkdirSync(folders.into, { recursive: true, mode: 0o700 });
  for (const photo of photos) {
    const folder = path.join(folders.into, photo.person);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    made.add(folder);
    const into = path.join(folder, photo.name);
    if (shareEarlier(photo, folders.before, into)) result.shared += 1;
    else if (copyChecked(path.join(folders.from, photo.person, photo.name), photo.name, into))
      result.copied += 1;
    else result.absent.push(photo);
  }
  for (const folder of [...made, folders.into]) syncToDisk(folder);
  return result;
}

/** How many bytes there are to copy. */
export function bytesToCopy(photos: readonly NamedPhoto[], before: string | undefined): number {
  const sizes = photos.map((photo) => (isThere(photo, before) ? 0 : photo.bytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function isThere({ person, name, bytes }: NamedPhoto, folder: string | undefined): boolean {
  if (folder === undefined) return false;
  return statSync(path.join(folder, person, name), { throwIfNoEntry: false })?.size === bytes;
}

/** Hard-links the file of an earlier backup, because a photo's content never changes. */
function shareEarlier(photo: NamedPhoto, before: string | undefined, into: string): boolean {
  if (before === undefined || !isThere(photo, before)) return false;
  try {
    linkSync(path.join(before, photo.person, photo.name), into);
    return true;
  } catch {
    // Not every file system supports hard links.
    return false;
  }
}

function copyChecked(from: string, hash: string, into: string): boolean {
  const bytes = readIfThere(from);
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== hash) return false;
  const opened = openSync(into, 'wx', 0o600);
  try {
    writeFileSync(opened, bytes);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  return true;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
