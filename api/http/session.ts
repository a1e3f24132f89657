import { createHash, randomBytes } from 'node:crypto';

import type { Context } from 'koa';

import type { Database } from '../store/database';
import { addSession, endSession, findSession, touchSession } from '../store/sessions';

const LIFETIME_MS = 90 * 24 * 3600 * 1000;
// Shorter than the time to the first touch, so that it does not slide.
const SHARED_LIFETIME_MS = 12 * 3600 * 1000;
// Writing at every request would cost a durable commit each; once a day keeps the window sliding.
const TOUCH_AFTER_MS = 24 * 3600 * 1000;

const KEPT = { maxAge: LIFETIME_MS };

export interface SessionSettings {
  db: Database;
  now: () => number;
  /** Whether people reach this server by https. */
  secure: boolean;
}

/** Opens, reads and closes the session of one request. The token is in the cookie and nowhere else. */
export class Session {
  constructor(
    private readonly ctx: Context,
    private readonly settings: SessionSettings,
  ) {}

  /** The id of whoever is signed in. */
  async userId(): Promise<string | undefined> {
    const token = this.ctx.cookies.get(this.cookie);
    if (!token) return undefined;
    const { db, now } = this.settings;
    const hash = hashOf(token);
    const session = await findSession(db, hash, now());
    if (session && now() - session.last_seen_at > TOUCH_AFTER_MS) {
      await touchSession(db, hash, { seenAt: now(), expiresAt: now() + LIFETIME_MS });
      this.setCookie(token, KEPT);
    }
    return session?.user_id;
  }

  /**
   * Signs a person in under a new token; the request's old session ends. On a shared device the
   * session is short, and the cookie is gone with the browser.
   */
  async open(userId: string, { sharedDevice = false } = {}): Promise<void> {
    await this.close();
    const token = randomBytes(32).toString('base64url');
    const now = this.settings.now();
    await addSession(this.settings.db, {
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: now + (sharedDevice ? SHARED_LIFETIME_MS : LIFETIME_MS),
    });
    this.setCookie(token, sharedDevice ? {} : KEPT);
  }

  async close(): Promise<void> {
    const token = this.ctx.cookies.get(this.cookie);
    if (!token) return;
    await endSession(this.settings.db, hashOf(token));
    this.ctx.cookies.set(this.cookie, null, this.cookieOptions());
  }

  private get cookie(): string {
    return this.settings.secure ? '__Host-platelog_session' : 'platelog_session';
  }

  private setCookie(token: string, kept: { maxAge?: number }): void {
    this.ctx.cookies.set(this.cookie, token, { ...this.cookieOptions(), ...kept });
  }

  private cookieOptions() {
    const { secure } = this.settings;
    // Behind a proxy the connection itself is plain; PUBLIC_URL says what people see.
    if (secure) this.ctx.cookies.secure = true;
    return { httpOnly: true, sameSite: 'lax', secure, path: '/', overwrite: true } as const;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
