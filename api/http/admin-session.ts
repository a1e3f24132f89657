import type { Context } from 'koa';

import { ADMIN_HOURS } from '#shared/contract/admin/session';

import {
  adminOfSession,
  type AdminRow,
  createAdminSession,
  deleteAdminSession,
} from '../store/admins';
import type { DatabaseTransaction } from '../store/database';
import { noteOf } from './request-log';
import type { SessionSettings } from './session';
import { SessionCookie } from './session-cookie';
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

  /** By bearer or cookie; nobody if the two differ. */
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
