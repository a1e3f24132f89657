import type { Database, DatabaseTransaction } from '../database';
import { inSharedSync, withoutFsync } from '../in-transaction';
import { contentsInUse, livingAccounts } from '../photos';
import type { PhotoRemovalsTable } from './photo-tables';
import { PhotosAway } from './photos-away';

/** The name of a removal of all photos of a user. */
export const EVERYTHING = '';

/** After this time an upload has ended, successfully or not. */
const UPLOAD_MS = 3600 * 1000;

/** Longer than one removal takes. Meanwhile the same photo cannot be uploaded. */
const HELD_MS = 60_000;

export interface KeptPhoto {
  person: string;
  /** Its SHA-256. */
  name: string;
}

/**
 * Call it before a photo is stored. From then on the photo is to be removed in an hour, unless `settlePhoto` cancels
 * that, so it stays only if it has a row.
 * @throws PhotosAway while the same photo is being removed
 */
export async function announcePhoto(db: Database, photo: KeptPhoto, now: number): Promise<void> {
  await inSharedSync(db, photo.person, async (trx) => {
    const row = await findRemoval(trx, photo);
    if (row) refuseHeld(row, now);
    const later = { run_at: now + UPLOAD_MS, attempts: 0, held_until: 0 };
    await trx
      .insertInto('photo_removals')
      .values({ ...photo, ...later })
      .onConflict((conflict) => conflict.columns(['person', 'name']).doUpdateSet(later))
      .execute();
  });
}

/**
 * Call it in the transaction that creates the row of a stored photo, before the row is created.
 * @throws PhotosAway if the photo may have been removed again, so it must be uploaded again
 */
export async function settlePhoto(
  trx: DatabaseTransaction,
  photo: KeptPhoto,
  now: number,
): Promise<void> {
  const row = await findRemoval(trx, photo);
  if (row) {
    refuseHeld(row, now);
    await ofPhoto(trx.deleteFrom('photo_removals'), photo).execute();
    return;
  }
  // Another upload of the same photo may have been faster.
  const known = await contentsInUse(trx, photo.person, [photo.name]);
  if (known.size === 0) throw new PhotosAway('the photo was removed while it was being stored.');
}

function refuseHeld({ held_until }: PhotoRemovalsTable, now: number): void {
  if (held_until > now) throw new PhotosAway('the same photo is just being removed.');
}

async function findRemoval(
  trx: DatabaseTransaction,
  { person, name }: KeptPhoto,
): Promise<PhotoRemovalsTable | undefined> {
  return trx
    .selectFrom('photo_removals')
    .selectAll()
    .where('person', '=', person)
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Queues photos for removal, unless another row refers to them by then. */
export async function queueRemovals(
  trx: DatabaseTransaction,
  photos: readonly KeptPhoto[],
  now: number,
): Promise<void> {
  if (photos.length === 0) return;
  await trx
    .insertInto('photo_removals')
    .values(photos.map((photo) => ({ ...photo, run_at: now, attempts: 0, held_until: 0 })))
    // A photo that is being uploaded keeps its later time.
    .onConflict((conflict) => conflict.columns(['person', 'name']).doNothing())
    .execute();
}

/** Queues the removal of all photos of a user, once the account is closed. */
export async function queueRemovalOfAll(trx: DatabaseTransaction, person: string): Promise<void> {
  const due = { run_at: 0, attempts: 0, held_until: 0 };
  await trx
    .insertInto('photo_removals')
    .values({ person, name: EVERYTHING, ...due })
    .onConflict((conflict) => conflict.columns(['person', 'name']).doUpdateSet(due))
    .execute();
}

/** Takes the removal that is due next and holds it for this process; undefined if there is none. */
export async function takeRemoval(
  db: Database,
  now: number,
  person?: string,
): Promise<PhotoRemovalsTable | undefined> {
  for (;;) {
    const found = await withoutFsync(db, async (trx) => {
      const row = await nextRemoval(trx, now, person);
      if (!row) return undefined;
      const isNeeded = await isStillThere(trx, row);
      if (isNeeded) await ofPhoto(trx.deleteFrom('photo_removals'), row).execute();
      const held = { held_until: now + HELD_MS, attempts: row.attempts + 1 };
      if (!isNeeded) await ofPhoto(trx.updateTable('photo_removals').set(held), row).execute();
      return { ...row, ...held, isNeeded };
    });
    if (!found?.isNeeded) return found;
  }
}

async function nextRemoval(
  trx: DatabaseTransaction,
  now: number,
  person: string | undefined,
): Promise<PhotoRemovalsTable | undefined> {
  return trx
    .selectFrom('photo_removals')
    .selectAll()
    .where('run_at', '<=', now)
    .where('held_until', '<=', now)
    .$if(person !== undefined, (query) => query.where('person', '=', person ?? ''))
    .orderBy('run_at')
    .orderBy('person')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
}

/** Whether the photo was uploaded again, or a backup from before the deletion was restored. */
async function isStillThere(
  trx: DatabaseTransaction,
  { person, name }: KeptPhoto,
): Promise<boolean> {
  const names =
    name === EVERYTHING
      ? await livingAccounts(trx, [person])
      : await contentsInUse(trx, person, [name]);
  return names.size > 0;
}

/** Call it when the photo was removed. */
export async function endRemoval(db: Database, removal: PhotoRemovalsTable): Promise<void> {
  await withoutFsync(db, async (trx) => {
    await ofPhoto(trx.deleteFrom('photo_removals'), removal)
      .where('held_until', '=', removal.held_until)
      .execute();
  });
}

/** Call it when the photo could not be removed: it is tried again. */
export async function putOffRemoval(
  db: Database,
  removal: PhotoRemovalsTable,
  run_at: number,
): Promise<void> {
  await withoutFsync(db, async (trx) => {
    await ofPhoto(trx.updateTable('photo_removals').set({ run_at, held_until: 0 }), removal)
      .where('held_until', '=', removal.held_until)
      .execute();
  });
}

interface Filtered<Query> {
  where: (column: 'person' | 'name', is: '=', value: string) => Query;
}

function ofPhoto<Query extends Filtered<Query>>(query: Query, { person, name }: KeptPhoto): Query {
  return query.where('person', '=', person).where('name', '=', name);
}

/**
 * Deletes all removals of single photos, because a restored database does not know which of them were uploaded again
 * since.
 */
export async function forgetRemovalsOfPhotos(db: Database): Promise<void> {
  await db.deleteFrom('photo_removals').where('name', '!=', EVERYTHING).execute();
}

/** The number of removals that are due. */
export async function countRemovals(db: Database, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('photo_removals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('run_at', '<=', now), eb('attempts', '>', 0)]))
    .executeTakeFirstOrThrow();
  return count;
}
