import type { Context } from 'koa';

interface Settings {
  name: string;
  /** Whether people reach this server by https. */
  secure: boolean;
  sameSite: 'lax' | 'strict';
}

/** The cookie that carries a session's token, out of the reach of scripts. */
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

  set(token: string, maxAge: number): void {
    this.ctx.cookies.set(this.name, token, { ...this.options(), maxAge });
  }

  clear(): void {
    this.ctx.cookies.set(this.name, null, this.options());
  }

  private options() {
    const { secure, sameSite } = this.settings;
    // Behind a proxy the connection itself is plain; PUBLIC_URL says what people see.
    if (secure) this.ctx.cookies.secure = true;
    return { httpOnly: true, sameSite, secure, path: '/', overwrite: true } as const;
  }
}
