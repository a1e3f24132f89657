const END_BYTES = 22;
const END_MARK = 0x06054b50;
const ENTRY_BYTES = 46;
const OFFSET_AT = 42;

interface Directory {
  files: number;
  /** Offset of the central directory, which extends to the end. */
  at: number;
  entries: Uint8Array<ArrayBuffer>;
}

/**
 * Joins two ZIP files of any size: the files of the second follow those of the first, with one central directory for
 * all. The inputs must have no comment and no ZIP64.
 */
export async function joinArchives(first: Blob, second: Blob): Promise<Blob> {
  const [one, two] = [await directoryOf(first), await directoryOf(second)];
  moveEntries(two.entries, one.at);
  const end = new DataView(new ArrayBuffer(END_BYTES));
  end.setUint32(0, END_MARK, true);
  end.setUint16(8, one.files + two.files, true);
  end.setUint16(10, one.files + two.files, true);
  end.setUint32(12, one.entries.length + two.entries.length, true);
  end.setUint32(16, one.at + two.at, true);
  const parts = [first.slice(0, one.at), second.slice(0, two.at), one.entries, two.entries, end];
  return new Blob(parts, { type: 'application/zip' });
}

async function directoryOf(archive: Blob): Promise<Directory> {
  const end = new DataView(await archive.slice(-END_BYTES).arrayBuffer());
  if (end.byteLength < END_BYTES || end.getUint32(0, true) !== END_MARK) {
    throw new Error('This archive is not whole.');
  }
  const at = end.getUint32(16, true);
  const entries = await archive.slice(at, at + end.getUint32(12, true)).arrayBuffer();
  return { files: end.getUint16(10, true), at, entries: new Uint8Array(entries) };
}

/** Adds `by` to the offset of each file in a central directory. */
function moveEntries(entries: Uint8Array<ArrayBuffer>, by: number): void {
  const view = new DataView(entries.buffer);
  for (let at = 0; at < entries.length;) {
    view.setUint32(at + OFFSET_AT, view.getUint32(at + OFFSET_AT, true) + by, true);
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_BYTES);
  }
}
