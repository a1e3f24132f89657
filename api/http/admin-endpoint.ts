import type { Context } from 'koa';
import type * as z from 'zod';

import { ADMIN_HOURS } from '#shared/contract/admin/session';
import type { Endpoint } from '#shared/contract/endpoint';

import {
  adminOfSession,
  type AdminRow,
  createAdminSession,
  deleteAdminSession,
} from '../store/admins';
import type { DatabaseTransaction } from '../store/database';
import { secondFactorOf } from '../store/second-factors';
import { countAccount, countNetwork, plainAddress } from './caller';
import {
  type CallRules,
  countingOf,
  type HttpContext,
  paramsOf,
  readerOf,
  type Route,
  STRANGERS,
} from './endpoint';
import { parseInput } from './input';
import { KnownDevice } from './known-device';
import { hasPasskeyHere } from './passkeys/has-passkey-here';
import { PasskeyCeremony } from './passkeys/passkey-ceremony';
import { refuse } from './refuse';
import { noteName, noteOf, requestIdOf } from './request-log';
import { respond } from './respond';
import type { SessionSettings } from './session';
import { SessionCookie } from './session';
import { hashOfToken, newToken } from './token';

const LIFETIME_MS = ADMIN_HOURS * 3600 * 1000;

const BEARER = /^Bearer (.+)$/i;

/** Separate from users' sessions in cookie and table. */
export class AdminSession {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly ctx: Context,
    private readonly settings: Omit<SessionSettings, 'onSessionEnd'>,
  ) {
    const { secure } = settings;
    this.cookie = new SessionCookie(ctx, { name: 'platelog_admin', secure, sameSite: 'strict' });
  }

  /** The administrator of the bearer token or cookie; undefined if both are sent and differ. */
  async admin(): Promise<AdminRow | undefined> {
    const { db, now } = this.settings;
    const [hash, other] = this.hashes();
    if (hash === undefined || other !== undefined) return undefined;
    const admin = await adminOfSession(db, hash, now());
    if (!admin) noteOf(this.ctx, { staleSession: true });
    return admin;
  }

  get key(): string {
    return this.hashes()[0] ?? '';
  }

  /** Returns the new token; ends the session of the request. */
  async open(trx: DatabaseTransaction, adminId: string): Promise<string> {
    await this.end(trx);
    const token = newToken();
    const now = this.settings.now();
    await createAdminSession(trx, {
      token_hash: hashOfToken(token),
      admin_id: adminId,
      created_at: now,
      expires_at: now + LIFETIME_MS,
    });
    this.cookie.set(token, LIFETIME_MS);
    noteOf(this.ctx, { who: adminId });
    return token;
  }

  async close(trx: DatabaseTransaction): Promise<void> {
    await this.end(trx);
    this.cookie.clear();
  }

  private async end(trx: DatabaseTransaction): Promise<void> {
    for (const hash of this.hashes()) await deleteAdminSession(trx, hash);
  }

  private hashes(): string[] {
    const [, bearer] = BEARER.exec(this.ctx.get('Authorization')) ?? [];
    const shown = [bearer, this.cookie.value].flatMap((token) =>
      token === undefined ? [] : [hashOfToken(token)],
    );
    return [...new Set(shown)];
  }
}

export interface Origin {
  address: string;
  requestId: string;
}

export interface AdminPublicCall<Input> {
  input: Input;
  session: AdminSession;
  device: KnownDevice;
  passkeys: PasskeyCeremony;
  origin: Origin;
}

export interface AdminCall<Input> extends AdminPublicCall<Input> {
  admin: AdminRow;
  /** By when a second factor has to be set up, in ms; null if there is one, or none is required. */
  secondFactorDue: number | null;
  params: Record<string, string>;
}

type Answer<E extends Endpoint> = Promise<z.input<E['output']>>;

export type AdminPublicHandler<E extends Endpoint> = (
  call: AdminPublicCall<z.output<E['input']>>,
) => Answer<E>;

export type AdminHandler<E extends Endpoint> = (call: AdminCall<z.output<E['input']>>) => Answer<E>;

export class AdminRouteFactory {
  constructor(private readonly http: HttpContext) {}

  public<E extends Endpoint>(endpoint: E, rules: CallRules, handler: AdminPublicHandler<E>): Route {
    const counting = countingOf(this.http, endpoint, rules.limit);
    const read = readerOf(this.http, { endpoint, rules, caller: 'anyone' });
    const handle = async (ctx: Context) => {
      countNetwork(counting, ctx.ip);
      const session = new AdminSession(ctx, this.http);
      await read(ctx, async () => {
        const input = parseInput(endpoint, ctx);
        noteName(ctx, input);
        respond(ctx, await handler(this.callOf(ctx, session, input)));
      });
    };
    return { endpoint, access: 'public', handle };
  }

  /**
   * Calls are counted by administrator. Calls without a session are counted by network and refused before the body is
   * read.
   */
  admin<E extends Endpoint>(endpoint: E, rules: CallRules, handler: AdminHandler<E>): Route {
    return this.bound({ endpoint, rules }, handler, (due) => {
      if (due !== null && this.http.now() >= due) throw refuse('second_factor_required');
    });
  }

  settingUp<E extends Endpoint>(endpoint: E, rules: CallRules, handler: AdminHandler<E>): Route {
    return this.bound({ endpoint, rules }, handler, () => undefined);
  }

  private callOf<Input>(ctx: Context, session: AdminSession, input: Input): AdminPublicCall<Input> {
    return {
      input,
      session,
      device: new KnownDevice(ctx, 'admin', this.http),
      passkeys: new PasskeyCeremony(ctx, 'admin', this.http),
      origin: originOf(ctx),
    };
  }

  /** Null if there is a second factor or a passkey, or if users reach this server by http. */
  private async dueOf({ id, second_factor_due: due }: AdminRow): Promise<number | null> {
    const { db, secure, publicUrl } = this.http;
    if (!secure || publicUrl === undefined) return null;
    const owner = { kind: 'admin', owner_id: id } as const;
    if (await secondFactorOf(db, owner)) return null;
    // An administrator with a passkey cannot sign in with a password alone.
    return (await hasPasskeyHere(db, owner, publicUrl)) ? null : due;
  }

  private bound<E extends Endpoint>(
    { endpoint, rules }: { endpoint: E; rules: CallRules },
    handler: AdminHandler<E>,
    check: (secondFactorDue: number | null) => void,
  ): Route {
    const counting = countingOf(this.http, endpoint, rules.limit);
    const strangers = { ...counting, limit: STRANGERS };
    const read = readerOf(this.http, { endpoint, rules, caller: 'known' });
    const handle = async (ctx: Context) => {
      const session = new AdminSession(ctx, this.http);
      const admin = await session.admin();
      if (!admin) {
        countNetwork(strangers, ctx.ip);
        throw refuse('admin_not_authenticated');
      }
      noteOf(ctx, { who: admin.id });
      countAccount(counting, admin.id);
      const secondFactorDue = await this.dueOf(admin);
      check(secondFactorDue);
      await read(ctx, async () => {
        const input = parseInput(endpoint, ctx);
        const call = this.callOf(ctx, session, input);
        respond(ctx, await handler({ ...call, admin, secondFactorDue, params: paramsOf(ctx) }));
      });
    };
    return { endpoint, access: 'admin', handle };
  }
}

function originOf(ctx: Context): Origin {
  return { address: plainAddress(ctx.ip), requestId: requestIdOf(ctx) };
}
