import { emailSchema } from '#shared/contract/accounts';
import type { finishSingleSignOn, SingleSignOnOutcome } from '#shared/contract/single-sign-on';

import type { Claims } from '../../../gateways/single-sign-on/issuer';
import type { PublicCall, PublicHandler } from '../../../http/endpoint';
import { refuse } from '../../../http/refuse';
import { hashOfToken } from '../../../http/token';
import { accountByEmail, type AccountRow, markEmailProved } from '../../../store/accounts';
import { secondFactorOf } from '../../../store/second-factors';
import { accountOfIdentity } from '../../../store/single-sign-on/identities';
import type { AttemptRow } from '../../../store/single-sign-on/sign-in-attempts';
import { ownerOf } from '../second-factor/pass-second-factor';
import { asked, keepAttempt, setUp, takeOwnAttempt, tooLate } from './attempts';
import { enter, type EnterServices, link } from './enter';

/** The clocks of two servers may differ by this. */
const SLIP_MS = 60_000;

type Call = Pick<PublicCall<unknown>, 'session' | 'device' | 'signInCookie'>;

export function finishSingleSignOnHandler(
  services: EnterServices,
): PublicHandler<typeof finishSingleSignOn> {
  return async (call) => {
    const { issuer } = setUp(services);
    const attempt = await takeOwnAttempt(services, call.signInCookie);
    // The answer was already redeemed, and the sign-in waits for a password or a form.
    if (attempt.subject !== null) throw tooLate();
    const claims = await asked(services, async () => issuer.redeem(call.input.answer, attempt));
    return attempt.purpose === 'confirm'
      ? confirmed(services, call, { attempt, claims })
      : signedIn(services, call, { attempt, claims });
  };
}

interface Answered {
  attempt: AttemptRow;
  claims: Claims;
}

/** The signed-in user must be the one who has just confirmed at the issuer. */
async function confirmed(
  services: EnterServices,
  { session }: Call,
  { attempt, claims }: Answered,
): Promise<SingleSignOnOutcome> {
  const userId = await session.userId();
  if (userId === undefined || userId !== attempt.user_id) throw refuse('not_authenticated');
  const owner = await accountOfIdentity(services.db, claims);
  if (owner?.id !== userId)
    throw refuse('sign_in_not_confirmed', { detail: 'You signed in there as somebody else.' });
  const { authenticatedAt } = claims;
  // An issuer that never sends the time is trusted, because it was requested to ask again.
  const isOld =
    authenticatedAt === null
      ? setUp(services).issuer.saysWhen
      : authenticatedAt < attempt.begun_at - SLIP_MS;
  if (isOld) throw refuse('sign_in_not_confirmed');
  await session.confirm();
  return { next: 'confirmed' };
}

async function signedIn(
  services: EnterServices,
  call: Call,
  { attempt, claims }: Answered,
): Promise<SingleSignOnOutcome> {
  const linked = await accountOfIdentity(services.db, claims);
  if (linked) {
    const isSame = claims.email.toLowerCase() === linked.email;
    if (isSame && isVerified(services, claims))
      await markEmailProved(services.db, linked, services.now());
    return open(services, call, { attempt, claims, account: linked });
  }
  const account = await accountOfEmail(services, claims.email);
  if (!account) return newcomer(services, call, { attempt, claims });
  // Only if the email is confirmed: otherwise an attacker may have registered the email and would keep access.
  if (isVerified(services, claims) && account.email_proved_at !== null) {
    await link(services, account, claims);
    return open(services, call, { attempt, claims, account });
  }
  if (account.password === '')
    throw refuse('email_taken', {
      detail:
        'An account with this email is linked with another sign-in. Please ask the person who runs this server.',
    });
  return wait(services, call, { attempt, claims, account, needs: 'password' });
}

/** Whether the issuer has verified the email and the host trusts that. */
function isVerified(services: Pick<EnterServices, 'singleSignOn'>, claims: Claims): boolean {
  return setUp(services).trustsEmail && claims.emailVerified;
}

async function accountOfEmail(
  { db }: Pick<EnterServices, 'db'>,
  given: string,
): Promise<AccountRow | undefined> {
  const email = emailSchema.safeParse(given);
  return email.success ? accountByEmail(db, email.data) : undefined;
}

type OfAccount = Answered & { account: AccountRow };

/** Also requires the account's own second factor. */
async function open(
  services: EnterServices,
  call: Call,
  { attempt, claims, account }: OfAccount,
): Promise<SingleSignOnOutcome> {
  if (await secondFactorOf(services.db, ownerOf(account)))
    return wait(services, call, { attempt, claims, account, needs: 'code' });
  const sharedDevice = attempt.shared === 1;
  return enter(services, account, call, { identity: claims, sharedDevice, shown: null });
}

async function wait(
  services: EnterServices,
  { signInCookie }: Call,
  { attempt, claims, account, needs }: OfAccount & { needs: 'password' | 'code' },
): Promise<SingleSignOnOutcome> {
  await keepAttempt(services, signInCookie, answered({ attempt, claims, userId: account.id }));
  return { next: 'prove', needs, email: account.email };
}

async function newcomer(
  services: EnterServices,
  { signInCookie }: Call,
  { attempt, claims }: Answered,
): Promise<SingleSignOnOutcome> {
  const { signups } = setUp(services);
  if (signups === 'closed')
    throw refuse('signups_closed', {
      detail: 'There is no account of yours here, and this server takes no new ones.',
    });
  const proved = isVerified(services, claims) ? hashOfToken(claims.email.toLowerCase()) : null;
  const kept = { ...answered({ attempt, claims, userId: null }), proved_email_hash: proved };
  await keepAttempt(services, signInCookie, kept);
  const { email, firstName, lastName } = claims;
  return { next: 'sign_up', email, firstName, lastName, needsInvite: signups === 'invite' };
}

/** Of the issuer's claims, only the subject is stored, and a hash of a verified email. */
function answered({ attempt, claims, userId }: Answered & { userId: string | null }) {
  const { begun_at, purpose, shared } = attempt;
  const { issuer, subject } = claims;
  const used = { state: '', nonce: '', verifier: '' };
  const person = { user_id: userId, issuer, subject, proved_email_hash: null };
  return { begun_at, purpose, shared, ...used, ...person };
}
