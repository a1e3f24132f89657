import type { Context } from 'koa';

import { isNoRoom } from '../store/data-folder';
import type { AccountRow } from '../store/accounts';
import type { Database } from '../store/database';
import {
  confirmSession,
  createSession,
  deleteSession,
  openedAccount,
  type OpenedAccount,
  type SessionRow,
  touchSession,
} from '../store/sessions';
import { networkOf } from './caller';
import { deviceWords } from './device-words';
import { noteOf } from './request-log';
import { hashOfToken, newToken } from './token';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LIFETIME_MS = 90 * DAY_MS;
const LIFETIME_MOST_MS = 365 * DAY_MS;
const SHARED_LIFETIME_MS = 12 * HOUR_MS;
// Limited, because each write is a durable commit.
const TOUCH_AFTER_MS = HOUR_MS / 6;
const SLIDE_AFTER_MS = DAY_MS;

export interface SessionSettings {
  db: Database;
  now: () => number;
  secure: boolean;
  /** Called so that open streams of the session are closed. */
  onSessionEnd: (userId: string) => void;
}

export interface Opening {
  sharedDevice?: boolean;
  /** The single sign-on service; null for a password. */
  signedInWith?: string | null;
}

export type Place = Pick<SessionRow, 'device' | 'network'>;

/** The session of one request. Only the cookie holds the token. */
export class Session {
  private readonly cookie: SessionCookie;
  private token: string | undefined;
  private row: OpenedAccount | undefined;

  constructor(
    private readonly ctx: Context,
    private readonly settings: SessionSettings,
  ) {
    const { secure } = settings;
    this.cookie = new SessionCookie(ctx, { name: 'platelog_session', secure, sameSite: 'lax' });
    this.token = this.cookie.value;
  }

  get key(): string | undefined {
    return this.token ? hashOfToken(this.token) : undefined;
  }

  /** When the session found by `account` began, in ms. */
  get begunAt(): number | undefined {
    return this.row?.session_created_at;
  }

  /** The single sign-on service with which the session found by `account` was opened; null for a password. */
  get signedInWith(): string | null {
    return this.row?.signed_in_with ?? null;
  }

  /** When the user, who has no password, last confirmed their identity, in ms. */
  get confirmedAt(): number | null {
    return this.row?.confirmed_at ?? null;
  }

  get place(): Place {
    return {
      device: deviceWords(this.ctx.get('User-Agent')) ?? null,
      network: networkOf(this.ctx.ip),
    };
  }

  async account(): Promise<AccountRow | undefined> {
    const { key } = this;
    if (key === undefined) return undefined;
    const { db, now } = this.settings;
    this.row = await openedAccount(db, key, now());
    if (!this.row) noteOf(this.ctx, { staleSession: true });
    return this.row;
  }

  async userId(): Promise<string | undefined> {
    return (await this.account())?.id;
  }

  /** From time to time stores the last use and extends the session found by `account`. */
  async touch(): Promise<void> {
    const { row } = this;
    const { db, now } = this.settings;
    if (!row || now() - row.last_seen_at <= TOUCH_AFTER_MS) return;
    const until = this.slid(row);
    try {
      await touchSession(db, row.token_hash, {
        last_seen_at: now(),
        expires_at: until,
        ...this.place,
      });
      if (until > row.expires_at) this.cookie.set(this.token ?? '', until - now());
    } catch (error) {
      if (!isNoRoom(error)) throw error;
    }
  }

  private slid({ shared, session_created_at: began, expires_at: before }: OpenedAccount): number {
    if (shared === 1) return before;
    const until = Math.min(this.settings.now() + LIFETIME_MS, began + LIFETIME_MOST_MS);
    return until - before >= SLIDE_AFTER_MS ? until : before;
  }

  /**
   * Opens a session and ends the request's old one. On a shared device the session is short, and its cookie is
   * deleted when the browser is closed.
   */
  async open(
    userId: string,
    { sharedDevice = false, signedInWith = null }: Opening = {},
  ): Promise<void> {
    await this.close();
    const token = newToken();
    const { db, now, onSessionEnd } = this.settings;
    const ended = await createSession(db, {
      token_hash: hashOfToken(token),
      user_id: userId,
      created_at: now(),
      last_seen_at: now(),
      expires_at: now() + (sharedDevice ? SHARED_LIFETIME_MS : LIFETIME_MS),
      shared: sharedDevice ? 1 : 0,
      signed_in_with: signedInWith,
      ...this.place,
    });
    if (ended > 0) onSessionEnd(userId);
    this.token = token;
    this.cookie.set(token, sharedDevice ? undefined : LIFETIME_MS);
    noteOf(this.ctx, { who: userId });
  }

  /** Records that the user has just confirmed their identity. */
  async confirm(): Promise<void> {
    const { key } = this;
    const { db, now } = this.settings;
    if (key !== undefined) await confirmSession(db, key, now());
  }

  async close(): Promise<void> {
    const { key } = this;
    if (key === undefined) return;
    const userId = await deleteSession(this.settings.db, key);
    this.token = undefined;
    this.cookie.clear();
    if (userId === undefined) return;
    noteOf(this.ctx, { who: userId });
    this.settings.onSessionEnd(userId);
  }
}

interface Settings {
  name: string;
  secure: boolean;
  sameSite: 'lax' | 'strict';
}

export class SessionCookie {
  private readonly name: string;

  constructor(
    private readonly ctx: Context,
    private readonly settings: Settings,
  ) {
    this.name = settings.secure ? `__Host-${settings.name}` : settings.name;
  }

  get value(): string | undefined {
    return this.ctx.cookies.get(this.name);
  }

  /** @param maxAge in ms; without it the cookie is deleted when the browser is closed */
  set(token: string, maxAge?: number): void {
    const kept = maxAge === undefined ? {} : { maxAge };
    this.ctx.cookies.set(this.name, token, { ...this.options(), ...kept });
  }

  clear(): void {
    this.ctx.cookies.set(this.name, null, this.options());
  }

  private options() {
    const { secure, sameSite } = this.settings;
    // Needed because behind a proxy the connection itself is not encrypted.
    if (secure) this.ctx.cookies.secure = true;
    return { httpOnly: true, sameSite, secure, path: '/', overwrite: true } as const;
  }
}
