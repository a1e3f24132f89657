import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, unzipSync, type ZlibOptions } from 'node:zlib';

import { checkShape, type JsonBounds, scanJson } from './json-scan';
import { refuse } from './refuse';

const FIRST_BYTES = 16 * 1024;

// A Map, because a header could be the name of a property of Object.prototype.
const UNPACKED = new Map<string, (packed: Buffer, limit: ZlibOptions) => Buffer>([
  ['identity', (plain) => plain],
  ['gzip', unzipSync],
  ['deflate', unzipSync],
  ['br', brotliDecompressSync],
]);

export type Body = object;

export interface JsonRules extends JsonBounds {
  compressed: boolean;
}

/**
 * Reads a JSON body; an empty body is {}. Decompresses synchronously: streaming in another thread takes twice as long
 * for a sync batch.
 */
export async function readJson(request: IncomingMessage, rules: JsonRules): Promise<Body> {
  const { bytes: limit, compressed } = rules;
  const coding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
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

export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const told = Number(request.headers['content-length'] ?? FIRST_BYTES);
  if (told > limit) throw refuse('body_too_large');
  // One growing buffer, because a body that arrives byte by byte would create an object for each byte. The announced
  // length may be wrong, so little is allocated at first.
  let held: Buffer = Buffer.allocUnsafe(Math.min(told, limit, FIRST_BYTES));
  let length = 0;
  await new Promise<void>((resolve, reject) => {
    const broken = () => {
      reject(refuse('malformed_body'));
    };
    request.on('data', (piece: Buffer) => {
      if (length + piece.length > limit) {
        // The rest is not read: the sender gets the response, then the connection is closed.
        request.pause().removeAllListeners('data');
        reject(refuse('body_too_large'));
        return;
      }
      held = withRoom(held, length + piece.length);
      length += piece.copy(held, length);
    });
    request.once('end', () => {
      // Every request emits 'close' in the end, and creating an error that nobody sees costs a stack trace.
      request.off('close', broken);
      resolve();
    });
    request.on('error', broken);
    request.on('close', broken);
  });
  return held.subarray(0, length);
}

function withRoom(held: Buffer, needed: number): Buffer {
  if (needed <= held.length) return held;
  const larger = Buffer.allocUnsafe(Math.max(needed, held.length * 2));
  held.copy(larger);
  return larger;
}
