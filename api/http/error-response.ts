import type { Middleware } from 'koa';
import type { Logger } from 'pino';

import type { ErrorCode } from '#shared/contract/errors';
import type { Problem } from '#shared/contract/problem';

import { isDamaged, isNoRoom } from '../store/data-folder';
import { isDatabaseAway } from '../store/dialect/reach-postgres';
import { AccountDeleted } from '../store/lock-user-sequence';
import { PhotoMissing } from '../store/photo-files/photo-missing';
import { PhotosAway } from '../store/photo-files/photos-away';
import { Refusal, refuse } from './refuse';
import { noteOf, requestIdOf } from './request-log';
import { diskFull } from './room-to-write';

/** By then a database that restarts, or whose standby takes over, is back. */
const AWAY_RETRY_S = 5;
const PHOTOS_RETRY_S = 20;

// Statuses that the router sets for unknown methods.
const UNANSWERED: Record<number, ErrorCode> = {
  405: 'method_not_allowed',
  501: 'method_not_allowed',
};

/**
 * The only place that turns an error into a response.
 * @param damage remembers that the database was found damaged
 */
export function errorResponse(log: Logger, damage = { isFound: false }): Middleware {
  return async (ctx, next) => {
    const requestId = requestIdOf(ctx);
    try {
      await next();
      const code = ctx.body == null ? UNANSWERED[ctx.status] : undefined;
      if (code) throw refuse(code);
    } catch (error) {
      const refusal = asRefusal(error);
      noteOf(ctx, { code: refusal.code });
      if (refusal.code === 'internal') log.error({ requestId, error }, 'request failed');
      if (isDamaged(error)) {
        damage.isFound = true;
        log.error('the database is damaged: stop the server and restore a backup');
      }
      if (isNoRoom(error)) log.error({ requestId, error }, 'the disk is full: nothing was written');
      if (isDatabaseAway(error)) log.error({ requestId, error }, 'the database does not answer');
      if (photoRefusal(error)) log.error({ requestId, error }, 'a photo could not be kept or read');
      ctx.status = refusal.status;
      ctx.set('Cache-Control', 'no-store');
      ctx.vary('Cookie');
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
  if (isNoRoom(error)) return diskFull();
  if (isDatabaseAway(error)) return refuse('busy', { retryAfter: AWAY_RETRY_S });
  if (error instanceof AccountDeleted) return refuse('account_deleted');
  const ofPhoto = photoRefusal(error);
  if (ofPhoto) return ofPhoto;
  return refuseAddress(error);
}

function photoRefusal(error: unknown): Refusal | undefined {
  if (error instanceof PhotosAway) return refuse('busy', { retryAfter: PHOTOS_RETRY_S });
  return error instanceof PhotoMissing ? refuse('not_found') : undefined;
}

function refuseAddress(error: unknown): Refusal {
  // Set by the router and by koa-send for addresses that they cannot use.
  const { status } = (error ?? {}) as { status?: number };
  if (status === 400) return refuse('malformed_body');
  if (status === 403 || status === 404) return refuse('not_found');
  return refuse('internal');
}

/** Answers 404 if no other middleware has responded. */
export const notFound: Middleware = async (ctx, next) => {
  await next();
  if (ctx.status === 404 && ctx.body === undefined) throw refuse('not_found');
};
