import type { IncomingMessage } from 'node:http';

import { refuse } from './refuse';

const FIRST_BYTES = 16 * 1024;

/** The bytes of a request, at most `limit` of them. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw refuse('body_too_large');
  // One buffer that doubles: a body that comes byte by byte would make an object of each of them.
  let held: Buffer = Buffer.allocUnsafe(Math.min(limit, FIRST_BYTES));
  let length = 0;
  await new Promise<void>((resolve, reject) => {
    const broken = () => {
      reject(refuse('malformed_body'));
    };
    request.on('data', (piece: Buffer) => {
      if (length + piece.length > limit) {
        // The rest is left unread: who sends it gets the answer and then the end of the connection.
        request.pause().removeAllListeners('data');
        reject(refuse('body_too_large'));
        return;
      }
      held = withRoom(held, length + piece.length);
      length += piece.copy(held, length);
    });
    request.once('end', resolve);
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
