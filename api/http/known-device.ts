import type { Context } from 'koa';

import type { Database } from '../store/database';
import {
  hasKnownDevice,
  isDeviceToken,
  isKnownDevice,
  upsertDevice,
  type DeviceOwner,
} from '../store/sign-ins';
import { SessionCookie } from './session';
import { hashOfToken, newToken } from './token';

export const DEVICE_DAYS = 400;
const LIFETIME_MS = DEVICE_DAYS * 24 * 3600 * 1000;

interface Settings {
  db: Database;
  now: () => number;
  secure: boolean;
}

/**
 * A cookie that outlives the session and gives no access. It lets the owner sign in while attackers try passwords
 * from other devices.
 */
export class KnownDevice {
  private readonly cookie: SessionCookie;

  constructor(
    ctx: Context,
    readonly kind: DeviceOwner['kind'],
    private readonly settings: Settings,
  ) {
    const name = kind === 'admin' ? 'platelog_admin_device' : 'platelog_device';
    const sameSite = kind === 'admin' ? 'strict' : 'lax';
    this.cookie = new SessionCookie(ctx, { name, secure: settings.secure, sameSite });
  }

  get hash(): string | undefined {
    const token = this.cookie.value;
    return token ? hashOfToken(token) : undefined;
  }

  /** Whether the owner has signed in on other devices before, but never on this one. */
  async isNewTo(ownerId: string): Promise<boolean> {
    const { db } = this.settings;
    const owner = { kind: this.kind, owner_id: ownerId };
    if (!(await hasKnownDevice(db, owner))) return false;
    return this.hash === undefined || !(await isKnownDevice(db, owner, this.hash));
  }

  /** Keeps the device's existing token, because several users may share a device. */
  async remember(ownerId: string): Promise<void> {
    const { db, now } = this.settings;
    const shown = this.cookie.value;
    const isOurs = shown !== undefined && (await isDeviceToken(db, hashOfToken(shown)));
    const token = isOurs ? shown : newToken();
    const whose = { kind: this.kind, owner_id: ownerId };
    await upsertDevice(db, { ...whose, token_hash: hashOfToken(token), last_used_at: now() });
    this.cookie.set(token, LIFETIME_MS);
  }
}
