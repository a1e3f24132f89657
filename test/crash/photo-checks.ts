import type { CreditReason } from '#shared/contract/photo-credits';
import type { PhotoStatus } from '#shared/records/photo';
import { FREE_IMAGES } from '#shared/rules/plan';

import type { PhotoCreditsTable } from '../../api/store/photo-files/photo-tables';
import type { Account, Upload } from './ledger';
import type { Holding, Kept, KeptRecord } from './snapshot';

// Allowed reasons of a photo's last upload credit, by its status. A failed photo was refunded, unless it showed no food
// once too often; so was one that was analyzed before.
const LAST_LINES: Partial<Record<PhotoStatus, readonly CreditReason[]>> = {
  awaiting_upload: ['announced'],
  queued: ['announced', 'brought', 'duplicate'],
  analysing: ['announced', 'brought', 'duplicate'],
  done: ['announced', 'brought', 'duplicate', 'reread'],
  failed: ['failed', 'not_food', 'kept'],
  over_limit: [],
};
const WITHOUT_BYTES = new Set<PhotoStatus | undefined>([
  'awaiting_upload',
  'over_limit',
  'expired',
]);

interface Evidence {
  account: Account;
  uploads: Upload[];
  holding: Holding;
  hashOf: Kept['hashOf'];
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

/**
 * The account's count must equal its upload credits, line by line, and its charged photos must be those of the credits.
 */
function quotaProblems({ account, holding }: Evidence): string[] {
  const { imagesUploaded, records, charged, credits } = holding;
  const booked = new Map<string, number>();
  const problems: string[] = [];
  let used = 0;
  for (const { photo_id, change, used: said, n } of credits) {
    used += change;
    booked.set(photo_id, (booked.get(photo_id) ?? 0) + change);
    if (said !== used) problems.push(`${account.id}: line ${n} says ${said}, it is ${used}`);
  }
  if (imagesUploaded !== used) {
    problems.push(`${account.id} has used ${imagesUploaded}, its book says ${used}`);
  }
  if (imagesUploaded > FREE_IMAGES) problems.push(`${account.id} has used ${imagesUploaded}`);
  const counted = [...booked].flatMap(([id, count]) => (count === 0 ? [] : [`${id} ${count}`]));
  const marked = [...charged].map((id) => `${id} 1`);
  if (counted.sort().join() !== marked.sort().join()) {
    problems.push(`${account.id}: counted ${counted.join()}, marked ${marked.join()}`);
  }
  const photos = [...records.values()].filter(({ type }) => type === 'photo');
  const twins = twinsIn(holding);
  return [...problems, ...photos.flatMap((photo) => unfitting(photo, credits, twins))];
}

/** Photos with the same picture as another one: they may be analyzed without a credit line. */
function twinsIn({ files }: Holding): Set<string> {
  const isTwin = ({ sha256 }: Holding['files'][number]) =>
    files.filter((other) => other.sha256 === sha256).length > 1;
  return new Set(files.filter(isTwin).map(({ photo_id }) => photo_id));
}

/** A photo whose status does not match its last credit line. */
function unfitting(
  { id, data: { status, failure } }: KeptRecord,
  credits: PhotoCreditsTable[],
  twins: ReadonlySet<string>,
): string[] {
  const last = credits.filter((line) => line.photo_id === id).at(-1)?.why;
  const fitting = LAST_LINES[status ?? 'unanalysed'] ?? [];
  // A duplicate is analyzed for free, and again with other words: if that fails, nothing is refunded.
  const isReadFree = fitting.includes('duplicate') || status === 'failed';
  const isFree = fitting.length === 0 || (twins.has(id) && isReadFree);
  const fits = last === undefined ? isFree : fitting.includes(last);
  // It failed, was uploaded again and found no free image.
  const failedBefore = status === 'over_limit' && last === 'failed';
  return fits || failedBefore
    ? []
    : [`photo ${id} is ${status ?? ''} ${failure ?? ''}, its last line ${last ?? 'none'}`];
}

/** A row of a file promises that all of its bytes are stored. */
function brokenFiles({ account, holding, hashOf }: Evidence): string[] {
  const hashes = new Set(holding.files.map((file) => file.sha256));
  return [...hashes].filter((hash) => hashOf(account.id, hash) !== hash);
}

/** The server writes the file's row, the photo's next status and the job in one transaction. */
function halfAccepted({ holding }: Evidence): string[] {
  const { files, records, jobs } = holding;
  const stored = new Set(files.map((file) => file.photo_id));
  return [...records.values()].flatMap(({ type, id, data: { status } }) => {
    if (type !== 'photo') return [];
    const half = stored.has(id) ? status === 'awaiting_upload' : !WITHOUT_BYTES.has(status);
    const waiting = status === 'queued' || status === 'analysing';
    const forgotten = waiting && !jobs.has(id);
    return half || forgotten ? [`photo ${id} is ${status ?? 'without status'}`] : [];
  });
}
