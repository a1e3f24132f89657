import { ApiInMemory } from '../../../../test/kit/api-in-memory';
import { type Lie, TestIssuer } from '../../../../test/kit/single-sign-on/issuer';
import {
  BACK,
  CONSENTS,
  isSignedIn,
  NAMES,
  SignOn,
  SITE,
} from '../../../../test/kit/single-sign-on/sign-on';

const on = new SignOn();

test('a new user gives consent before an account is created, and signs in without a form later', async () => {
  await on.open();
  const visitor = on.api.visitor();
  const first = await on.signOn(visitor);
  expect(first.body).toEqual({ next: 'sign_up', ...NAMES, needsInvite: false });
  expect([await on.rows('users'), await on.rows('identities')]).toEqual([[], []]);
  // Until then the server stores only the issuer's subject for the user.
  expect(JSON.stringify(await on.rows('sign_in_attempts'))).not.toMatch(/example\.org|Lovelace/);
  const minor = await on.post(visitor, 'register', { ...NAMES, isThirteenOrOlder: false });
  expect([minor.status, minor.body.code]).toEqual([400, 'invalid_input']);
  expect(await on.rows('users')).toEqual([]);
  const made = await on.post(visitor, 'register', { ...NAMES, ...CONSENTS });
  expect(made.body).toMatchObject({ next: 'enter', user: { ...NAMES, hasPassword: false } });
  expect((await on.rows('consents')).map((row) => 'kind' in row && row.kind).sort()).toEqual([
    ...['age', 'health'],
  ]);
  expect(await on.rows('sign_in_attempts')).toEqual([]);
  const again = on.api.visitor();
  expect((await on.signOn(again)).body).toMatchObject({ next: 'enter', sharedDevice: false });
  expect(await isSignedIn(again)).toBe(true);
  // No password opens the account, because it has none.
  const login = await on.api
    .visitor()
    .post('/api/auth/login', { email: NAMES.email, password: 'x' });
  expect(login.status).toBe(401);
});

test('one answer signs in once, and the form after it creates one account', async () => {
  await on.open();
  const visitor = await on.newcomer();
  const twice = await on.post(visitor, 'register', {
    ...NAMES,
    email: 'b@example.org',
    ...CONSENTS,
  });
  expect([twice.status, twice.body.code]).toEqual([400, 'sign_in_not_confirmed']);
  const other = on.api.visitor();
  const answer = await on.answerFor(other);
  expect((await on.finish(other, answer)).status).toBe(200);
  expect((await on.finish(other, answer)).body.code).toBe('sign_in_not_confirmed');
  // The issuer refuses a redeemed code from every browser.
  const third = on.api.visitor();
  const { code } = Object.fromEntries(new URLSearchParams(answer));
  const own = new URLSearchParams(await on.answerFor(third));
  own.set('code', code ?? '');
  expect((await on.finish(third, own.toString())).body.code).toBe('sign_in_not_confirmed');
  expect(await isSignedIn(third)).toBe(false);
});

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);
const LIES: [string, () => Lie][] = [
  ['another nonce', () => ({ nonce: 'x' })],
  ['no nonce', () => ({ nonce: undefined })],
  ['another audience', () => ({ aud: 'somebody-else' })],
  ['another issuer', () => ({ iss: 'https://evil.example.org' })],
  ['a time that is over', () => ({ exp: now() - hour, iat: now() - 2 * hour })],
  ['no person', () => ({ sub: undefined })],
];

test('an ID token with a wrong claim does not sign in', async () => {
  await on.open();
  await on.newcomer();
  for (const [what, lie] of LIES) {
    const visitor = on.api.visitor();
    on.issuer.lie = lie();
    const { status, body } = await on.signOn(visitor);
    expect([what, status, body.code]).toEqual([what, 400, 'sign_in_not_confirmed']);
    expect(await isSignedIn(visitor)).toBe(false);
  }
  // With the correct claims it signs in, so the refusals are not caused by signing the token again.
  on.issuer.lie = {};
  expect((await on.signOn(on.api.visitor())).body).toMatchObject({ next: 'enter' });
});

test('an ID token with a wrong signature does not sign in', async () => {
  await on.open();
  for (const forged of ['by another key', 'by nobody'] as const) {
    on.issuer.forged = forged;
    const { status, body } = await on.signOn(on.api.visitor());
    expect([status, body.code]).toEqual([400, 'sign_in_not_confirmed']);
  }
});

test('an answer works only in the browser that asked, with its state, in time, and without an error', async () => {
  await on.open();
  const [ada, eve] = [on.api.visitor(), on.api.visitor()];
  const answer = await on.answerFor(ada);
  await on.answerFor(eve);
  expect((await on.finish(eve, answer)).body.code).toBe('sign_in_not_confirmed');
  expect((await on.finish(on.api.visitor(), answer)).body.code).toBe('sign_in_not_confirmed');
  const other = new URLSearchParams(await on.answerFor(ada));
  other.set('state', 'x');
  expect((await on.finish(ada, other.toString())).body.code).toBe('sign_in_not_confirmed');
  const foreign = new URLSearchParams(await on.answerFor(ada));
  foreign.set('iss', 'https://evil.example.org');
  expect((await on.finish(ada, foreign.toString())).body.code).toBe('sign_in_not_confirmed');
  const slow = await on.answerFor(ada);
  on.late = 16 * 60_000;
  expect((await on.finish(ada, slow)).body.code).toBe('sign_in_not_confirmed');
  const begun = await on.post(ada, 'begin');
  const state = new URL(begun.body.address).searchParams.get('state') ?? '';
  const ended = `error=access_denied&iss=${encodeURIComponent(on.issuer.url)}&state=${state}`;
  expect((await on.finish(ada, ended)).body.code).toBe('sign_in_canceled');
  expect([await on.rows('users'), await on.rows('identities')]).toEqual([[], []]);
});

test.each([
  ['closed', {}, 'signups_closed'],
  ['open', { SIGNUPS: 'closed' }, undefined],
  ['', { SIGNUPS: 'closed' }, 'signups_closed'],
])('with OIDC_SIGNUPS=%s and %j a new user gets %s', async (signups, others, code) => {
  await on.open({ ...others, OIDC_SIGNUPS: signups });
  expect((await on.signOn(on.api.visitor())).body.code).toBe(code);
});

test('with sign-up by invite, the form asks for the code', async () => {
  await on.open({ OIDC_SIGNUPS: 'invite' });
  const visitor = on.api.visitor();
  expect((await on.signOn(visitor)).body).toMatchObject({ next: 'sign_up', needsInvite: true });
  const { body } = await on.post(visitor, 'register', { ...NAMES, ...CONSENTS, invite: 'x' });
  expect(body.code).toBe('bad_invite');
  expect(await on.rows('users')).toEqual([]);
});

test('on a shared device the session is short, and the list of sessions names the issuer', async () => {
  await on.open();
  await on.newcomer();
  const visitor = on.api.visitor();
  expect((await on.signOn(visitor, { sharedDevice: true })).body).toMatchObject({
    sharedDevice: true,
  });
  const { body } = await visitor.get('/api/auth/sessions');
  const [own] = (body as { sessions: object[] }).sessions;
  expect(own).toMatchObject({ current: true, sharedDevice: true, signedInWith: 'Contoso' });
});

test('signing out leads to the issuer only for users who signed in there', async () => {
  await on.open();
  const visitor = await on.newcomer();
  const { body } = await visitor.post('/api/auth/logout', {});
  const { address } = body as { address: string };
  expect(new URL(address).searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/`);
  expect(address.startsWith(on.issuer.url)).toBe(true);
  const other = await on.withPassword({ email: 'grace@example.org' });
  expect((await other.post('/api/auth/logout', {})).body).toEqual({ ok: true });
});

test('the callback redirects to the page with the answer in the fragment, and changes nothing', async () => {
  await on.open();
  const response = await fetch(`${on.api.url}/api/auth/oidc/callback?code=x&state=y`, {
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([
    ...[303, '/single-sign-on#code=x&state=y'],
  ]);
});

test('begin returns 503 while the issuer is unreachable, and asks it again at the next sign-in', async () => {
  const slow = await TestIssuer.start();
  await on.open(slow.settings);
  const { status, body } = await on.post(on.api.visitor(), 'begin');
  expect([status, body.code]).toEqual([503, 'issuer_away']);
  await slow.serve(SITE);
  expect((await on.post(on.api.visitor(), 'begin')).status).toBe(200);
  await slow.stop();
  // The issuer's metadata is cached for a while.
  expect((await on.post(on.api.visitor(), 'begin')).status).toBe(200);
  await on.api.stop();
  // A server without an issuer.
  on.api = await ApiInMemory.start();
  expect((await on.post(on.api.visitor(), 'begin')).body.code).toBe('single_sign_on_off');
});

test('the issuer is asked only for subject, email and name, with PKCE', async () => {
  await on.open();
  const { body } = await on.post(on.api.visitor(), 'begin');
  const asked = new URL(body.address).searchParams;
  expect(asked.get('scope')).toBe('openid email profile');
  expect(asked.get('redirect_uri')).toBe(BACK);
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(asked.get(name)?.length).toBeGreaterThan(40);
});

test('the cookie of a sign-in is HttpOnly, expires after 15 minutes, and gives no access', async () => {
  await on.open({ PUBLIC_URL: 'https://meals.example.org', TRUST_PROXY: '1' });
  const visitor = on.api.visitor();
  const { headers } = await visitor.post('/api/auth/oidc/begin', {});
  const [line = ''] = headers.getSetCookie();
  expect(line).toMatch(
    /^__Host-platelog_sign_in=[\w-]{43}; path=\/; expires=.*; samesite=lax; secure; httponly$/,
  );
  const [, until = ''] = /expires=([^;]+)/.exec(line) ?? [];
  expect(Math.abs(Date.parse(until) - Date.now() - 15 * 60_000)).toBeLessThan(30_000);
  expect(await isSignedIn(visitor)).toBe(false);
  // The database has only the hash of the cookie.
  const [, token = ''] = /=([\w-]{43})/.exec(line) ?? [];
  expect(JSON.stringify(await on.rows('sign_in_attempts'))).not.toContain(token);
});
