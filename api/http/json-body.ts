import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, unzipSync, type ZlibOptions } from 'node:zlib';

import type { Context } from 'koa';

import { refuse } from './refuse';

// A map: a header may name whatever an object has by nature.
const UNPACKED = new Map<string, (packed: Buffer, limit: ZlibOptions) => Buffer>([
  ['identity', (plain) => plain],
  ['gzip', unzipSync],
  ['deflate', unzipSync],
  ['br', brotliDecompressSync],
]);

/** What JSON may hold, as the request's body is typed. */
type Body = Context['request']['body'];

/**
 * The JSON of a request; a body of nothing is an empty object. At most `limit` bytes are read, and
 * at most as many come out of compression, at once: in pieces and in another thread a batch of sync
 * takes twice as long.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<Body> {
  const unpack = UNPACKED.get(request.headers['content-encoding'] ?? 'identity');
  if (!unpack) throw refuse('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw refuse('body_too_large');
  const packed = await readBytes(request, limit);
  return parse(unpacked(packed, (bytes) => unpack(bytes, { maxOutputLength: limit })));
}

/** The bytes of a request, at most `limit` of them. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      // The rest is left unread: whoever sends it gets the answer and then the end of the connection.
      request.pause().removeAllListeners('data');
      reject(refuse('body_too_large'));
    });
    request.once('end', resolve);
    request.once('error', () => {
      reject(refuse('malformed_body'));
    });
  });
  return Buffer.concat(chunks, length);
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

function parse(bytes: Buffer): Body {
  if (bytes.length === 0) return {};
  let value: Body | null;
  try {
    value = JSON.parse(bytes.toString()) as Body | null;
  } catch {
    throw refuse('malformed_body');
  }
  if (typeof value !== 'object' || value === null) throw refuse('malformed_body');
  return value;
}
