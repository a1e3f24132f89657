import type { Context, Middleware } from 'koa';
import type * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import type { Database } from '../store/database';
import { accountById, type AccountRow } from '../store/accounts';
import { bodyReader, type BodyKind } from './body';
import { checkUserId, parseInput } from './input';
import { addressKey, type Limit, type RateLimiter } from './rate-limit';
import { refuse } from './refuse';
import { respond } from './respond';
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
  access: 'public' | 'member' | 'admin';
  handle: Middleware;
}

export interface Door {
  db: Database;
  now: () => number;
  secure: boolean;
  limiter: RateLimiter;
  /** Folder in which files of forms are parked while their request runs. */
  uploads: string;
}

/** Binds endpoints of the contract to their handlers. */
export class Binder {
  constructor(private readonly door: Door) {}

  public<E extends Endpoint>(endpoint: E, access: Access, handler: PublicHandler<E>): Route {
    const limit = limitOf(this.door, endpoint, access.limit);
    const read = bodyReader(access.body, this.door.uploads);
    const handle = async (ctx: Context) => {
      limit(ctx);
      const session = new Session(ctx, this.door);
      await read(ctx, async () => {
        const input = parseInput(endpoint, ctx);
        respond(ctx, await handler({ input, session, address: ctx.ip }));
      });
    };
    return { endpoint, access: 'public', handle };
  }

  /** Whoever is not signed in is refused before their body is read. */
  member<E extends Endpoint>(endpoint: E, access: Access, handler: MemberHandler<E>): Route {
    const limit = limitOf(this.door, endpoint, access.limit);
    const read = bodyReader(access.body, this.door.uploads);
    const handle = async (ctx: Context) => {
      limit(ctx);
      const session = new Session(ctx, this.door);
      const account = await this.signedIn(session);
      await read(ctx, async () => {
        const input = parseInput(endpoint, ctx);
        checkUserId(input, account.id);
        const call = { input, session, account, params: paramsOf(ctx), file: uploadedFile(ctx) };
        respond(ctx, await handler({ ...call, address: ctx.ip }));
      });
    };
    return { endpoint, access: 'member', handle };
  }

  private async signedIn(session: Session): Promise<AccountRow> {
    const userId = await session.userId();
    const account = userId && (await accountById(this.door.db, userId));
    if (!account) throw refuse('not_authenticated', { detail: 'Not authenticated' });
    if (account.deleted_at !== null) throw refuse('account_deleted');
    return account;
  }
}

/** Counts the calls of an endpoint by whoever makes them. */
export function limitOf(
  { limiter }: Pick<Door, 'limiter'>,
  { method, path }: Endpoint,
  limit: Limit,
): (ctx: Context) => void {
  return (ctx) => {
    limiter.take(`${method} ${path} ${addressKey(ctx.ip)}`, limit);
  };
}

/** Values of the path's parts. */
export function paramsOf(ctx: Context): Record<string, string> {
  return (ctx as Context & { params: Record<string, string> }).params;
}

function uploadedFile(ctx: Context): string | undefined {
  const files = ctx.request.files?.['image'];
  const file = Array.isArray(files) ? files[0] : files;
  return file?.filepath;
}
