import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

import { base64url, bytesOfBase64url } from './base64url';
import type { SharedContent, SharedProblem, SharedReading } from './shared-content';
import { contentOfWire, wireOf } from './wire-content';

/** The layout that this version writes. Earlier versions of the app report a later layout as unreadable. */
const VERSION = 1;
/** The most characters of a fragment: some programs cut off longer links, and a QR code would be too fine to scan. */
export const FRAGMENT_MOST = 2_000;
/** The most characters that are read; later versions may write more than this one. */
const READ_MOST = 8_000;
/** The most bytes that are inflated: a real meal has fewer. */
const INFLATED_MOST = 64 * 1024;
/** The most characters of a file. */
export const FILE_MOST = 1_000_000;
const SUM_BYTES = 4;

/**
 * The fragment of a link: the version, a dot, and base64url of a four-byte checksum of the text followed by the text
 * (JSON, see wire-content.ts) packed with DEFLATE (RFC 1951).
 * @returns null if it is longer than `FRAGMENT_MOST`, so that a file is needed
 */
export function fragmentOf(content: SharedContent): string | null {
  const text = strToU8(JSON.stringify(wireOf(content)));
  const packed = deflateSync(text, { level: 9 });
  const bytes = new Uint8Array(SUM_BYTES + packed.length);
  bytes.set(sumOf(text));
  bytes.set(packed, SUM_BYTES);
  const fragment = `${VERSION}.${base64url(bytes)}`;
  return fragment.length > FRAGMENT_MOST ? null : fragment;
}

/**
 * Reads the fragment of a link. Pure, and never throws: any text returns a content within the limits of records, or a
 * problem.
 */
export function readFragment(fragment: string): SharedReading {
  const [, version, data = ''] = /^#?(\d{1,3})\.([^]*)$/u.exec(fragment) ?? [];
  if (version === undefined) return { problem: 'foreign' };
  if (Number(version) > VERSION) return { problem: 'newer' };
  if (Number(version) < 1) return { problem: 'foreign' };
  return data.length > READ_MOST ? { problem: 'too-large' } : readData(data);
}

function readData(data: string): SharedReading {
  const bytes = bytesOfBase64url(data);
  if (!bytes || bytes.length <= SUM_BYTES) return { problem: 'incomplete' };
  const text = inflated(bytes.subarray(SUM_BYTES));
  if (typeof text === 'string') return { problem: text };
  // A cut or mistyped link must not be read with other values.
  if (!sumOf(text).every((byte, at) => byte === bytes[at])) return { problem: 'incomplete' };
  return contentOrForeign(contentOfWire(json(strFromU8(text))));
}

/** The same as a file of JSON, not compressed, which may be as large as a week. */
export function fileOf(content: SharedContent): string {
  return JSON.stringify({ platelog: FILE_MARK, version: VERSION, content: wireOf(content) });
}

const FILE_MARK = 'shared';

/** Reads a file that `fileOf` has written. Pure, and never throws. */
export function readSharedFile(text: string): SharedReading {
  if (text.length > FILE_MOST) return { problem: 'too-large' };
  const file = json(text) as { platelog?: unknown; version?: unknown; content?: unknown } | null;
  if (typeof file !== 'object' || file?.platelog !== FILE_MARK) return { problem: 'foreign' };
  if (typeof file.version === 'number' && file.version > VERSION) return { problem: 'newer' };
  return contentOrForeign(contentOfWire(file.content));
}

function contentOrForeign(content: SharedContent | undefined): SharedReading {
  return content ? { content } : { problem: 'foreign' };
}

/** Null if it is not JSON; then the expected fields are missing, too. */
function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Uses no more memory than the limit, whatever the bytes contain. */
function inflated(bytes: Uint8Array): Uint8Array | SharedProblem {
  try {
    const text = inflateSync(bytes, { out: new Uint8Array(INFLATED_MOST + 1) });
    return text.length > INFLATED_MOST ? 'too-large' : text;
  } catch {
    return 'incomplete';
  }
}

/** FNV-1a, 32 bits: detects accidental changes. It does not prevent forging a link. */
function sumOf(bytes: Uint8Array): number[] {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return [24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff);
}
