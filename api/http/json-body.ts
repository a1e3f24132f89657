import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, unzipSync, type ZlibOptions } from 'node:zlib';

import { checkShape } from './body-shape';
import { scanJson, type JsonBounds } from './json-scan';
import { readBytes } from './read-bytes';
import { refuse } from './refuse';

// A map: a header may name whatever an object has by nature.
const UNPACKED = new Map<string, (packed: Buffer, limit: ZlibOptions) => Buffer>([
  ['identity', (plain) => plain],
  ['gzip', unzipSync],
  ['deflate', unzipSync],
  ['br', brotliDecompressSync],
]);

/** The top of a JSON body: an object, or a list. */
export type Body = object;

export interface JsonRules extends JsonBounds {
  /** Whether the body may be compressed. */
  compressed: boolean;
}

/**
 * The JSON of a request; a body of nothing is an empty object. At most `bytes` bytes are read, and
 * at most as many come out of compression, at once: in pieces and in another thread a batch of sync
 * takes twice as long. It is counted before it is parsed.
 */
export async function readJson(request: IncomingMessage, rules: JsonRules): Promise<Body> {
  const { bytes: limit, compressed } = rules;
  const coding = request.headers['content-encoding'] ?? 'identity';
  const unpack = UNPACKED.get(coding);
  if (!unpack || (coding !== 'identity' && !compressed)) throw refuse('unsupported_media_type');
  const packed = await readBytes(request, limit);
  return parseJson(
    unpacked(packed, (bytes) => unpack(bytes, { maxOutputLength: limit })),
    rules,
  );
}

function unpacked(packed: Buffer, unpack: (packed: Buffer) => Buffer): Buffer {
  if (packed.length === 0) return packed;
  try {
    return unpack(packed);
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw refuse(isTooLarge ? 'body_too_large' : 'malformed_body');
  }
}

/** Counts and then parses the text of a body. */
export function parseJson(bytes: Buffer, bounds: JsonBounds): Body {
  if (bytes.length === 0) return {};
  const keys = scanJson(bytes, bounds);
  let value: Body | null;
  try {
    value = JSON.parse(bytes.toString()) as Body | null;
  } catch {
    throw refuse('malformed_body');
  }
  if (typeof value !== 'object' || value === null) throw refuse('malformed_body');
  checkShape(value, keys);
  return value;
}
