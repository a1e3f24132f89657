import { type ArchiveFile, archiveParts, jsonRows, textFile } from '#shared/export/archive';
import { type Diary, diaryFiles, photoName, TABLE_NAMES } from '#shared/export/diary-files';

import { accountById, type AccountRow } from '../../../store/accounts';
import type { Database } from '../../../store/database';
import {
  exportPhotos,
  exportRecords,
  exportRows,
  type WhoExports,
} from '../../../store/export/export-rows';
import type { ExportedTable } from '../../../store/export/exported-table';
import { EXPORTED } from '../../../store/export/exported-tables';
import { NOT_EXPORTED } from '../../../store/export/not-exported';
import { pause } from '../../../store/long-work/in-slices';
import type { PhotoFiles } from '../../../store/photo-files/photo-files';
import { PhotoMissing } from '../../../store/photo-files/photo-missing';

export interface ArchiveServices {
  db: Database;
  now: () => number;
  files: PhotoFiles;
  exportHost: ExportHost;
}

export interface Asked extends WhoExports {
  account: AccountRow;
  /** Checked before each file, because an export may take long. */
  isAllowed?: () => Promise<boolean>;
}

/** Everything that the server stores about a user, as a ZIP that is created while it is read. */
export function accountArchive(
  services: ArchiveServices,
  asked: Asked,
): AsyncGenerator<Uint8Array> {
  const at = services.now();
  return archiveParts(allowedFiles(services, asked, at), { at, pause });
}

/** The approximate size in bytes: entries are compressed, photos are not. */
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
    // Null if its meal was deleted just now.
    const bytes = await files.read(id, sha256).catch((error: unknown) => {
      // Other errors abort the export; otherwise an incomplete archive would look complete.
      if (!(error instanceof PhotoMissing)) throw error;
      return null;
    });
    if (bytes) yield { name: photoName(photo_id, mime), isPacked: true, parts: [bytes] };
  }
}

/** What an export says about its server. */
export interface ExportHost {
  site: string;
  operator: string;
  mailbox: string;
  /** Other companies that receive users' data, and which data. */
  recipients: string[];
}

interface About {
  id: string;
  email: string;
  at: number;
}

/** The meaning of each file, who gets what, and how long it is kept. */
function accountReadme(host: ExportHost, { id, email, at }: About): string {
  const { site, operator, mailbox, recipients } = host;
  return [
    `Everything that Platelog at ${site} holds about you`,
    `Made on ${new Date(at).toISOString()} for ${email}, account ${id}.`,
    '',
    'YOUR DIARY',
    DIARY,
    '',
    'YOUR ACCOUNT',
    'Each file is a list of rows in JSON. Times are in UTC. An empty list means that there is nothing.',
    '',
    ...EXPORTED.map(fileWords),
    'WHAT IS NOT HERE, AND WHY',
    ...notHere(),
    '- Your card and your invoices: Stripe has them, where payments are used.',
    '- What your devices have not sent yet: the app adds it in the folder this-device.',
    '- Log lines of the server: they hold numbers of accounts, addresses of calls, and networks. The operator',
    '  says how long they are kept. Backups hold the same as this file, until they are overwritten.',
    '',
    'WHO RECEIVES WHAT',
    `- ${operator}, who operates this server, and the company that runs the machines for them. ${mailbox}`,
    '- Administrators see your name, e-mail, plan and messages. They see no meals, photos or weights.',
    ...recipients.map((recipient) => `- ${recipient}`),
    'Nothing is sold, and nothing is given to advertisers.',
    '',
    'WHERE IT IS FROM',
    'From you and your devices, from answers of the AI provider and of Stripe, and from what administrators',
    'have done with your account. You can correct your name, e-mail and entries in the app, and delete all of it.',
    '',
  ].join('\n');
}

const DIARY = `platelog.json: your entries, one list for each kind: meals with what was found in them, photos (their
  facts), weights, goals and details, your foods, favorites, what words mean to you. Import takes it back
  ('You', 'Your data', 'Import a file'), and the photos with it.
${TABLE_NAMES.join(', ')}: the same entries for spreadsheets.
photos: the pictures, named by the number of the photo.
  All of it is kept as long as the entry, and for 30 days after its deletion.`;

function fileWords({ file, what, kept, columns, made }: ExportedTable): string {
  const fields = Object.entries({ ...columns, ...made });
  return [
    `account/${file}.json: ${what}`,
    `  Kept: ${kept}.`,
    ...fields.map(([name, { words }]) => `  - ${name}: ${words}`),
    '',
  ].join('\n');
}

function notHere(): string[] {
  return Object.entries(NOT_EXPORTED).flatMap(([table, reason]) =>
    typeof reason === 'string'
      ? [`- ${table}: ${reason}.`]
      : Object.entries(reason).map(([column, why]) => `- ${table}, ${column}: ${why}.`),
  );
}
