import { PassThrough, type Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';

import { patientBody } from './patient-body';

// Proxies close idle connections, most of them after a minute.
const HEARTBEAT_MS = 25_000;

// A client with this many unread bytes (thousands of messages) is not listening any more.
const UNREAD_MOST = 32 * 1024;

export class EventStream {
  readonly body: Readable;
  private readonly stream = new PassThrough();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(onClose: () => void) {
    this.body = this.stream;
    this.heartbeat = setInterval(() => {
      this.write(':\n\n');
    }, HEARTBEAT_MS);
    this.heartbeat.unref();
    this.stream.on('close', () => {
      clearInterval(this.heartbeat);
      onClose();
    });
    this.write(':\n\n');
  }

  send(data: string): void {
    this.write(`data: ${data}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.stream.end();
  }

  private write(text: string): void {
    if (this.stream.writableEnded) return;
    const unread = this.stream.writableLength + this.stream.readableLength;
    if (unread > UNREAD_MOST) this.stream.destroy();
    else this.stream.write(text);
  }
}

interface Facts {
  name: string;
  mime: string;
  headers: Record<string, string>;
}

export class Download {
  /** @param onEnd runs once when the download ends in any way */
  constructor(
    private readonly facts: Facts,
    private readonly parts: AsyncIterable<string | Uint8Array>,
    private readonly onEnd: () => void = () => undefined,
  ) {}

  get name(): string {
    return this.facts.name;
  }

  get mime(): string {
    return this.facts.mime;
  }

  get headers(): Record<string, string> {
    return this.facts.headers;
  }

  body(): Readable {
    const body = patientBody(this.parts);
    // Not in a `finally` of `parts`, which does not run if reading has never started.
    body.on('close', this.onEnd);
    return body;
  }
}

/** A response whose bytes are streamed. */
export class BinaryAnswer {
  constructor(
    private readonly opened: { bytes: number; content: Readable },
    readonly mime: string,
  ) {}

  get bytes(): number {
    return this.opened.bytes;
  }

  body(): Readable {
    const { content } = this.opened;
    const body = patientBody(content, { objectMode: false });
    body.on('close', () => {
      content.destroy();
    });
    return body;
  }
}

const COMPRESS_FROM = 1_024;

// The size of the results of 1,000 operations, which take a millisecond to compress. The middleware compresses longer
// responses in another thread.
const COMPRESS_UP_TO = 128 * 1_024;

// Smaller than zlib's default of 256 kB, whose allocation takes longer than the compression. For the results of a
// batch, this level takes 60 % of the time of the default level and gives 2 % more bytes.
const SMALL = { windowBits: 13, memLevel: 5, level: 3 };

export function respond(ctx: Context, answer: unknown): void {
  ctx.res.setHeader('Cache-Control', 'no-store');
  ctx.vary('Cookie');
  if (answer instanceof BinaryAnswer) {
    ctx.type = answer.mime;
    ctx.body = answer.body();
    ctx.length = answer.bytes;
  } else if (answer instanceof EventStream) {
    ctx.type = 'text/event-stream';
    // Tells proxies not to buffer the stream.
    ctx.set('X-Accel-Buffering', 'no');
    ctx.compress = false;
    ctx.body = answer.body;
  } else if (answer instanceof Download) {
    ctx.set(answer.headers);
    ctx.attachment(answer.name);
    ctx.type = answer.mime;
    ctx.body = answer.body();
  } else {
    sendJson(ctx, answer);
  }
}

/** Compresses a short response synchronously: a stream in another thread takes ten times as long. */
function sendJson(ctx: Context, answer: unknown): void {
  // Not Koa's `type`, which looks up the charset each time.
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  // Sent as text, because Koa would stringify an object twice.
  const text = JSON.stringify(answer);
  // Saves the compression middleware the same check.
  if (Buffer.byteLength(text) < COMPRESS_FROM) ctx.compress = false;
  if (isShort(text) && ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    ctx.res.setHeader('Content-Encoding', 'gzip');
    ctx.body = gzipSync(text, SMALL);
  } else {
    ctx.body = text;
  }
}

function isShort({ length }: string): boolean {
  return length >= COMPRESS_FROM && length <= COMPRESS_UP_TO;
}
