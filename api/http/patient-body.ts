import { Readable, type ReadableOptions } from 'node:stream';

export interface Patience {
  /** For how long a reader may keep the server waiting. */
  unreadMs: number;
  /** So much that is taken makes up for a second of it. */
  bytesPerSecond: number;
}

const PATIENCE: Patience = { unreadMs: 120_000, bytesPerSecond: 8_000 };

/**
 * A body that is made while it is read. It ends early for a reader who takes nothing for long, and for one who takes a
 * little now and then: both are gone, or keep the server waiting on purpose.
 */
export function patientBody(
  parts: AsyncIterable<string | Uint8Array>,
  options: ReadableOptions = {},
  { unreadMs, bytesPerSecond }: Patience = PATIENCE,
): Readable {
  let timer: NodeJS.Timeout | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => body.destroy(), ms).unref();
  };
  async function* watched() {
    let left = unreadMs;
    for await (const part of parts) {
      waitFor(left);
      const from = performance.now();
      yield part;
      const earned = (Buffer.byteLength(part) / bytesPerSecond) * 1_000;
      left = Math.min(unreadMs, left - (performance.now() - from) + earned);
      waitFor(unreadMs);
    }
  }
  const body = Readable.from(watched(), options);
  waitFor(unreadMs);
  body.on('close', () => {
    clearTimeout(timer);
  });
  return body;
}
