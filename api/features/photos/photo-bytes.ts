import type { photoBytes } from '#shared/contract/meals';

import { BinaryAnswer } from '../../http/binary-answer';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Database } from '../../store/database';
import { getPhotoFile } from '../../store/photos';
import { findRecord } from '../../store/records';
import type { PhotoFiles } from '../../store/photo-files';

/** Gives a photo to its owner; to everyone else it does not exist. */
export function photoBytesHandler({
  db,
  files,
}: {
  db: Database;
  files: PhotoFiles;
}): MemberHandler<typeof photoBytes> {
  return async ({ account, params }) => {
    const id = params['id'] ?? '';
    const record = await findRecord(db, account.id, { type: 'photo', id });
    const file = await getPhotoFile(db, account.id, id);
    if (!file || !record || record.deleted) throw refuse('not_found');
    return new BinaryAnswer(await files.read(account.id, file.sha256), file.mime);
  };
}
