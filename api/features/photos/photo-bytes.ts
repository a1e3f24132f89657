import type { photoBytes } from '#shared/contract/meals';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { BinaryAnswer } from '../../http/respond';
import type { Database } from '../../store/database';
import type { PhotoFiles } from '../../store/photo-files/photo-files';
import { getPhotoFile } from '../../store/photos';
import { findRecord } from '../../store/records';

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
    return new BinaryAnswer(await files.open(account.id, file.sha256), file.mime);
  };
}
