import type { Context, Middleware } from 'koa';
import type * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import type { AccountRow } from '../store/accounts';
import type { Database } from '../store/database';
import { restrictionIn } from '../store/privacy/consents';
import { type BodyKind, bodyReader, type BodyReader, type Caller, uploadedFile } from './body';
import { countAccount, type Counting, countNetwork } from './caller';
import { needHttps } from './https-needed';
import { checkUserId, parseInput } from './input';
import { readBytes } from './json-body';
import { KnownDevice } from './known-device';
import { PasskeyCeremony } from './passkeys/passkey-ceremony';
import type { Limit, RateLimiter } from './rate-limiter';
import { refuse } from './refuse';
import { noteName, noteOf, requestIdOf } from './request-log';
import { respond } from './respond';
import { Session, SessionCookie } from './session';

export interface PublicCall<Input> {
  input: Input;
  session: Session;
  device: KnownDevice;
  passkeys: PasskeyCeremony;
  /** The cookie of a single sign-on in progress. */
  signInCookie: SessionCookie;
  address: string;
  requestId: string;
  /** Path parameters. */
  params: Record<string, string>;
}

export interface MemberCall<Input> extends PublicCall<Input> {
  account: AccountRow;
  /** The uploaded file of a multipart form. */
  file: string | undefined;
}

export type PublicHandler<E extends Endpoint> = (
  call: PublicCall<z.output<E['input']>>,
) => Promise<z.input<E['output']>>;

export type MemberHandler<E extends Endpoint> = (
  call: MemberCall<z.output<E['input']>>,
) => Promise<z.input<E['output']>>;

/** The body that a call may send and its rate limit. Who may call it is the `access` of its `Route`. */
export interface CallRules {
  body: BodyKind;
  limit: Limit;
  /** The call stores new data of the user, which requires consent to health data and an allowed age. */
  takesEntries?: true;
  /** The call may open a user's session. */
  opensSession?: true;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;

export const CALL_RULES = {
  /** Without a session, counted by network. A whole school or office may share one. */
  anybody: { body: 'none', limit: { most: 1_000, seconds: MINUTE } },
  /** Without a session; each call costs a password hash or a mail. */
  costly: { body: 'json', limit: { most: 300, seconds: QUARTER } },
  signIn: { body: 'json', limit: { most: 300, seconds: QUARTER }, opensSession: true },
  seldom: { body: 'json', limit: { most: 10, seconds: QUARTER } },
  read: { body: 'none', limit: { most: 600, seconds: MINUTE } },
  write: { body: 'json', limit: { most: 120, seconds: MINUTE } },
  entries: { body: 'json', limit: { most: 120, seconds: MINUTE }, takesEntries: true },
  guarded: { body: 'json', limit: { most: 30, seconds: QUARTER } },
} as const satisfies Record<string, CallRules>;

export interface Route {
  endpoint: Endpoint;
  access: 'public' | 'member' | 'admin';
  handle: Middleware;
}

export interface HttpContext {
  db: Database;
  now: () => number;
  secure: boolean;
  /** Undefined if the host has not set it; then the address of the request is used. */
  publicUrl: string | undefined;
  onSessionEnd: (userId: string) => void;
  limiter: RateLimiter;
  uploads: string;
}

export class RouteFactory {
  constructor(private readonly http: HttpContext) {}

  public<E extends Endpoint>(endpoint: E, rules: CallRules, handler: PublicHandler<E>): Route {
    const counting = countingOf(this.http, endpoint, rules.limit);
    const read = readerOf(this.http, { endpoint, rules, caller: 'anyone' });
    const handle = async (ctx: Context) => {
      countNetwork(counting, ctx.ip);
      if (rules.opensSession) needHttps(ctx, this.http);
      const session = new Session(ctx, this.http);
      await read(ctx, async () => {
        const input = parseInput(endpoint, ctx);
        noteName(ctx, input);
        respond(ctx, await handler(this.callOf(ctx, session, input)));
      });
    };
    return { endpoint, access: 'public', handle };
  }

  /**
   * Calls are counted by account. Calls without a session are counted by network and refused before the body is read.
   */
  member<E extends Endpoint>(endpoint: E, rules: CallRules, handler: MemberHandler<E>): Route {
    const counting = countingOf(this.http, endpoint, rules.limit);
    const strangers = { ...counting, limit: STRANGERS };
    const read = readerOf(this.http, { endpoint, rules, caller: 'known' });
    const handle = async (ctx: Context) => {
      const session = new Session(ctx, this.http);
      const account = await session.account();
      if (!account) {
        countNetwork(strangers, ctx.ip);
        throw refuse('not_authenticated', { detail: 'Not authenticated' });
      }
      noteOf(ctx, { who: account.id });
      countAccount(counting, account.id);
      if (account.deleted_at !== null) throw refuse('account_deleted');
      if (rules.takesEntries) await checkRestriction(this.http.db, account.id);
      await session.touch();
      await read(ctx, async () => {
        const input = parseInput(endpoint, ctx);
        checkUserId(input, account.id);
        const call = this.callOf(ctx, session, input);
        respond(ctx, await handler({ ...call, account, file: uploadedFile(ctx) }));
      });
    };
    return { endpoint, access: 'member', handle };
  }

  private callOf<Input>(ctx: Context, session: Session, input: Input): PublicCall<Input> {
    const { secure } = this.http;
    return {
      input,
      session,
      device: new KnownDevice(ctx, 'user', this.http),
      passkeys: new PasskeyCeremony(ctx, 'user', this.http),
      signInCookie: new SessionCookie(ctx, { name: 'platelog_sign_in', secure, sameSite: 'lax' }),
      params: paramsOf(ctx),
      address: ctx.ip,
      requestId: requestIdOf(ctx),
    };
  }
}

/** @throws Refusal if the account can only be exported or deleted */
export async function checkRestriction(db: Database, userId: string): Promise<void> {
  const restriction = await restrictionIn(db, userId);
  if (restriction !== null) throw refuse(restriction);
}

export const STRANGERS: Limit = { most: 1_000, seconds: 60 };

export function countingOf(
  { limiter }: Pick<HttpContext, 'limiter'>,
  { method, path }: Endpoint,
  limit: Limit,
): Counting {
  return { limiter, call: `${method} ${path}`, limit };
}

interface Bound {
  endpoint: Endpoint;
  rules: CallRules;
  caller: Caller;
}

export function readerOf({ uploads }: HttpContext, { endpoint, rules, caller }: Bound): BodyReader {
  const compressed = endpoint.compressed === true;
  return bodyReader({ kind: rules.body, caller, compressed, uploads });
}

export function paramsOf(ctx: Context): Record<string, string> {
  return (ctx as Context & { params: Record<string, string> }).params;
}

export interface WebhookCall {
  /** The raw bytes, which the signature covers. */
  raw: Buffer;
  header: (name: string) => string;
  requestId: string;
}

const WEBHOOK_BYTES_MAX = 512 * 1024;

export type WebhookHandler<E extends Endpoint> = (
  call: WebhookCall,
) => Promise<z.input<E['output']>>;

/** A call that is authenticated by a signature of the body. */
export function webhookRoute<E extends Endpoint>(
  http: { limiter: RateLimiter },
  { endpoint, limit }: { endpoint: E; limit: Limit },
  handler: WebhookHandler<E>,
): Route {
  const counting = countingOf(http, endpoint, limit);
  const handle = async (ctx: Context) => {
    countNetwork(counting, ctx.ip);
    const raw = await readBytes(ctx.req, WEBHOOK_BYTES_MAX);
    const answer = await handler({
      raw,
      header: (name) => ctx.get(name),
      requestId: requestIdOf(ctx),
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(answer);
  };
  return { endpoint, access: 'public', handle };
}
