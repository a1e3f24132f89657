import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

import { base64url, bytesOfBase64url } from './base64url';
import type { SharedContent, SharedProblem, SharedReading } from './shared-content';
import { contentOfWire, wireOf } from './wire-content';

/** Layout that this version writes. A reader of an older one says that it cannot read it. */
const VERSION = 1;
/** Characters of a link's fragment: beyond it some programs cut an address, and a QR code is too fine to be read. */
export const FRAGMENT_MOST = 2_000;
/** What is read at all: later versions may write more. */
const READ_MOST = 8_000;
/** Bytes that are inflated: more is no meal, however small it was packed. */
const INFLATED_MOST = 64 * 1024;
/** Characters of a file. */
export const FILE_MOST = 1_000_000;
const SUM_BYTES = 4;

/**
 * What stands behind the '#' of a link: the version, a dot, and base64url of four bytes that sum up the text followed by the text
 * (JSON, see wire-content.ts) packed with DEFLATE (RFC 1951).
 * @returns null where it is longer than `FRAGMENT_MOST`, and has to go as a file
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
 * Reads what stands behind the '#' of a link. Pure, and never throws: any text gives a content within the bounds of
 * the records, or a problem.
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
  // A cut or mistyped address must not become other figures.
  if (!sumOf(text).every((byte, at) => byte === bytes[at])) return { problem: 'incomplete' };
  return contentOrForeign(contentOfWire(json(strFromU8(text))));
}

/** The same as a file, as large as a week is: JSON, not packed. */
export function fileOf(content: SharedContent): string {
  return JSON.stringify({ platelog: FILE_MARK, version: VERSION, content: wireOf(content) });
}

const FILE_MARK = 'shared';

/** Reads what `fileOf` has written. Pure, and never throws. */
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

/** null where it is none: then nothing that is expected is in it either. */
function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Never more memory than its bound, whatever the bytes say. */
function inflated(bytes: Uint8Array): Uint8Array | SharedProblem {
  try {
    const text = inflateSync(bytes, { out: new Uint8Array(INFLATED_MOST + 1) });
    return text.length > INFLATED_MOST ? 'too-large' : text;
  } catch {
    return 'incomplete';
  }
}

/** FNV-1a, 32 bits: finds what was changed by accident, and keeps nobody from making a link of their own. */
function sumOf(bytes: Uint8Array): number[] {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return [24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff);
}
