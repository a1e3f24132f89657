import type { Context, Middleware } from 'koa';
import type * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import type { Database } from '../store/database';
import { accountById, type AccountRow } from '../store/accounts';
import { BinaryAnswer } from './binary-answer';
import { readBody, type BodyKind } from './body';
import { addressKey, type Limit, type RateLimiter } from './rate-limit';
import { refuse } from './refuse';
import { Session } from './session';

export interface PublicCall<Input> {
  input: Input;
  session: Session;
  /** Whoever sent it, as far as an address tells. */
  address: string;
}

export interface MemberCall<Input> extends PublicCall<Input> {
  account: AccountRow;
  /** Values of the path's parts: `:id`. */
  params: Record<string, string>;
  /** A file of a multipart form, where one came. */
  file: string | undefined;
}

export type PublicHandler<E extends Endpoint> = (
  call: PublicCall<z.output<E['input']>>,
) => Promise<z.input<E['output']>>;

export type MemberHandler<E extends Endpoint> = (
  call: MemberCall<z.output<E['input']>>,
) => Promise<z.input<E['output']>>;

/** How an endpoint is reached, beside what the contract says of it. */
export interface Access {
  body: BodyKind;
  limit: Limit;
}

export interface Route {
  endpoint: Endpoint;
  access: 'public' | 'member';
  handle: Middleware[];
}

export interface Door {
  db: Database;
  now: () => number;
  secure: boolean;
  limiter: RateLimiter;
}

/** Binds endpoints of the contract to their handlers. */
export class Binder {
  constructor(private readonly door: Door) {}

  public<E extends Endpoint>(endpoint: E, access: Access, handler: PublicHandler<E>): Route {
    return this.route('public', { endpoint, ...access }, async (ctx, session) =>
      handler({ input: parseInput(endpoint, ctx), session, address: ctx.ip }),
    );
  }

  member<E extends Endpoint>(endpoint: E, access: Access, handler: MemberHandler<E>): Route {
    return this.route('member', { endpoint, ...access }, async (ctx, session) => {
      const account = await this.signedIn(session);
      const input = parseInput(endpoint, ctx);
      checkUserId(input, account.id);
      const params = (ctx as Context & { params: Record<string, string> }).params;
      return handler({ input, session, account, params, file: uploadedFile(ctx), address: ctx.ip });
    });
  }

  private async signedIn(session: Session): Promise<AccountRow> {
    const userId = await session.userId();
    const account = userId && (await accountById(this.door.db, userId));
    if (!account) throw refuse('not_authenticated', { detail: 'Not authenticated' });
    if (account.deleted_at !== null) throw refuse('account_deleted');
    return account;
  }

  private route(
    access: Route['access'],
    { endpoint, body, limit }: Access & { endpoint: Endpoint },
    answer: (ctx: Context, session: Session) => Promise<unknown>,
  ): Route {
    const limited: Middleware = async (ctx, next) => {
      this.door.limiter.take(`${endpoint.method} ${endpoint.path} ${addressKey(ctx.ip)}`, limit);
      await next();
    };
    const handle: Middleware = async (ctx) => {
      respond(ctx, await answer(ctx, new Session(ctx, this.door)));
    };
    return { endpoint, access, handle: [limited, readBody(body), handle] };
  }
}

function respond(ctx: Context, answer: unknown): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.vary('Cookie');
  if (answer instanceof BinaryAnswer) {
    ctx.type = answer.mime;
    ctx.body = answer.content;
  } else {
    ctx.body = answer;
  }
}

function parseInput<E extends Endpoint>(endpoint: E, ctx: Context): z.output<E['input']> {
  const raw: unknown = endpoint.method === 'GET' ? ctx.query : (ctx.request.body ?? {});
  const parsed = endpoint.input.safeParse(raw);
  if (parsed.success) return parsed.data as z.output<E['input']>;
  throw refuse('invalid_input', {
    fields: fieldsOf(parsed.error),
    detail: firstWords(parsed.error),
  });
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of unknown) fields[[...issue.path, key].join('.')] = 'This field is not known.';
    if (unknown.length === 0) fields[issue.path.join('.')] ??= issue.message;
  }
  return fields;
}

function firstWords(error: z.ZodError): string {
  const [field, words] = Object.entries(fieldsOf(error))[0] ?? ['', ''];
  return field === '' ? words : `${field}: ${words}`;
}

/** An id in the body selects nothing: it must be the session's own. */
function checkUserId(input: unknown, accountId: string): void {
  const { userId } = (input ?? {}) as { userId?: unknown };
  if (userId !== undefined && userId !== accountId) throw refuse('wrong_user');
}

function uploadedFile(ctx: Context): string | undefined {
  const files = ctx.request.files?.['image'];
  const file = Array.isArray(files) ? files[0] : files;
  return file?.filepath;
}
