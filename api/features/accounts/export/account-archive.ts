import { type ArchiveFile, archiveParts, jsonRows, textFile } from '#shared/export/archive';
import { type Diary, diaryFiles, photoName } from '#shared/export/diary-files';

import { type AccountRow, accountById } from '../../../store/accounts';
import type { Database } from '../../../store/database';
import {
  exportPhotos,
  exportRecords,
  exportRows,
  type WhoExports,
} from '../../../store/export/export-rows';
import { EXPORTED } from '../../../store/export/exported-tables';
import { pause } from '../../../store/in-transaction';
import type { PhotoFiles } from '../../../store/photo-files';
import { accountReadme, type ExportHost } from './account-readme';

export interface ArchiveServices {
  db: Database;
  now: () => number;
  files: PhotoFiles;
  exportHost: ExportHost;
}

export interface Asked extends WhoExports {
  account: AccountRow;
  /** Asked before each file, as making them may take long. */
  isAllowed?: () => Promise<boolean>;
}

/** Everything that the server holds of a person, as a ZIP that is made while it is taken. */
export function accountArchive(
  services: ArchiveServices,
  asked: Asked,
): AsyncGenerator<Uint8Array> {
  const at = services.now();
  return archiveParts(allowedFiles(services, asked, at), { at, pause });
}

/** About how many bytes it will have: entries are packed, photos are not. */
export async function archiveBytes(
  { db }: Pick<ArchiveServices, 'db'>,
  { id, bytes_kept }: Pick<AccountRow, 'id' | 'bytes_kept'>,
): Promise<number> {
  let photos = 0;
  for await (const { bytes } of exportPhotos(db, id)) photos += bytes;
  return photos + Math.round(Math.max(0, bytes_kept - photos) / PACKED);
}

const PACKED = 6;

async function* allowedFiles(
  services: ArchiveServices,
  asked: Asked,
  at: number,
): AsyncGenerator<ArchiveFile> {
  for await (const file of filesOf(services, asked, at)) {
    const account = await accountById(services.db, asked.account.id);
    if (account?.deleted_at !== null || (await asked.isAllowed?.()) === false) {
      throw new Error('The account or the session has ended.');
    }
    yield file;
  }
}

async function* filesOf(
  { db, files, exportHost }: ArchiveServices,
  asked: Asked,
  at: number,
): AsyncGenerator<ArchiveFile> {
  const { id, email, first_name: firstName, last_name: lastName } = asked.account;
  const diary: Diary = {
    account: { firstName, lastName, email },
    exportedAt: at,
    records: (type) => exportRecords(db, id, type),
  };
  yield textFile('README.txt', [accountReadme(exportHost, { id, email, at })]);
  yield* diaryFiles(diary);
  for (const table of EXPORTED) {
    yield textFile(`account/${table.file}.json`, jsonRows(exportRows(db, table, asked)));
  }
  for await (const { photo_id, sha256, mime } of exportPhotos(db, id)) {
    // Null where its meal was deleted just now.
    const bytes = await files.read(id, sha256).catch(() => null);
    if (bytes) yield { name: photoName(photo_id, mime), isPacked: true, parts: [bytes] };
  }
}
