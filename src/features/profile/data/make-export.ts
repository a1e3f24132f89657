import type { User } from '#shared/contract/accounts';
import {
  EXPORT_BYTES_HEADER,
  exportAccount,
  exportAccountByPassword,
  type ExportPassword,
} from '#shared/contract/account-export';
import { type ArchiveFile, archiveParts, textFile } from '#shared/export/archive';
import { diaryFiles, photoName, TABLE_NAMES } from '#shared/export/diary-files';
import type { RecordType } from '#shared/records/index';

import { download, downloadFile } from '../../../http/download';
import { type AccountStore, activeStore } from '../../../store/account-store';
import { initialSyncOf } from '../../../store/initial-sync';
import { sendWhatWaits } from '../../../store/sync-summary';
import { everyRecord, type KeptRecords } from '../../../store/whole-account';
import { countUnsynced, unsyncedEntries, unsyncedPhotos } from '../../../store/unsynced';
import { format } from '../../../ui/words/format';
import { listed } from '../../../ui/words/listed';
import { joinArchives } from './join-archives';
import { messages } from './messages';

export interface MadeExport {
  content: Blob;
  /** Why it contains only this device's data; null if the server made it. */
  without: Without | null;
  /** Number of entries that only this device has. */
  unsynced: number;
  /** Numbers of meals and photos, for an export made on this device. */
  meals: number;
  photos: number;
  /** Photos whose bytes are neither on this device nor currently available from the server. */
  photosMissing: number;
  /** Whether this device has not loaded everything yet. */
  isIncomplete: boolean;
}

/** No connection, or a session that has ended. */
export type Without = 'server' | 'session';

export interface ExportWatch {
  /** @param share the approximate progress, 0 to 1 @param bytes received from the server; null if made on this device */
  onProgress: (share: number, bytes: number | null) => void;
  quit: AbortSignal;
}

const WAIT_MS = 3_000;

/** Exports all data of the server, with entries that only this device has. @throws CallError */
export async function exportFromServer(
  password: ExportPassword | null,
  { onProgress, quit }: ExportWatch,
): Promise<MadeExport> {
  const store = await activeStore();
  // Sends waiting entries first, because they are easier to find in the server's part of the file.
  await sendWhatWaits(store, WAIT_MS);
  const onReceived = (bytes: number, headers: Headers) => {
    onProgress(bytes / Math.max(1, Number(headers.get(EXPORT_BYTES_HEADER))), bytes);
  };
  const file = password
    ? await downloadFile(exportAccountByPassword, password, { onReceived, quit })
    : await downloadFile(exportAccount, {}, { onReceived, quit });
  const unsynced = await countUnsynced(store);
  const content =
    unsynced === 0 ? file.content : await joinArchives(file.content, await unsyncedArchive(store));
  const none = { meals: 0, photos: 0, photosMissing: 0, isIncomplete: false };
  return { content, without: null, unsynced, ...none };
}

async function unsyncedArchive(store: AccountStore): Promise<Blob> {
  const { changes, entries } = await unsyncedEntries(store);
  const live = entries.filter(({ deleted }) => !deleted);
  const records = (type: RecordType) =>
    live.filter((entry) => entry.type === type).map(({ id, data }) => ({ id, data: { ...data } }));
  const diary = {
    account: NOBODY,
    exportedAt: store.now(),
    records: (type: RecordType) => each(records(type)),
  };
  const photos = await unsyncedPhotos(store);
  return archiveOf(store.now(), [
    ...diaryFiles(diary).map((file) => ({ ...file, name: `this-device/${file.name}` })),
    textFile('this-device/changes.json', [JSON.stringify(changes, null, 1)]),
    ...photos.flatMap(({ photoId, mime, bytes }) =>
      bytes ? [photoFile({ id: photoId, mime, bytes })] : [],
    ),
  ]);
}

const NOBODY = { firstName: '', lastName: '', email: '' };

/** Exports the data on this device, which is only the diary. */
export async function exportFromDevice(
  user: User,
  without: Without,
  { onProgress, quit }: ExportWatch,
): Promise<MadeExport> {
  const store = await activeStore();
  const records = await everyRecord(store);
  const isIncomplete = (await initialSyncOf(store)) !== null;
  const { firstName, lastName, email } = user;
  // Meals and weights count twice, because they are written into the JSON and into a table.
  const written = [...Object.values(records), records.meal, records.weight];
  const work = { done: 0, of: Math.max(1, written.flat().length) };
  const diary = {
    account: { firstName, lastName, email },
    exportedAt: store.now(),
    records: (type: RecordType) =>
      each(records[type], () => {
        work.done += 1;
      }),
  };
  const photos = { found: 0 };
  const files = [
    textFile('README.txt', [isIncomplete ? README + UNFINISHED : README]),
    ...diaryFiles(diary),
    photoFiles(store, records, photos),
  ];
  const content = await archiveOf(store.now(), files, () => {
    quit.throwIfAborted();
    onProgress(work.done / work.of, null);
  });
  return {
    content,
    without,
    isIncomplete,
    unsynced: await countUnsynced(store),
    meals: records.meal.length,
    photos: photos.found,
    photosMissing: records.photo.length - photos.found,
  };
}

const README = `${format(messages.readmeOfThisDevice, { tables: listed(TABLE_NAMES) })}\n`;
const UNFINISHED = `\n${messages.notEverythingLoaded}\n`;

type Files = (ArchiveFile | AsyncIterable<ArchiveFile>)[];

/** @param onPart called between parts; aborts the export by throwing */
async function archiveOf(
  at: number,
  files: Files,
  onPart: () => void = () => undefined,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const pause = async () => {
    onPart();
    await turn();
  };
  for await (const part of archiveParts(flat(files), { at, pause })) {
    parts.push(part as Uint8Array<ArrayBuffer>);
  }
  return new Blob(parts, { type: 'application/zip' });
}

async function* flat(files: Files): AsyncGenerator<ArchiveFile> {
  for (const file of files) {
    if ('parts' in file) yield file;
    else yield* file;
  }
}

/** Lets the page render and handle input. */
async function turn(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

// Rows are short, so many are joined before packing.
const ROWS_AT_ONCE = 50;

async function* each<One>(all: readonly One[], onEach?: () => void): AsyncGenerator<One> {
  for (const [place, one] of all.entries()) {
    if (place % ROWS_AT_ONCE === 0) await turn();
    onEach?.();
    yield one;
  }
}

async function* photoFiles(
  store: AccountStore,
  { photo }: KeptRecords,
  count: { found: number },
): AsyncGenerator<ArchiveFile> {
  for (const { id, data } of photo) {
    const held = await store.db.photoBytes.get(id);
    const bytes = held?.bytes ?? (await download(`/api/photos/${id}`));
    if (!bytes) continue;
    count.found += 1;
    yield photoFile({ id, mime: data['mime'], bytes });
  }
}

function photoFile({ id, mime, bytes }: { id: string; mime: unknown; bytes: ArrayBuffer }) {
  return { name: photoName(id, mime), isPacked: true, parts: [new Uint8Array(bytes)] };
}

/** Describes the export for the user. */
export function wordsOfExport(made: MadeExport): string {
  const { without, unsynced, meals, photos, photosMissing, isIncomplete } = made;
  if (without === null) {
    if (unsynced === 0) return messages.everythingTheServerHolds;
    return `${messages.everythingTheServerHolds} ${format(messages.withWhatWaits, { unsynced })}`;
  }
  const words = [
    without === 'server' ? messages.onlyHereWithoutTheServer : messages.onlyHereWithoutASession,
    format(messages.mealsAndPhotos, { meals, photos }),
  ];
  if (photosMissing > 0) words.push(format(messages.photosNotOnDevice, { photosMissing }));
  if (isIncomplete) words.push(messages.notEverythingLoaded);
  return words.join(' ');
}
