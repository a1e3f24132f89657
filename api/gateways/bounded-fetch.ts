const ANSWER_BYTES_MOST = 1024 * 1024;

export class AnswerTooLarge extends Error {}

/**
 * Asks and takes the whole answer in, up to a limit: a provider that goes on for ever is cut off, and
 * the time that the client allows holds for the body, too, not for the first line alone.
 */
export async function boundedFetch(
  address: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  // Another address than the one that was set does not get the picture.
  const response = await fetch(address, { ...init, redirect: 'error' });
  const { status, statusText, headers } = response;
  const all = await readWhole(response, init?.signal ?? undefined);
  const body = [204, 205, 304].includes(status) ? null : all;
  // The body has been unpacked on its way in.
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return new Response(body, { status, statusText, headers: plain });
}

/**
 * Node forgets the signal of a request once its headers are here and memory is cleared: a body that comes
 * drop by drop would be waited for without an end. So the signal is listened to here.
 */
async function readWhole(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Buffer<ArrayBuffer>> {
  if (!response.body) return Buffer.alloc(0);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const callOff = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', callOff);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // One that is called off ends as a whole one does.
      signal?.throwIfAborted();
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size > ANSWER_BYTES_MOST) throw new AnswerTooLarge();
      chunks.push(value);
    }
  } finally {
    signal?.removeEventListener('abort', callOff);
    callOff();
  }
}
