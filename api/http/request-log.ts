import { createHash, randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

import type { ErrorCode } from '#shared/contract/errors';

import { networkOf } from './caller';

/** Refusals that may be an attack: they are warnings, which are in every log. */
const SUSPICIOUS = new Set<ErrorCode>([
  'bad_credentials',
  'bad_admin_credentials',
  'bad_second_factor',
  'bad_reset_token',
  'bad_signature',
  'cross_site',
  'rate_limited',
  'weak_admin_password',
  'wrong_password',
  'wrong_user',
]);
/** Calls that nobody may make who is not signed in, and which were made all the same. */
const NOT_ALLOWED = new Set<ErrorCode>([
  'not_authenticated',
  'admin_not_authenticated',
  'second_factor_needed',
  'account_deleted',
]);
/** Every page asks this once, whoever reads it. */
const WHO_AM_I = '/api/auth/me';
/** Calls about accounts and their sessions: who came in, who left, and what was changed of the way in. */
const ABOUT_ACCOUNTS = /^\/api\/(?:auth|account|register|admin\/log(?:in|out))(?:\/|$)/;
const HASH_LETTERS = 16;

/** What the parts of the server that handle a request note of it for its line. */
interface Noted {
  requestId?: string;
  /** The account or administrator that is signed in, or has just signed in. */
  who?: string;
  /** Hash of the name that was given to sign in. */
  name?: string;
  /** Why it was refused. */
  code?: ErrorCode;
  /** The cookie of a session that is none: it has ended, or was made up. */
  staleSession?: true;
}

/**
 * Gives every request an id, and writes one line for it: no body, no query, no cookie, no name. Where it
 * came from is its network, as the limits count it. What concerns the safety of accounts is in the log of
 * every server, the rest only where a host looks for something.
 */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    noteOf(ctx, { requestId: randomUUID() });
    await next();
    const noted = ctx.state as Noted;
    const line = {
      ...{ method: ctx.method, path: ctx.path, status: ctx.status },
      ms: Math.round(performance.now() - began),
      network: networkOf(ctx.ip),
      ...noted,
    };
    const level = levelOf(ctx, noted);
    log[level](line, level === 'warn' ? 'refused' : 'request');
  };
}

function levelOf({ method, path }: Context, { code, staleSession }: Noted) {
  if (code !== undefined && SUSPICIOUS.has(code)) return 'warn';
  if (path === WHO_AM_I && staleSession === undefined) return 'debug';
  if (code !== undefined && NOT_ALLOWED.has(code)) return 'info';
  return method !== 'GET' && ABOUT_ACCOUNTS.test(path) ? 'info' : 'debug';
}

/** Notes something for the line of a request. */
export function noteOf(ctx: Pick<Context, 'state'>, noted: Noted): void {
  Object.assign(ctx.state, noted);
}

export function requestIdOf(ctx: Pick<Context, 'state'>): string {
  return (ctx.state as Noted).requestId ?? '';
}

/**
 * Notes the name that a sign-in, registration or reset is for, as a hash: who knows the name finds its lines,
 * and nobody finds the name in them.
 */
export function noteName(ctx: Pick<Context, 'state'>, input: unknown): void {
  const { email, username } = (input ?? {}) as { email?: unknown; username?: unknown };
  const given = email ?? username;
  if (typeof given !== 'string') return;
  const hash = createHash('sha256').update(given.trim().toLowerCase()).digest('hex');
  noteOf(ctx, { name: hash.slice(0, HASH_LETTERS) });
}

/**
 * Binds a handler so that whatever is logged on its way, however deep, has the id of its request.
 * @param make makes the handler of its parts; it keeps nothing from one call to the next
 */
export function ofRequest<
  Parts extends { log: Logger },
  Call extends { requestId: string },
  Answer,
>(
  parts: Parts,
  make: (parts: Parts) => (call: Call) => Promise<Answer>,
): (call: Call) => Promise<Answer> {
  return async (call) => {
    const { requestId } = call;
    return make({ ...parts, log: parts.log.child({ requestId }) })(call);
  };
}
