import type * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import { reached, requestOf, responseTo } from './call';
import { CallError } from './call-error';

const SILENCE_MOST_MS = 120_000;

const PICTURE_TIMEOUT_MS = 60_000;

/** Null if there is no picture, or no connection. */
export async function download(address: string): Promise<ArrayBuffer | null> {
  try {
    const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
    const response = await fetch(address, { credentials: 'include', signal });
    const type = response.headers.get('Content-Type') ?? '';
    // A Wi-Fi portal responds to every address with its own page.
    return response.ok && type.startsWith('image/') ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}

interface DownloadedFile {
  /** The name that the server gives the file. */
  name: string;
  content: Blob;
  headers: Headers;
}

interface Transfer {
  /** Called with the number of bytes received so far. */
  onReceived?: (bytes: number, headers: Headers) => void;
  /** Aborts the download. */
  quit?: AbortSignal;
}

/** Throws a CallError if the file does not arrive completely. */
export async function downloadFile<Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  input: z.input<Input>,
  { onReceived, quit }: Transfer = {},
): Promise<DownloadedFile> {
  const silence = new Silence();
  quit?.addEventListener('abort', silence.quit);
  try {
    const { signal } = silence;
    const response = await responseTo(endpoint, { ...(await requestOf(endpoint, input)), signal });
    const { headers, status } = response;
    const name = /filename="?([^";]+)/.exec(headers.get('Content-Disposition') ?? '')?.[1];
    // A Wi-Fi portal responds with its own page, which is not an attachment.
    if (name === undefined) throw new CallError({ kind: 'offline', status, body: 'no attachment' });
    const content = await reached(
      contentOf(response, (bytes) => {
        silence.isBroken();
        onReceived?.(bytes, headers);
      }),
    );
    return { name, content, headers };
  } finally {
    silence.end();
    quit?.removeEventListener('abort', silence.quit);
  }
}

/** Aborts a transfer that has stalled. A slow transfer that still makes progress is never aborted. */
class Silence {
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.isBroken();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  readonly quit = (): void => {
    this.controller.abort();
  };

  isBroken(): void {
    this.end();
    this.timer = setTimeout(this.quit, SILENCE_MOST_MS);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

// Received bytes are moved into a Blob, because the browser can keep a Blob on disk, but not an array.
const IN_MEMORY = 8 * 1024 * 1024;

async function contentOf(response: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  let whole = new Blob([], { type });
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let inParts = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob([whole, ...parts], { type });
    parts.push(value);
    inParts += value.length;
    onReceived(whole.size + inParts);
    if (inParts < IN_MEMORY) continue;
    whole = new Blob([whole, ...parts], { type });
    parts = [];
    inParts = 0;
  }
}
