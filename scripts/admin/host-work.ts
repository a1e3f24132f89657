import { loadEnv } from '../../api/app/env';
import { photoFilesOf, photoFolder } from '../../api/app/open-folders';
import { hasPhotoPlace } from '../../api/app/photo-place';
import { newResetLink } from '../../api/features/accounts/password-reset';
import { audited, HOST } from '../../api/features/admin/audit/audited';
import { accountByEmail, updateResetToken } from '../../api/store/accounts';
import { checkChain } from '../../api/store/audit';
import { beginEpoch } from '../../api/store/database';
import { eraseAgain } from '../../api/store/erase-account';
import { ErasedLog } from '../../api/store/erased-log';
import { movePhotoPlace } from '../../api/store/photo-files/photo-place';
import { forgetRemovalsOfPhotos } from '../../api/store/photo-files/removals';
import { runRemovals } from '../../api/store/photo-files/run-removals';
import { commandParts, withDatabase } from './data-folder';
import { serverSettings } from './server-settings';

/** For a server without mail: the host delivers the link in another way. */
export async function resetLink([email = '']: string[]): Promise<void> {
  await withDatabase(async (db) => {
    const { publicUrl } = await serverSettings(db, loadEnv());
    const account = await accountByEmail(db, email);
    if (account?.deleted_at !== null) throw new Error('No account has this email.');
    const { link, kept } = newResetLink({ now: Date.now, publicUrl });
    await updateResetToken(db, account.id, kept);
    const deed = { by: HOST, action: 'reset_link_made' as const, subjectId: account.id };
    await audited(commandParts(db), deed, () => Promise.resolve({ answer: undefined }));
    console.log(`${link}\nIt works once, within 30 minutes, for anyone who has it.`);
  });
}

// Files that were copied back by hand may be of an older version: this runs before the first start.
const FROM_ANY_VERSION = { bringsUp: true };

export async function restored(): Promise<void> {
  await withDatabase(async (db, dataFolder) => {
    const erased = new ErasedLog(dataFolder);
    const known = erased.entries().size;
    await forgetRemovalsOfPhotos(db);
    const back = await eraseAgain({ db, erased });
    const env = loadEnv();
    const files = await photoFilesOf(env);
    // The server deletes the remaining files.
    await runRemovals({ db, files, now: Date.now });
    console.log(
      known === 0
        ? `No deletions are known: there is no erased.log in ${dataFolder}. Accounts that were deleted after the backup are back. Put the newest erased.log there, and run this again.`
        : `Deleted accounts that the backup had brought back, and that were deleted again: ${back}.`,
    );
    if (hasPhotoPlace(env)) await movePhotoPlace(db, photoFolder(dataFolder));
    await beginEpoch(db);
    console.log(`The data in ${dataFolder} starts a new history.`);
    console.log('The next time a device syncs, it sends what the backup lacks.');
  }, FROM_ANY_VERSION);
}

export async function checkLog(): Promise<void> {
  await withDatabase(async (db) => {
    const { intact, entries, head, brokenAt } = await checkChain(db);
    if (!intact) throw new Error(`The log was changed: entry ${brokenAt ?? '?'} does not match.`);
    console.log(
      entries === 0
        ? 'The log is empty.'
        : `The log is complete. Its newest entry is ${entries}, with the hash ${head}`,
    );
  });
}
