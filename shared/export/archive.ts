import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type Parts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface ArchiveFile {
  name: string;
  /** Whether it is stored without compression, like a photo, which is compressed already. */
  isPacked?: boolean;
  parts: Parts;
}

interface Making {
  /** The modification time of the files, in ms. */
  at: number;
  /** Lets other work of the process run. */
  pause: () => Promise<void>;
}

// A slow machine compresses this much in a few milliseconds.
const PACKED_AT_ONCE = 64 * 1024;

// Beyond these an archive needs ZIP64, which `Zip` does not write.
const BYTES_MOST = 0xf000_0000;
const FILES_MOST = 0xfff0;

/**
 * Creates a ZIP of any size part by part, so its files do not have to be in memory.
 * @throws Error if it would have more than 4 GB or 65,000 files
 */
export async function* archiveParts(
  files: AsyncIterable<ArchiveFile>,
  { at, pause }: Making,
): AsyncGenerator<Uint8Array> {
  let compressed: Uint8Array[] = [];
  const size = { bytes: 0, files: 0 };
  const zip = new Zip((error, part) => {
    if (error) throw error;
    size.bytes += part.length;
    compressed.push(part);
  });
  function* taken() {
    const parts = compressed;
    compressed = [];
    yield* parts;
  }
  for await (const { name, isPacked = false, parts } of files) {
    size.files += 1;
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const piece of pieces(parts)) {
      file.push(piece);
      yield* taken();
      if (size.bytes > BYTES_MOST || size.files > FILES_MOST) {
        throw new Error('This archive is larger than a ZIP can be.');
      }
      await pause();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

async function* pieces(parts: Parts): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    for (let from = 0; from < part.length; from += PACKED_AT_ONCE) {
      yield part.subarray(from, from + PACKED_AT_ONCE);
    }
  }
}

/** A text file in UTF-8. */
export function textFile(
  name: string,
  text: AsyncIterable<string> | Iterable<string>,
): ArchiveFile {
  return { name, parts: encoded(text) };
}

/** Encodes in pieces that are large enough to compress, however short the lines are. */
async function* encoded(text: AsyncIterable<string> | Iterable<string>) {
  let waiting = '';
  for await (const line of text) {
    waiting += line;
    if (waiting.length < PACKED_AT_ONCE) continue;
    yield strToU8(waiting);
    waiting = '';
  }
  yield strToU8(waiting);
}

/** A JSON array with one row per line. */
export async function* jsonRows(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
