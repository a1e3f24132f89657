import { registration, type Visitor } from '../../../../test/kit/api-in-memory';
import { setUpSecondFactor } from '../../../../test/kit/authenticator';
import { newPageKey } from '../../../../test/kit/software-authenticator';
import { ADA } from '../../../../test/kit/single-sign-on/issuer';
import {
  BACK,
  codeOf,
  CONSENTS,
  isSignedIn,
  NAMES,
  PASSWORD,
  SignOn,
} from '../../../../test/kit/single-sign-on/sign-on';

const on = new SignOn();

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

test('an account with the same email is linked after its password was entered, and both ways of signing in work from then on', async () => {
  await on.open();
  const old = await on.withPassword();
  const visitor = on.api.visitor();
  const first = await on.signOn(visitor);
  expect(first.body).toEqual({ next: 'prove', needs: 'password', email: NAMES.email });
  for (const password of ['wrong', ''])
    expect((await on.post(visitor, 'prove', { password })).body.code).toBe('bad_credentials');
  expect((await on.post(visitor, 'register', { ...NAMES, ...CONSENTS })).body.code).toBe(
    'sign_in_not_confirmed',
  );
  expect([await on.rows('identities'), await isSignedIn(visitor)]).toEqual([[], false]);
  const linked = await on.post(visitor, 'prove', { password: PASSWORD });
  expect(linked.body).toMatchObject({ next: 'enter', user: { hasPassword: true } });
  expect((await on.rows('users')).length).toBe(1);
  expect((await on.signOn(on.api.visitor())).body).toMatchObject({ next: 'enter' });
  const login = { email: NAMES.email, password: PASSWORD };
  expect((await on.api.visitor().post('/api/auth/login', login)).status).toBe(200);
  expect(await isSignedIn(old)).toBe(true);
});

test('a password reset, or a new password that ends other sessions, unlinks single sign-on', async () => {
  await on.open();
  const owner = await on.withPassword();
  const visitor = on.api.visitor();
  const link = async (password: string) => {
    const guest = on.api.visitor();
    expect((await on.signOn(guest)).body).toMatchObject({ needs: 'password' });
    expect((await on.post(guest, 'prove', { password })).body).toMatchObject({ next: 'enter' });
  };
  await link(PASSWORD);
  const password = 'tide predictor 1872';
  const input = { currentPassword: PASSWORD, password, confirmPassword: password };
  const request = (body: object) => ({
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const changed = await owner.send('/api/auth/password', request(input));
  expect([changed.status, await on.rows('identities')]).toEqual([200, []]);
  await link(password);
  const again = { currentPassword: password, password: PASSWORD, confirmPassword: PASSWORD };
  const kept = await owner.send(
    '/api/auth/password',
    request({ ...again, keepOtherSessions: true }),
  );
  expect([kept.status, (await on.rows('identities')).length]).toEqual([200, 1]);
  await on.resetByMail(visitor, password);
  expect(await on.rows('identities')).toEqual([]);
  expect((await on.signOn(on.api.visitor())).body).toMatchObject({ needs: 'password' });
});

test('nothing is linked if the password is changed just after it was checked', async () => {
  await on.open();
  const owner = await on.withPassword();
  const visitor = on.api.visitor();
  await on.signOn(visitor);
  const { guard } = on.api.services;
  const forgive = guard.forgive.bind(guard);
  const forgiving = jest.spyOn(guard, 'forgive').mockImplementationOnce(async (tries) => {
    const password = 'tide predictor 1872';
    const changed = await owner.send('/api/auth/password', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ currentPassword: PASSWORD, password, confirmPassword: password }),
    });
    expect(changed.status).toBe(200);
    return forgive(tries);
  });
  const { body } = await on.post(visitor, 'prove', { password: PASSWORD });
  forgiving.mockRestore();
  expect(body).toMatchObject({ code: 'sign_in_not_confirmed' });
  expect([await on.rows('identities'), await isSignedIn(visitor)]).toEqual([[], false]);
  expect((await on.signOn(on.api.visitor())).body).toMatchObject({ needs: 'password' });
});

test('wrong passwords for linking and in the sign-in form are counted together', async () => {
  await on.open();
  await on.withPassword();
  const visitor = on.api.visitor();
  await on.signOn(visitor);
  const codes = [];
  for (let tries = 0; tries < 6; tries += 1) {
    codes.push((await on.post(visitor, 'prove', { password: 'wrong' })).body.code);
    const login = { email: NAMES.email, password: 'wrong' };
    const { body } = await on.api.visitor().post('/api/auth/login', login);
    codes.push(codeOf({ body }));
  }
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(['bad_credentials']));
  expect(codes.slice(10)).toEqual(['rate_limited', 'rate_limited']);
});

test('with OIDC_ONLY, passwords cannot sign in or create accounts, but can still link an account', async () => {
  await on.open();
  await on.withPassword();
  const before = await on.rows('users');
  await on.api.stop();
  await on.open({ OIDC_ONLY: '1' });
  await on.api.services.db
    .insertInto('users')
    .values(before as never)
    .execute();
  const login = { email: NAMES.email, password: PASSWORD };
  const { status, body } = await on.api.visitor().post('/api/auth/login', login);
  expect([status, codeOf({ body })]).toEqual([403, 'single_sign_on_only']);
  const made = await on.api
    .visitor()
    .post('/api/register', registration({ email: 'b@example.org' }));
  expect(codeOf(made)).toBe('single_sign_on_only');
  const byPasskey = await on.api
    .visitor()
    .post('/api/auth/passkey-login/begin', { pageKey: newPageKey() });
  expect(codeOf(byPasskey)).toBe('single_sign_on_only');
  const visitor = on.api.visitor();
  await on.signOn(visitor);
  expect((await on.post(visitor, 'prove', { password: PASSWORD })).status).toBe(200);
  expect((await on.api.visitor().get('/api/config')).body).toMatchObject({
    singleSignOn: { name: 'Contoso', only: true },
  });
});

async function remove(visitor: Visitor, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'DELETE', headers, body: JSON.stringify(body) };
  const { status, body: answer } = await visitor.send('/api/account', request);
  return { status, code: codeOf({ body: answer }) };
}

test('a user without a password must confirm at the issuer before deleting the account, within ten minutes', async () => {
  await on.open();
  const visitor = await on.newcomer();
  for (const body of [{}, { currentPassword: 'x' }])
    expect(await remove(visitor, body)).toEqual({ status: 403, code: 'confirmation_needed' });
  const confirmation = await on.post(visitor, 'confirm');
  const asked = new URL(confirmation.body.address).searchParams;
  expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
  const answer = await on.issuer.answerTo(confirmation.body.address, BACK);
  expect((await on.finish(visitor, answer)).body).toEqual({ next: 'confirmed' });
  on.late = 11 * 60_000;
  expect((await remove(visitor, {})).code).toBe('confirmation_needed');
  on.late = 0;
  expect((await remove(visitor, {})).status).toBe(200);
  expect(await on.rows('identities')).toEqual([]);
  // The next sign-in is that of a new user.
  expect((await on.signOn(on.api.visitor())).body).toMatchObject({ next: 'sign_up' });
});

test('a confirmation by another user, with an old sign-in, or without the session is refused', async () => {
  await on.open();
  const visitor = await on.newcomer();
  on.issuer.colleague = { ...ADA, sub: 'eve' };
  const foreign = await on.answerFor(visitor, {}, 'confirm');
  expect((await on.finish(visitor, foreign)).body.code).toBe('sign_in_not_confirmed');
  on.issuer.colleague = ADA;
  on.issuer.lie = { auth_time: now() - HOUR };
  const old = await on.answerFor(visitor, {}, 'confirm');
  expect((await on.finish(visitor, old)).body.code).toBe('sign_in_not_confirmed');
  on.issuer.lie = undefined;
  const signedOut = await on.answerFor(visitor, {}, 'confirm');
  await visitor.post('/api/auth/logout', {});
  expect((await on.finish(visitor, signedOut)).body.code).toBe('not_authenticated');
});

test('a user with a password must enter it, however they signed in', async () => {
  await on.open();
  await on.withPassword();
  const visitor = on.api.visitor();
  await on.signOn(visitor);
  await on.post(visitor, 'prove', { password: PASSWORD });
  expect((await remove(visitor, {})).code).toBe('invalid_input');
  expect((await remove(visitor, { currentPassword: PASSWORD })).status).toBe(200);
});

test('single sign-on asks for the code of two-step sign-in, too', async () => {
  await on.open({ OIDC_TRUST_EMAIL: '1' });
  const ada = await on.withPassword();
  await on.api.services.db.updateTable('users').set({ email_proved_at: 1 }).execute();
  const { recoveryCodes } = await setUpSecondFactor(ada, { password: PASSWORD, time: Date.now() });
  const visitor = on.api.visitor();
  expect((await on.signOn(visitor)).body).toMatchObject({ next: 'prove', needs: 'code' });
  expect((await on.post(visitor, 'prove')).body.code).toBe('second_factor_needed');
  expect(await isSignedIn(visitor)).toBe(false);
  const [code = ''] = recoveryCodes;
  expect((await on.post(visitor, 'prove', { code })).body).toMatchObject({ next: 'enter' });
});

test('an issuer that has sent the time of sign-in before must send it in a confirmation', async () => {
  await on.open();
  on.issuer.lie = { auth_time: undefined };
  const visitor = await on.newcomer();
  const silently = async () => {
    const { body } = await on.post(visitor, 'confirm');
    const address = new URL(body.address);
    for (const name of ['prompt', 'max_age']) address.searchParams.delete(name);
    return on.finish(visitor, await on.issuer.answerTo(address.href, BACK));
  };
  expect((await silently()).body).toEqual({ next: 'confirmed' });
  on.issuer.lie = undefined;
  const answer = await on.answerFor(visitor, {}, 'confirm');
  expect((await on.finish(visitor, answer)).body).toEqual({ next: 'confirmed' });
  on.issuer.lie = { auth_time: undefined };
  expect((await silently()).body.code).toBe('sign_in_not_confirmed');
});
