import { updateEmail } from '../../../store/accounts';
import { ADA } from '../../../../test/kit/single-sign-on/issuer';
import { CONSENTS, isSignedIn, NAMES, SignOn } from '../../../../test/kit/single-sign-on/sign-on';

const on = new SignOn();

test.each([
  [true, { next: 'enter' }],
  [false, { next: 'prove', needs: 'password' }],
])(
  'with a trusted issuer, an email that it has verified (%s) links an account whose email is confirmed',
  async (verified, outcome) => {
    await on.open({ OIDC_TRUST_EMAIL: '1' });
    await on.resetByMail(await on.withPassword(), 'tide predictor 1872');
    on.issuer.colleague = { ...ADA, email_verified: verified };
    expect((await on.signOn(on.api.visitor())).body).toMatchObject(outcome);
  },
);

test('an account that someone else may have registered with the email is not linked without its password', async () => {
  await on.open({ OIDC_TRUST_EMAIL: '1' });
  await on.withPassword();
  const owner = on.api.visitor();
  expect((await on.signOn(owner)).body).toMatchObject({ next: 'prove', needs: 'password' });
  expect([await on.rows('identities'), await isSignedIn(owner)]).toEqual([[], false]);
  // The mailed link confirms the email, and the reset locks the other person out.
  await on.resetByMail(owner, 'tide predictor 1872');
  expect((await on.signOn(owner)).body).toMatchObject({ next: 'enter' });
});

test("if a trusted issuer changes a user's subject, the verified email links the new one", async () => {
  await on.open({ OIDC_TRUST_EMAIL: '1' });
  on.issuer.colleague = { ...ADA, email_verified: true };
  await on.newcomer();
  on.issuer.colleague = { ...ADA, email_verified: true, sub: 'ada-2' };
  expect((await on.signOn(on.api.visitor())).body).toMatchObject({ next: 'enter' });
  expect((await on.rows('identities')).length).toBe(2);
  // The account's new email was set without a mailed link, so it is not confirmed.
  await on.api.services.db.transaction().execute(async (trx) => {
    const [account] = await trx.selectFrom('users').selectAll().execute();
    if (account) await updateEmail(trx, account.id, { email: 'b@example.org', provedAt: null });
  });
  const taken = { ...ADA, email: 'b@example.org', email_verified: true, sub: 'grace' };
  on.issuer.colleague = taken;
  expect((await on.signOn(on.api.visitor())).body.code).toBe('email_taken');
});

test('a form that is sent with another email than the verified one confirms neither', async () => {
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

test('the next sign-in confirms the email of an existing account if the issuer has verified the same email', async () => {
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
