import { updateEmail } from '../../../store/accounts';
import { ADA } from '../../../../test/kit/single-sign-on/issuer';
import { CONSENTS, isSignedIn, NAMES, SignOn } from '../../../../test/kit/single-sign-on/sign-on';

const on = new SignOn();

test.each([
  [true, { next: 'enter' }],
  [false, { next: 'prove', needs: 'password' }],
])(
  'with trust in the issuer, an email that it has verified (%s) links an account that has proved it',
  async (verified, outcome) => {
    await on.open({ OIDC_TRUST_EMAIL: '1' });
    await on.resetByMail(await on.withPassword(), 'tide predictor 1872');
    on.issuer.colleague = { ...ADA, email_verified: verified };
    expect((await on.signOn(on.api.visitor())).body).toMatchObject(outcome);
  },
);

test('an account that somebody else may have made with the address is not linked without its password', async () => {
  await on.open({ OIDC_TRUST_EMAIL: '1' });
  await on.withPassword();
  const owner = on.api.visitor();
  expect((await on.signOn(owner)).body).toMatchObject({ next: 'prove', needs: 'password' });
  expect([await on.rows('identities'), await isSignedIn(owner)]).toEqual([[], false]);
  // What proves the address is the mail that goes there, and it shuts the other one out.
  await on.resetByMail(owner, 'tide predictor 1872');
  expect((await on.signOn(owner)).body).toMatchObject({ next: 'enter' });
});

test('a trusted issuer that gives its people new numbers links them by the address that it had verified', async () => {
  await on.open({ OIDC_TRUST_EMAIL: '1' });
  on.issuer.colleague = { ...ADA, email_verified: true };
  await on.newcomer();
  on.issuer.colleague = { ...ADA, email_verified: true, sub: 'ada-2' };
  expect((await on.signOn(on.api.visitor())).body).toMatchObject({ next: 'enter' });
  expect((await on.rows('identities')).length).toBe(2);
  // No mail went to an address that only the account has been given: it is proved no longer.
  await on.api.services.db.transaction().execute(async (trx) => {
    const [account] = await trx.selectFrom('users').selectAll().execute();
    if (account) await updateEmail(trx, account.id, { email: 'b@example.org', provedAt: null });
  });
  const taken = { ...ADA, email: 'b@example.org', email_verified: true, sub: 'grace' };
  on.issuer.colleague = taken;
  expect((await on.signOn(on.api.visitor())).body.code).toBe('email_taken');
});

test('a form that is sent with another address than the verified one proves neither', async () => {
  await on.open({ OIDC_TRUST_EMAIL: '1' });
  on.issuer.colleague = { ...ADA, email_verified: true };
  const eve = on.api.visitor();
  await on.signOn(eve);
  const victim = 'grace@example.org';
  await on.post(eve, 'register', { ...NAMES, email: victim, ...CONSENTS });
  const grace = { ...ADA, email: victim, email_verified: true, sub: 'grace' };
  on.issuer.colleague = grace;
  expect((await on.signOn(on.api.visitor())).body.code).toBe('email_taken');
  expect((await on.rows('identities')).length).toBe(1);
});

test('an account from before is proved by the next sign-in, where the issuer says the same address', async () => {
  await on.open({ OIDC_TRUST_EMAIL: '1' });
  on.issuer.colleague = { ...ADA, email_verified: false };
  await on.newcomer();
  const proved = async () =>
    (await on.rows('users')).map((row) => 'email_proved_at' in row && row.email_proved_at !== null);
  expect(await proved()).toEqual([false]);
  on.issuer.colleague = { ...ADA, email: 'b@example.org', email_verified: true };
  await on.signOn(on.api.visitor());
  expect(await proved()).toEqual([false]);
  on.issuer.colleague = { ...ADA, email_verified: true };
  await on.signOn(on.api.visitor());
  expect(await proved()).toEqual([true]);
});
