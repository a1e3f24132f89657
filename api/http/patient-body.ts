import { Readable, type ReadableOptions } from 'node:stream';

export interface Patience {
  /** For how long a reader may make the server wait, in ms. */
  unreadMs: number;
  /** This many bytes read make up for a second of waiting. */
  bytesPerSecond: number;
}

const PATIENCE: Patience = { unreadMs: 120_000, bytesPerSecond: 8_000 };

/**
 * A response body that is created while it is read. It is cut off if the reader reads nothing for long, or only a
 * little now and then: such a reader has left or makes the server wait on purpose.
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
