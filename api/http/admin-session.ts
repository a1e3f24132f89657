import type { Context } from 'koa';

import { ADMIN_HOURS } from '#shared/contract/admin/session';

import type { DatabaseTransaction } from '../store/database';
import type { AdminRow } from '../store/admins';
import { adminOfSession, createAdminSession, deleteAdminSession } from '../store/admin-sessions';
import type { SessionSettings } from './session';
import { noteOf } from './request-log';
import { SessionCookie } from './session-cookie';
import { hashOfToken, newToken } from './token';

const LIFETIME_MS = ADMIN_HOURS * 3600 * 1000;
const BEARER = /^Bearer (.+)$/i;

/** Opens, reads and closes an administrator's session. Apart from people's in cookie and table. */
export class AdminSession {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly ctx: Context,
    private readonly settings: Omit<SessionSettings, 'onSessionEnd'>,
  ) {
    const { secure } = settings;
    this.cookie = new SessionCookie(ctx, { name: 'platelog_admin', secure, sameSite: 'strict' });
  }

  /** Who has the desk open, by bearer or by cookie. Where the two differ, nobody. */
  async admin(): Promise<AdminRow | undefined> {
    const { db, now } = this.settings;
    const [hash, other] = this.hashes();
    if (hash === undefined || other !== undefined) return undefined;
    const admin = await adminOfSession(db, hash, now());
    if (!admin) noteOf(this.ctx, { staleSession: true });
    return admin;
  }

  /** What stands for the session wherever it is named: the hash of its token. */
  get key(): string {
    return this.hashes()[0] ?? '';
  }

  /** Opens the desk under a new token, which it returns; what the request had open is closed. */
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

  /** Hashes of what the request shows: one, or two that differ. */
  private hashes(): string[] {
    const [, bearer] = BEARER.exec(this.ctx.get('Authorization')) ?? [];
    const shown = [bearer, this.cookie.value].flatMap((token) =>
      token === undefined ? [] : [hashOfToken(token)],
    );
    return [...new Set(shown)];
  }
}
