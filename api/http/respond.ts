import type { Context } from 'koa';

import { BinaryAnswer } from './binary-answer';
import { Download } from './download';
import { EventStream } from './event-stream';
import { sendJson } from './send-json';

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
