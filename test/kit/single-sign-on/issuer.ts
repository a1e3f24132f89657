import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as jose from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

import { SINGLE_SIGN_ON_CALLBACK } from '#shared/contract/single-sign-on';

const CLIENT_ID = 'platelog';

/** A person whom the issuer knows. */
export interface Colleague {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export const ADA: Colleague = {
  sub: 'ada-1815',
  email: 'ada@example.org',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
};

/** Claims of an ID token that are replaced by false ones. */
export type Lie = Record<string, unknown>;

/**
 * A certified OpenID Connect server on this machine that signs in as `colleague`, and sends false claims if a test
 * wants it.
 */
export class TestIssuer {
  /** The person who signs in next. */
  colleague: Colleague = ADA;
  /** Whether it first shows a page with a button, as to a browser. */
  asks = false;
  lie: Lie | undefined;
  /** A wrong signature for its ID tokens. */
  forged: 'by another key' | 'by nobody' | undefined;
  readonly secret = randomBytes(24).toString('base64url');

  private answer: RequestListener = (_request, response) => response.writeHead(503).end();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => this.answer(request, response));
  }

  /** Listens, and answers 503 until it is set up. */
  static async start(): Promise<TestIssuer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TestIssuer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on it redirects browsers back to one server. @param site its address, without a trailing slash */
  async serve(site: string): Promise<void> {
    const { default: OidcProvider } = await import('oidc-provider');
    const keys = await jose.generateKeyPair('RS256', { extractable: true });
    const forger = await jose.generateKeyPair('RS256', { extractable: true });
    const key = { ...(await jose.exportJWK(keys.privateKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    const provider: Provider = new OidcProvider(this.url, {
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: this.secret,
          redirect_uris: [`${site}${SINGLE_SIGN_ON_CALLBACK}`],
          post_logout_redirect_uris: [`${site}/`],
        },
      ],
      jwks: { keys: [key] },
      cookies: { keys: [this.secret] },
      claims: {
        openid: ['sub', 'auth_time'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'name'],
      },
      conformIdTokenClaims: true,
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({ ...this.colleague, sub }),
      }),
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      loadExistingGrant: async ({ oidc }) => grantOf(provider, oidc),
      ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    });
    provider.use(async (ctx, next) => {
      if (ctx.path.startsWith('/interaction/')) {
        await this.interact(provider, ctx as KoaContextWithOIDC);
        return;
      }
      await next();
      if (ctx.oidc?.route !== 'token' || !this.changesTokens) return;
      const body = ctx.body as { id_token: string };
      const claims = { ...jose.decodeJwt(body.id_token), ...this.lie };
      const { privateKey } = this.forged === 'by another key' ? forger : keys;
      const signing = new jose.SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' });
      const id_token =
        this.forged === 'by nobody'
          ? new jose.UnsecuredJWT(claims).encode()
          : await signing.sign(privateKey);
      ctx.body = { ...body, id_token };
    });
    const answer = provider.callback();
    this.answer = (request, response) => void answer(request, response);
  }

  /** The settings of the server under test. */
  get settings(): Record<string, string> {
    return {
      OIDC_ISSUER: this.url,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: this.secret,
      OIDC_NAME: 'Contoso',
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /**
   * Goes through the issuer's pages as a browser does, with its own cookies.
   * @returns the query of the redirect back
   */
  async answerTo(address: string, back: string): Promise<string> {
    const jar = new Map<string, string>();
    let next = new URL(address);
    for (let steps = 0; steps < 10; steps += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${next.href}: ${await response.text()}`);
      next = new URL(location, next);
      if (next.href.startsWith(back)) return next.search.slice(1);
    }
    throw new Error('The issuer sends in circles.');
  }

  private get changesTokens(): boolean {
    return this.lie !== undefined || this.forged !== undefined;
  }

  private async interact(provider: Provider, ctx: KoaContextWithOIDC): Promise<void> {
    if (this.asks && ctx.method === 'GET') {
      ctx.type = 'html';
      ctx.body = `<!doctype html><html lang="en"><title>Contoso</title><h1>Contoso</h1>
        <form method="post"><button>Continue as ${this.colleague.given_name ?? ''}</button></form></html>`;
      return;
    }
    const login = { accountId: this.colleague.sub };
    await provider.interactionFinished(ctx.req, ctx.res, { login });
    ctx.respond = false;
  }
}

/** Does not ask for consent: it is the company's own service. */
async function grantOf(provider: Provider, oidc: KoaContextWithOIDC['oidc']) {
  const grant = new provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
