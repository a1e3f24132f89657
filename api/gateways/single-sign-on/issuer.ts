import type * as Library from 'openid-client';

import { boundedFetch } from '../bounded-fetch';

export interface IssuerSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The address on this server to which the issuer redirects, as registered there. */
  redirectUri: string;
  /** The page to open after signing out at the issuer. */
  home: string;
}

/** Values of one sign-in that its answer must match. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** The issuer's claims about a user; empty if missing. */
export interface Claims {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** When the user signed in at the issuer, in ms; null if it does not say. */
  authenticatedAt: number | null;
}

/** The issuer did not respond, or its server failed. It may work later. */
export class IssuerAway extends Error {}

/** The answer of the issuer, or what the browser brought from it, is not valid. The message is for the log. */
export class NotConfirmed extends Error {
  constructor(
    readonly reason: string,
    /** The user canceled at the issuer, or the issuer refused. */
    readonly isCanceled: boolean,
  ) {
    super(reason);
  }
}

const PATIENCE_S = 10;
/** For the issuer's metadata, which seldom changes. The library refreshes keys itself. */
const FRESH_MS = 3600_000;
const SCOPE = 'openid email profile';

/** Loaded at its first use, because few servers need it. */
const load = async () => import('openid-client');

/** An OpenID Connect issuer. Its metadata is fetched at the first use, so this server can start without it. */
export class Issuer {
  private known: { configuration: Library.Configuration; at: number } | undefined;
  private hasSaidWhen = false;

  constructor(
    private readonly settings: IssuerSettings,
    private readonly now: () => number,
  ) {}

  /**
   * The address at which a browser signs in. @param again asks for the password even if signed in there @throws
   * IssuerAway
   */
  async signInAddress(again: boolean): Promise<Checks & { address: string }> {
    const client = await load();
    const configuration = await this.configuration();
    const verifier = client.randomPKCECodeVerifier();
    const checks = { state: client.randomState(), nonce: client.randomNonce(), verifier };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.settings.redirectUri,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // `max_age` makes the issuer also send the time of sign-in.
      ...(again ? { prompt: 'login', max_age: '0' } : {}),
    });
    return { ...checks, address: address.href };
  }

  /**
   * Redeems the issuer's answer that a browser brought back.
   * @param answer the query of the redirect
   * @throws IssuerAway, NotConfirmed
   */
  async redeem(answer: string, { state, nonce, verifier }: Checks): Promise<Claims> {
    const client = await load();
    const configuration = await this.configuration();
    const address = new URL(this.settings.redirectUri);
    address.search = answer;
    return judged(client, async () => {
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new NotConfirmed('no ID token', false);
      const isComplete = typeof claims['email'] === 'string';
      const more = isComplete
        ? {}
        : await this.userInfo(configuration, tokens.access_token, claims.sub);
      const said = claimsOf({ ...more, ...claims });
      this.hasSaidWhen ||= said.authenticatedAt !== null;
      return said;
    });
  }

  /**
   * Whether the issuer has ever sent the time of sign-in. After that, an answer without it means that the browser
   * removed `max_age` from the request. (The issuer's list of supported claims does not help: some list it and never
   * send it.)
   */
  get saysWhen(): boolean {
    return this.hasSaidWhen;
  }

  /** Some issuers do not put name and email in the ID token. */
  private async userInfo(
    configuration: Library.Configuration,
    accessToken: string,
    subject: string,
  ): Promise<Library.UserInfoResponse | Record<string, never>> {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
    return (await load()).fetchUserInfo(configuration, accessToken, subject);
  }

  /**
   * The address at which a browser signs out at the issuer; undefined if the issuer has none, or has not been reached
   * since the start: signing out here does not wait for it.
   */
  signOutAddress(): string | undefined {
    const there = this.known?.configuration.serverMetadata().end_session_endpoint;
    if (there === undefined) return undefined;
    const address = new URL(there);
    address.searchParams.set('client_id', this.settings.clientId);
    address.searchParams.set('post_logout_redirect_uri', this.settings.home);
    return address.href;
  }

  /**
   * Fetches the issuer's metadata. @throws IssuerAway, and NotConfirmed if it belongs to another issuer than in the
   * settings
   */
  async look(): Promise<void> {
    const { issuer, clientId, clientSecret } = this.settings;
    const client = await load();
    const server = new URL(issuer);
    const authentication = authenticationOf(client, clientSecret);
    const configuration = await judged(client, async () =>
      client.discovery(server, clientId, clientSecret, authentication, {
        [client.customFetch]: answerOf,
        timeout: PATIENCE_S,
        execute: [
          // Checks the token's signature, and does not only trust the connection.
          client.enableNonRepudiationChecks,
          // Only for this machine: the settings refuse any other issuer without https.
          // eslint-disable-next-line @typescript-eslint/no-deprecated
          ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      }),
    );
    this.known = { configuration, at: this.now() };
  }

  private async configuration(): Promise<Library.Configuration> {
    if (!this.known || this.now() - this.known.at > FRESH_MS) {
      try {
        await this.look();
      } catch (error) {
        // The earlier metadata is most likely still valid.
        if (!this.known) throw error;
      }
    }
    if (!this.known) throw new IssuerAway('no configuration');
    return this.known.configuration;
  }
}

/** Sends the secret in the body if the issuer supports that, otherwise in the header, which all support. */
function authenticationOf(client: typeof Library, secret: string): Library.ClientAuth {
  const inBody = client.ClientSecretPost(secret);
  const inHeader = client.ClientSecretBasic(secret);
  return (server, ...rest) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    (takesBody === true ? inBody : inHeader)(server, ...rest);
  };
}

/** @throws IssuerAway if there is no response, or the issuer's server fails */
async function answerOf(address: string, options: Library.CustomFetchOptions): Promise<Response> {
  const { status, response } = await boundedFetch(address, options as RequestInit).then(
    (response) => ({ status: response.status, response }),
    (error: unknown) => {
      throw new IssuerAway('no answer', { cause: error });
    },
  );
  if (status >= 500 || status === 404 || status === 429) {
    throw new IssuerAway(`an answer with status ${status}`);
  }
  return response;
}

async function judged<Result>(client: typeof Library, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw judgementOf(client, error);
  }
}

function judgementOf(client: typeof Library, error: unknown): IssuerAway | NotConfirmed {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof IssuerAway || at instanceof NotConfirmed) return at;
  }
  if (error instanceof client.AuthorizationResponseError)
    return new NotConfirmed(error.error, true);
  if (error instanceof client.ResponseBodyError) return new NotConfirmed(error.error, false);
  const { code, message } = error as { code?: string; message?: string };
  return new NotConfirmed([code, message].filter(Boolean).join(': '), false);
}

function claimsOf(claims: Record<string, unknown> & { iss: string; sub: string }): Claims {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '');
  const [first = '', ...others] = text('name').split(' ');
  const { auth_time: seconds } = claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text('email'),
    emailVerified: claims['email_verified'] === true,
    firstName: text('given_name') || first,
    lastName: text('family_name') || others.join(' '),
    authenticatedAt: typeof seconds === 'number' ? seconds * 1_000 : null,
  };
}
