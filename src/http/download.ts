import type * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import { reached, responseTo, withQuery } from './call';
import { CallError } from './call-error';

const FILE_TIMEOUT_MS = 120_000;

const PICTURE_TIMEOUT_MS = 60_000;

/** Null if there is no picture, or no connection. */
export async function download(address: string): Promise<ArrayBuffer | null> {
  try {
    const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
    const response = await fetch(address, { credentials: 'include', signal });
    const type = response.headers.get('Content-Type') ?? '';
    // A Wi-Fi portal responds to every address with a page of its own.
    return response.ok && type.startsWith('image/') ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}

interface DownloadedFile {
  /** As the server names it. */
  name: string;
  content: Blob;
  headers: Headers;
}

/** Throws a CallError if it does not arrive whole. */
export async function downloadFile<Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  input: z.input<Input>,
): Promise<DownloadedFile> {
  const url = withQuery(endpoint.path, input);
  const response = await responseTo(endpoint, { url, timeout: FILE_TIMEOUT_MS });
  const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  // A Wi-Fi portal responds with a page of its own.
  if (name === undefined) {
    throw new CallError({ kind: 'offline', status: response.status, body: 'no attachment' });
  }
  return { name, content: await reached(response.blob()), headers: response.headers };
}
