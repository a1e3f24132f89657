import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';

import { EventStream } from './event-stream';

/** A file that is made while it is sent, no faster than it is taken. */
export class Download {
  constructor(
    private readonly facts: Facts,
    private readonly parts: AsyncIterable<string>,
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
    return Readable.from(this.parts);
  }
}

/** An answer that is no JSON: a picture. */
export class BinaryAnswer {
  constructor(
    readonly content: Buffer,
    readonly mime: string,
  ) {}
}

const COMPRESS_FROM = 1_024;

// Half a millisecond at most. What is longer is left to the middleware, which compresses in another thread.
const COMPRESS_UP_TO = 32 * 1_024;

// A short text needs no more; with the usual 256 kB, getting the memory takes longer than the work.
const SMALL = { windowBits: 13, memLevel: 5 };

/** Sends what a handler has answered: JSON, unless it is of another sort. Nothing of it is kept anywhere. */
export function respond(ctx: Context, answer: unknown): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.vary('Cookie');
  if (answer instanceof BinaryAnswer) {
    ctx.type = answer.mime;
    ctx.body = answer.content;
  } else if (answer instanceof EventStream) {
    ctx.type = 'text/event-stream';
    // A proxy that collects the answer before passing it on would pass nothing on.
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

/**
 * Sends an answer as JSON, a short one compressed at once: by way of a stream and another thread
 * that takes ten times as long, as much as a fifth of a whole batch of sync.
 */
function sendJson(ctx: Context, answer: unknown): void {
  ctx.type = 'application/json';
  // As text already: an object would be written once to learn its length and once more to be sent.
  const text = JSON.stringify(answer);
  if (isShort(text) && ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = gzipSync(text, SMALL);
  } else {
    ctx.body = text;
  }
}

function isShort(text: string): boolean {
  return text.length >= COMPRESS_FROM && text.length <= COMPRESS_UP_TO;
}

interface Facts {
  name: string;
  mime: string;
  headers: Record<string, string>;
}
