import type { Context } from 'koa';

import type { Database } from '../store/database';
import { isNoRoom } from '../store/no-room';
import { createSession, deleteSession, getSession, touchSession } from '../store/sessions';
import { noteOf } from './request-log';
import { SessionCookie } from './session-cookie';
import { hashOfToken, newToken } from './token';

const LIFETIME_MS = 90 * 24 * 3600 * 1000;
// Shorter than the time to the first touch, so that it does not slide.
const SHARED_LIFETIME_MS = 12 * 3600 * 1000;
// Writing at every request would cost a durable commit each; once a day keeps the window sliding.
const TOUCH_AFTER_MS = 24 * 3600 * 1000;

export interface SessionSettings {
  db: Database;
  now: () => number;
  /** Whether people reach this server by https. */
  secure: boolean;
  /** Told of whoever has signed out somewhere: what was open under the session has to end. */
  onSessionEnd: (userId: string) => void;
}

/** Opens, reads and closes the session of one request. The token is in the cookie and nowhere else. */
export class Session {
  private readonly cookie: SessionCookie;
  /** Of the session that this request has opened. */
  private opened: string | undefined;

  constructor(
    private readonly ctx: Context,
    private readonly settings: SessionSettings,
  ) {
    const { secure } = settings;
    this.cookie = new SessionCookie(ctx, { name: 'platelog_session', secure, sameSite: 'lax' });
  }

  /** What stands for the request's session wherever it is named: the hash of its token. */
  get key(): string | undefined {
    const token = this.cookie.value;
    return token ? hashOfToken(token) : undefined;
  }

  /** The id of whoever is signed in. */
  async userId(): Promise<string | undefined> {
    const token = this.cookie.value;
    if (!token) return undefined;
    const { db, now } = this.settings;
    const hash = hashOfToken(token);
    const session = await getSession(db, hash, now());
    if (session && now() - session.last_seen_at > TOUCH_AFTER_MS) {
      await this.touch(token, hash);
    }
    if (!session) noteOf(this.ctx, { staleSession: true });
    return session?.user_id;
  }

  private async touch(token: string, hash: string): Promise<void> {
    const { db, now } = this.settings;
    try {
      await touchSession(db, hash, { seenAt: now(), expiresAt: now() + LIFETIME_MS });
      this.cookie.set(token, LIFETIME_MS);
    } catch (error) {
      // Reading goes on where the disk is full; the next request touches it.
      if (!isNoRoom(error)) throw error;
    }
  }

  /**
   * Signs a person in under a new token; the request's old session ends. On a shared device the
   * session is short, and the cookie is gone with the browser.
   */
  async open(userId: string, { sharedDevice = false } = {}): Promise<void> {
    await this.close();
    const token = newToken();
    const now = this.settings.now();
    await createSession(this.settings.db, {
      token_hash: hashOfToken(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: now + (sharedDevice ? SHARED_LIFETIME_MS : LIFETIME_MS),
    });
    this.opened = token;
    this.cookie.set(token, sharedDevice ? undefined : LIFETIME_MS);
    noteOf(this.ctx, { who: userId });
  }

  async close(): Promise<void> {
    const token = this.opened ?? this.cookie.value;
    if (!token) return;
    this.opened = undefined;
    const userId = await deleteSession(this.settings.db, hashOfToken(token));
    this.cookie.clear();
    if (userId !== undefined) this.settings.onSessionEnd(userId);
  }
}
