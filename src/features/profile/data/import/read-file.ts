import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';

import { isCronometer, readCronometer } from './cronometer';
import type { Line } from './foreign-meal';
import { isMyFitnessPal, readMyFitnessPal } from './my-fitness-pal';
import { readOwnExport } from './own-export';
import { UnreadableFile, type ParsedFile } from './parsed-file';

const BYTES_MAX = 500 * 1024 * 1024;
const PHOTO = /^photos\/([0-9a-f-]{36})\.\w+$/;
const UNKNOWN =
  'This file is none that can be read: an export of Platelog (ZIP or JSON), or the CSV of MyFitnessPal or Cronometer.';

/** Reads a file that a person has chosen. Nothing is kept; throws UnreadableFile with words for them. */
export async function readFile(file: File, userId: string): Promise<ParsedFile> {
  if (file.size > BYTES_MAX) throw new UnreadableFile('This file is larger than 500 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readArchive(bytes, userId);
  const text = new TextDecoder().decode(bytes).trim();
  if (text.startsWith('{')) return readOwnExport(text, new Map(), userId);
  return readTable(text);
}

function readArchive(bytes: Uint8Array, userId: string): ParsedFile {
  const files = unzipped(bytes);
  const json = files['platelog.json'];
  if (!json) throw new UnreadableFile('This archive is no export of Platelog.');
  const photos = new Map<string, Uint8Array>();
  for (const [name, content] of Object.entries(files)) {
    const id = PHOTO.exec(name)?.[1];
    if (id !== undefined) photos.set(id, content);
  }
  return readOwnExport(strFromU8(json), photos, userId);
}

function unzipped(bytes: Uint8Array) {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        originalSize <= BYTES_MAX && (name === 'platelog.json' || PHOTO.test(name)),
    });
  } catch {
    throw new UnreadableFile('This archive is damaged.');
  }
}

async function readTable(text: string): Promise<ParsedFile> {
  const { data, meta } = Papa.parse<Line>(text, { header: true, skipEmptyLines: true });
  const columns = meta.fields ?? [];
  if (isMyFitnessPal(columns)) return readMyFitnessPal(data);
  if (isCronometer(columns)) return readCronometer(data);
  throw new UnreadableFile(UNKNOWN);
}
