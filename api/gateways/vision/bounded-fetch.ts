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
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > ANSWER_BYTES_MOST) throw new AnswerTooLarge();
    chunks.push(bytes);
  }
  const { status, statusText, headers } = response;
  const body = [204, 205, 304].includes(status) ? null : Buffer.concat(chunks);
  // The body has been unpacked on its way in.
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return new Response(body, { status, statusText, headers: plain });
}
