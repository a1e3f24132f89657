import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PhotoStatus } from '#shared/records/photo';
import { FREE_IMAGES } from '#shared/rules/plan';

import type { Account, Upload } from './ledger';
import type { Holding } from './snapshot';

// A photo is counted with its record; one that failed or never came has given its image back.
const COUNTED = new Set<PhotoStatus | undefined>([
  'awaiting_upload',
  'queued',
  'analysing',
  'done',
]);
const WITHOUT_BYTES = new Set<PhotoStatus | undefined>([
  'awaiting_upload',
  'over_limit',
  'expired',
]);

interface Evidence {
  dataFolder: string;
  account: Account;
  uploads: Upload[];
  holding: Holding;
}

interface PhotoProblems {
  lost: string[];
  quota: string[];
  wrong: string[];
}

export function photoProblems(evidence: Evidence): PhotoProblems {
  return {
    lost: lostUploads(evidence),
    quota: quotaProblems(evidence),
    wrong: [...brokenFiles(evidence), ...halfAccepted(evidence)],
  };
}

function lostUploads({ uploads, holding }: Evidence): string[] {
  const there = new Set(holding.files.map((file) => file.photo_id));
  return uploads
    .filter(({ photoId, acknowledged }) => acknowledged && !there.has(photoId))
    .map(({ photoId }) => `bytes of ${photoId}`);
}

/** The account's count is that of its photos which are counted, by what a person sees of them. */
function quotaProblems({ account, holding }: Evidence): string[] {
  const { imagesUploaded, records, charged } = holding;
  const photos = [...records.values()].filter(({ type }) => type === 'photo');
  const counted = photos.filter(({ data }) => COUNTED.has(data.status)).map(({ id }) => id);
  const problems: string[] = [];
  if (imagesUploaded !== counted.length) {
    problems.push(`${account.id} has used ${imagesUploaded}, ${counted.length} are counted`);
  }
  if (imagesUploaded > FREE_IMAGES) problems.push(`${account.id} has used ${imagesUploaded}`);
  if (counted.length !== charged.size || counted.some((id) => !charged.has(id))) {
    problems.push(`${account.id}: counted ${counted.join()}, marked ${[...charged].join()}`);
  }
  return problems;
}

/** A row says that a file is wholly on the disk. */
function brokenFiles({ dataFolder, account, holding }: Evidence): string[] {
  const folder = path.join(dataFolder, 'photos', account.id);
  const hashes = new Set(holding.files.map((file) => file.sha256));
  return [...hashes].filter((hash) => hashOf(path.join(folder, hash)) !== hash);
}

function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return undefined;
  }
}

/** The row of the bytes, the photo's next status and the job are written together. */
function halfAccepted({ holding }: Evidence): string[] {
  const { files, records, jobs } = holding;
  const stored = new Set(files.map((file) => file.photo_id));
  return [...records.values()].flatMap(({ type, id, data: { status } }) => {
    if (type !== 'photo') return [];
    const half = stored.has(id) ? status === 'awaiting_upload' : !WITHOUT_BYTES.has(status);
    const forgotten = status === 'queued' && !jobs.has(id);
    return half || forgotten ? [`photo ${id} is ${status ?? 'without status'}`] : [];
  });
}
