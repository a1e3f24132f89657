import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, unzipSync, type ZlibOptions } from 'node:zlib';

import { checkShape, type JsonBounds, scanJson } from './json-scan';
import { refuse } from './refuse';

const FIRST_BYTES = 16 * 1024;

// A map: a header could name a property of Object.prototype.
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

/** An empty body is {}. Decompresses at once: in pieces and in another thread a batch of sync takes twice as long. */
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
  // One growing buffer: a body that comes byte by byte would make an object of each. What is told is not believed.
  let held: Buffer = Buffer.allocUnsafe(Math.min(told, limit, FIRST_BYTES));
  let length = 0;
  await new Promise<void>((resolve, reject) => {
    const broken = () => {
      reject(refuse('malformed_body'));
    };
    request.on('data', (piece: Buffer) => {
      if (length + piece.length > limit) {
        // The rest stays unread: the sender gets the answer, then the end of the connection.
        request.pause().removeAllListeners('data');
        reject(refuse('body_too_large'));
        return;
      }
      held = withRoom(held, length + piece.length);
      length += piece.copy(held, length);
    });
    request.once('end', () => {
      // Every request closes in the end: an error that nobody sees costs a stack trace.
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
