import { randomUUID } from 'node:crypto';

import type { Middleware } from 'koa';
import type { Logger } from 'pino';

import type { Problem } from '#shared/contract/errors';

import { refuse, Refusal } from './refuse';

/** The only place that turns an error into an answer. What is not a refusal stays in the log. */
export function errorResponse(log: Logger): Middleware {
  return async (ctx, next) => {
    const requestId = randomUUID();
    ctx.state['requestId'] = requestId;
    try {
      await next();
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.code === 'internal') log.error({ requestId, error }, 'request failed');
      ctx.status = refusal.status;
      ctx.set('Cache-Control', 'no-store');
      if (refusal.retryAfter !== undefined) ctx.set('Retry-After', String(refusal.retryAfter));
      ctx.body = JSON.stringify(problemOf(refusal, requestId));
      ctx.type = 'application/problem+json';
    }
  };
}

function problemOf({ code, title, detail, status, fields }: Refusal, requestId: string): Problem {
  return { code, title, detail, status, ...(fields ? { fields } : {}), requestId };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { status, httpCode } = (error ?? {}) as { status?: number; httpCode?: number };
  // Parsers of bodies name a status; nothing else of what they say is for strangers.
  if (status === 413 || httpCode === 413) return refuse('body_too_large');
  if (status === 415) return refuse('unsupported_media_type');
  if (status === 400 || httpCode === 400) return refuse('malformed_body');
  return refuse('internal');
}
