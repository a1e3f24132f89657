const ANSWER_BYTES_MOST = 1024 * 1024;

export class AnswerTooLarge extends Error {}

/** Limits the response's size, and applies the caller's timeout to the whole body, not only to the headers. */
export async function boundedFetch(
  address: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  // The picture must not be sent to another address.
  const response = await fetch(address, { ...init, redirect: 'error' });
  const { status, statusText, headers } = response;
  const all = await readWhole(response, init?.signal ?? undefined);
  const body = [204, 205, 304].includes(status) ? null : all;
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return new Response(body, { status, statusText, headers: plain });
}

/** Node can drop a request's signal once the headers are here, and would then wait forever for a slow body. */
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
