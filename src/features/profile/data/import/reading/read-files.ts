import { strFromU8, unzipSync } from 'fflate';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { KNOWN_FORMATS } from '../formats/known-formats';
import { readNutriTrace } from '../formats/read-nutri-trace';
import { readWaistline } from '../formats/read-waistline';
import { readOwnExport } from './read-own-export';
import { type Answers, type ParsedFile, UnreadableFile } from '../parsed-file';
import { decodeText, readTable, type Table } from '../table/table';
import { makeParsedFile } from './make-parsed-file';
import { readTables } from './read-tables';

const MB = 1024 * 1024;

/** Maximum unpacked size, because an archive of a few kilobytes can unpack to more than a device can store. */
const UNPACKED_MOST = 600 * MB;

const FILES_MOST = 50_000;

const isArchive = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

const BYTES_MOST = 500 * MB;
const DIARIES = ['platelog.json', 'this-device/platelog.json'];
const PHOTO = /^photos\/([0-9a-f-]{36})\.\w+$/;
const TABLE = /\.(?:csv|tsv|txt)$/i;

interface Circumstances {
  /** Id of the signed-in user. */
  userId: string;
  answers: Answers;
}

/**
 * Reads the files that the user has chosen, all of one program. Saves nothing; throws UnreadableFile with a
 * message for the user.
 */
export async function readFiles(
  files: readonly File[],
  { userId, answers }: Circumstances,
): Promise<ParsedFile> {
  const tables: Table[] = [];
  for (const file of files) {
    if (file.size > BYTES_MOST)
      throw new UnreadableFile(
        format(messages.largerThan, { file: file.name, megabytes: BYTES_MOST / MB }),
      );
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = isArchive(bytes)
      ? readArchive(bytes, userId)
      : await readText(file.name, bytes, { userId, answers });
    if (Array.isArray(read)) tables.push(...read);
    else if (files.length === 1) return read;
    else throw new UnreadableFile(format(messages.aWholeDiary, { file: file.name }));
  }
  if (tables.length === 0)
    throw new UnreadableFile(format(messages.nothingCanBeRead, { known: KNOWN_FORMATS }));
  return readTables(tables, answers);
}

function readArchive(bytes: Uint8Array, userId: string): ParsedFile | Table[] {
  const names = namesIn(bytes);
  if (names.includes('platelog.json')) {
    const files = unpacked(bytes, (name) => DIARIES.includes(name) || PHOTO.test(name));
    const photos = new Map<string, Uint8Array>();
    for (const [name, content] of Object.entries(files)) {
      const id = PHOTO.exec(name)?.[1];
      if (id !== undefined) photos.set(id, content);
    }
    const texts = DIARIES.flatMap((name) => (files[name] ? [strFromU8(files[name])] : []));
    return newestOf(texts.map((text) => readOwnExport(text, photos, userId)));
  }
  // macOS adds a metadata file for each file.
  const isTable = (name: string) => TABLE.test(name) && !name.startsWith('__MACOSX/');
  const tables = Object.entries(unpacked(bytes, isTable)).flatMap(([name, content]) => {
    return readTable(name.slice(name.lastIndexOf('/') + 1), decodeText(content)) ?? [];
  });
  if (tables.length > 0) return tables;
  const held = names.slice(0, 10).join(', ') || messages.nothing;
  throw new UnreadableFile(format(messages.archiveCannotBeRead, { held, known: KNOWN_FORMATS }));
}

/** Merges the parts of our own export: entries from the device replace the server's versions. */
function newestOf(exports: ParsedFile[]): ParsedFile {
  const [whole, ...newer] = exports;
  if (!whole) throw new UnreadableFile(messages.notAnExport);
  for (const { incoming, problems } of newer) {
    const ids = new Set(incoming.map(({ type, id }) => `${type}/${id}`));
    whole.incoming = [
      ...whole.incoming.filter(({ type, id }) => !ids.has(`${type}/${id}`)),
      ...incoming,
    ];
    whole.problems.push(...problems);
  }
  return whole;
}

async function readText(
  name: string,
  bytes: Uint8Array,
  { userId, answers }: Circumstances,
): Promise<ParsedFile | Table[]> {
  // Does not remove a leading tab, which separates a first column without a name from the second.
  const text = decodeText(bytes)
    .replace(/^\s*[\r\n]/, '')
    .trimEnd();
  if (/^\s*[{[]/.test(text)) return readJson(text, { userId, answers });
  const table = readTable(name, text);
  if (table) return [table];
  throw new UnreadableFile(format(messages.notATable, { file: name, known: KNOWN_FORMATS }));
}

async function readJson(text: string, { userId, answers }: Circumstances): Promise<ParsedFile> {
  const json = parsed(text);
  const keys = json && typeof json === 'object' ? Object.keys(json) : [];
  if (keys.includes('format')) return readOwnExport(text, new Map(), userId);
  const [day] = keys.includes('diary') ? [(json as { diary: unknown }).diary].flat() : [];
  const days = day && typeof day === 'object' ? Object.keys(day) : [];
  const file = { file: '', key: '' };
  if (days.includes('dateTime')) {
    const part = { ...file, key: 'waistline', program: 'Waistline', found: readWaistline(json) };
    return makeParsedFile([part], { answers, asks: [] });
  }
  if (days.includes('date')) {
    const part = { ...file, key: 'nutritrace', program: 'NutriTrace', found: readNutriTrace(json) };
    return makeParsedFile([part], { answers, asks: [] });
  }
  const held = keys.slice(0, 20).join(', ') || messages.nothing;
  throw new UnreadableFile(format(messages.jsonCannotBeRead, { held, known: KNOWN_FORMATS }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(messages.jsonIsDamaged);
  }
}

/** Lists the file names in an archive without unpacking it. */
function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  open(bytes, ({ name }) => {
    names.push(name);
    return false;
  });
  if (names.length > FILES_MOST) throw new UnreadableFile(messages.tooManyFiles);
  return names;
}

/** Unpacks the wanted files of an archive; throws if they are too large. */
function unpacked(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Record<string, Uint8Array> {
  let size = 0;
  const sizes = new Map<string, number>();
  open(bytes, ({ name, originalSize }) => {
    // If two files have the same name, the last one counts; unpacking never uses more memory than its stated size.
    if (isWanted(name)) sizes.set(name, originalSize);
    if (isWanted(name)) size += originalSize;
    return false;
  });
  if (size > UNPACKED_MOST) {
    throw new UnreadableFile(
      format(messages.largerWhenUnpacked, { megabytes: UNPACKED_MOST / MB }),
    );
  }
  return open(bytes, ({ name }) => sizes.has(name));
}

type Filter = (file: { name: string; originalSize: number }) => boolean;

function open(bytes: Uint8Array, filter: Filter): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    throw new UnreadableFile(messages.archiveIsDamaged);
  }
}
