import { createHash, randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

import type { ErrorCode } from '#shared/contract/errors';

import { networkOf } from './caller';

/** Possible attacks: logged as warnings. */
const SUSPICIOUS = new Set<ErrorCode>([
  'bad_credentials',
  'bad_admin_credentials',
  'bad_second_factor',
  'bad_passkey',
  'bad_reset_token',
  'bad_signature',
  'cross_site',
  'rate_limited',
  'weak_admin_password',
  'wrong_password',
  'wrong_user',
]);
/** Calls without the session that they need. */
const NOT_ALLOWED = new Set<ErrorCode>([
  'not_authenticated',
  'admin_not_authenticated',
  'second_factor_needed',
  'passkey_needed',
  'account_deleted',
]);
const WHO_AM_I = '/api/auth/me';
/** Everything about logging in and out and changing accounts. */
const ABOUT_ACCOUNTS =
  /^\/api\/(?:auth|account|register|admin\/(?:log(?:in|out)|passkey-login))(?:\/|$)/;
const HASH_LETTERS = 16;

interface Noted {
  requestId?: string;
  who?: string;
  /** Hash of the name that was entered to sign in. */
  name?: string;
  code?: ErrorCode;
  /** The session has ended, or never existed. */
  staleSession?: true;
}

/**
 * Logs one line per request, without body, query, cookie and name, and with the network instead of the address. Calls
 * that matter for the security of accounts are always logged, the others at debug level.
 */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    noteOf(ctx, { requestId: randomUUID() });
    await next();
    const noted = ctx.state as Noted;
    const level = levelOf(ctx, noted);
    if (!log.isLevelEnabled(level)) return;
    const line = {
      method: ctx.method,
      path: ctx.path,
      status: ctx.status,
      ms: Math.round(performance.now() - began),
      network: networkOf(ctx.ip),
      ...noted,
    };
    log[level](line, level === 'warn' ? 'refused' : 'request');
  };
}

function levelOf({ method, path }: Context, { code, staleSession }: Noted) {
  if (code !== undefined && SUSPICIOUS.has(code)) return 'warn';
  if (path === WHO_AM_I && staleSession === undefined) return 'debug';
  if (code !== undefined && NOT_ALLOWED.has(code)) return 'info';
  return method !== 'GET' && ABOUT_ACCOUNTS.test(path) ? 'info' : 'debug';
}

export function noteOf(ctx: Pick<Context, 'state'>, noted: Noted): void {
  Object.assign(ctx.state, noted);
}

export function requestIdOf(ctx: Pick<Context, 'state'>): string {
  return (ctx.state as Noted).requestId ?? '';
}

/** Logs the name as a hash: a host who knows the name can find its lines, but the log does not reveal it. */
export function noteName(ctx: Pick<Context, 'state'>, input: unknown): void {
  const { email, username } = (input ?? {}) as { email?: unknown; username?: unknown };
  const given = email ?? username;
  if (typeof given !== 'string') return;
  const hash = createHash('sha256').update(given.trim().toLowerCase()).digest('hex');
  noteOf(ctx, { name: hash.slice(0, HASH_LETTERS) });
}

/** Everything that the handler logs has the id of the request. @param make is called for every request */
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
