import type { Context } from 'koa';

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

  /** @param maxAge in ms; without it the cookie is gone with the browser */
  set(token: string, maxAge?: number): void {
    const kept = maxAge === undefined ? {} : { maxAge };
    this.ctx.cookies.set(this.name, token, { ...this.options(), ...kept });
  }

  clear(): void {
    this.ctx.cookies.set(this.name, null, this.options());
  }

  private options() {
    const { secure, sameSite } = this.settings;
    // Behind a proxy the connection itself is plain.
    if (secure) this.ctx.cookies.secure = true;
    return { httpOnly: true, sameSite, secure, path: '/', overwrite: true } as const;
  }
}
